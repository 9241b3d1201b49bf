/** How long each point runs and which seed it draws from. */
import { say } from '@lanelab/messages/experiment';
import type { Experiment } from '@lanelab/papers';
import { Term } from '../../base/words/Term.tsx';
import { NumberRow } from '../../document/form/NumberRow.tsx';
import { Provenance } from '../../document/form/Provenance.tsx';
import { DEFAULT_SEED, type Settings } from './settings.ts';

interface RunRowsProps {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

const PICOSECONDS_PER_SECOND = 1e12;

export function RunRows({ experiment, settings, onChange }: RunRowsProps) {
  const published = experiment.quality[settings.quality].durationPs;
  const durationPs = settings.durationPs ?? published;
  return (
    <>
      <NumberRow
        label={say('run-rows.time-per-point')}
        unit="s"
        value={durationPs / PICOSECONDS_PER_SECOND}
        min={0.01}
        max={600}
        onChange={(seconds) => {
          const next = Math.round(seconds * PICOSECONDS_PER_SECOND);
          onChange({ ...settings, durationPs: next === published ? null : next });
        }}
        published={published / PICOSECONDS_PER_SECOND}
        origin={
          settings.quality === 'full' ? (
            <Provenance origin="paper" note={say('run-rows.the-paper-ran-60-s')} />
          ) : (
            <span className="muted">{say('run-rows.quick')}</span>
          )
        }
        testId="parameter-duration"
      />
      <NumberRow
        label={say('run-rows.seed')}
        unit=""
        value={settings.seed}
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        isInteger
        onChange={(seed) => onChange({ ...settings, seed })}
        published={DEFAULT_SEED}
        origin={<Term id="seed">{say('run-rows.what-is-it')}</Term>}
        testId="parameter-seed"
      />
    </>
  );
}
