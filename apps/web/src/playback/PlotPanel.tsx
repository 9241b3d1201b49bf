/** Throughput, queues and CPUs over the run, one under the other on one time axis; as pictures, sentences and tables. */
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { DataTable } from '../base/ui/DataTable.tsx';
import { Fold } from '../base/ui/Fold.tsx';
import { useSize } from '../base/ui/use-size.ts';
import styles from './PlotPanel.module.css';
import { PlotView } from './PlotView.tsx';
import { columns, type Plot, plotsOf, shown, summary } from './plots.ts';
import type { Playback } from './types.ts';
import { usePlaybackState } from './use-playback.ts';

/** Live, but no faster than can be read. */
const EVERY_MS = 250;
const TABLE_ROWS = 20;

interface PlotPanelProps {
  readonly playback: Playback;
  readonly scenario: Scenario;
}

export function PlotPanel({ playback, scenario }: PlotPanelProps) {
  const { frame, size } = useSize();
  const { timePs, durationPs, reachedPs } = usePlaybackState(playback);
  // As far as there is something, and a little further.
  const endPs = Math.min(durationPs, Math.max(durationPs / 100, timePs, reachedPs) * 1.1);
  const plots = usePlots(playback, scenario);
  return (
    <div ref={frame} className={styles.panel} data-testid="plots">
      {plots.length === 0 ? <p className={styles.empty}>{say('plot-panel.nothing-to-plot-yet-play')}</p> : null}
      {plots.map((plot) => (
        <figure key={plot.kind} className={styles.plot} aria-label={summary(plot)}>
          <PlotView plot={plot} width={size.width} headPs={timePs} endPs={endPs} />
          <Fold title={say('plot-panel.as-a-table')}>
            <PlotTable plot={plot} />
          </Fold>
        </figure>
      ))}
    </div>
  );
}

/** What is measured so far, a few times a second. */
function usePlots(playback: Playback, scenario: Scenario): readonly Plot[] {
  const [plots, setPlots] = useState<readonly Plot[]>([]);
  useEffect(() => {
    let counted = -1;
    const read = () => {
      const series = playback.recording.series();
      const count = series[0]?.timesPs.length ?? 0;
      if (count === counted) return;
      counted = count;
      setPlots(plotsOf(series, scenario));
    };
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, [playback, scenario]);
  return plots;
}

function PlotTable({ plot }: { readonly plot: Plot }) {
  const lines = plot.lines.map((line) => columns(line, TABLE_ROWS));
  const rows = (lines[0] ?? []).map(({ untilPs }, index) => ({ untilPs, index }));
  return (
    <DataTable
      caption={say('plot-panel.title-the-most-in-each', { title: plot.title })}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { title: say('plot-panel.until-s'), isHead: true, cell: ({ untilPs }) => fixed(untilPs / 1e12, 3) },
        ...plot.lines.map(({ words }, line) => ({
          title: words,
          isNumber: true,
          cell: ({ index }: { readonly index: number }) => shown(plot.kind, lines[line]?.[index]?.high ?? 0),
        })),
      ]}
    />
  );
}
