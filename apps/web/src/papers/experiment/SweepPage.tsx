/** An experiment that is measured by runs: question, network, parameters, runs, figure, what differs. */
import { say } from '@lanelab/messages/experiment';
import { CALIBRATION, type Results, type RunSpec, type ShippedFigure, type SweepExperiment } from '@lanelab/papers';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { part } from '../../base/ui/part.tsx';
import { usePaced } from '../../base/ui/use-paced.ts';
import { FieldProblems, useProblems } from '../../document/form/field-problems.ts';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { warmUp } from '../../playback/run/engine-pool.ts';
import { useResults } from '../../playback/run/results.ts';
import { DataSection } from '../figure/DataSection.tsx';
import { FigurePanel } from '../figure/FigurePanel.tsx';
import { OverlayBar } from '../figure/OverlayBar.tsx';
import { useOverlay } from '../figure/overlay.ts';
import { PredictionSection } from '../prediction/PredictionSection.tsx';
import { usePrediction, withPrediction } from '../prediction/use-prediction.ts';
import { Waiting } from '../prediction/Waiting.tsx';
import { OtherEngine } from '../shipped/OtherEngine.tsx';
import { shippedData, shownAgain } from '../shipped/shown.ts';
import { CalibrationSection } from './CalibrationSection.tsx';
import { ExperimentBar } from './ExperimentBar.tsx';
import { ExperimentHead } from './ExperimentHead.tsx';
import styles from './ExperimentLayout.module.css';
import { FindingsSection } from './FindingsSection.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { PointSection } from './PointSection.tsx';
import { pairPoints } from './pair-points.ts';
import { figureOf, followed, planPoint, withPoint } from './planning.ts';
import { RefusedSettings } from './RefusedSettings.tsx';
import { RunSection } from './RunSection.tsx';
import { isChanged } from './settings.ts';
import { type Job, useJob } from './use-job.ts';
import { useOverhead } from './use-overhead.ts';
import { usePlan } from './use-plan.ts';
import { useSettings } from './use-settings.ts';

const PairSection = part(async () => (await import('./PairSection.tsx')).PairSection);

interface SweepPageProps {
  readonly experiment: SweepExperiment;
  /** The figure that comes with the lab; null where it could not be fetched. */
  readonly shipped: ShippedFigure | null;
}

/** A figure takes a while to draw; points that finish in between come together. */
const DRAW_EVERY_MS = 600;

function progressWords(job: Job): string | undefined {
  return job.state === 'running' && job.what === 'sweep'
    ? say('sweep-page.done-of-total', { done: job.progress.done, total: job.progress.total })
    : undefined;
}

export function SweepPage({ experiment, shipped }: SweepPageProps) {
  const { settings, setSettings, problems: refused } = useSettings(experiment);
  useEffect(warmUp, []);
  const [problems, tellProblem] = useProblems();
  const { planned, refusal, planNow } = usePlan(experiment, settings);
  const { job, start, cancel } = useJob();
  const runs = useResults();
  const overhead = useOverhead(planned.plan.overhead?.mtus ?? []);
  const drawnRuns = usePaced(runs, job.state === 'running' ? DRAW_EVERY_MS : 0);
  const figurePlan = useMemo(
    () => followed(experiment, planned.plan, drawnRuns, planned.settings),
    [experiment, planned, drawnRuns],
  );
  const own = useMemo(() => {
    const results: Results = { runs: drawnRuns, overhead: overhead.rows };
    return figureOf(experiment, figurePlan, results, planned.settings, planned.point);
  }, [experiment, planned, figurePlan, drawnRuns, overhead.rows]);

  const came = isChanged(settings) ? null : shipped;
  const shippedFigure = useMemo(() => (came === null ? null : shippedData(experiment, came)), [experiment, came]);
  const { figure, again, source } = useMemo(() => {
    if (shippedFigure === null) return { figure: own, again: null, source: 'here' };
    const shown = shownAgain(shippedFigure, own);
    return { ...shown, figure: withPoint(shown.figure, experiment, planned.point, runs) };
  }, [shippedFigure, own, experiment, planned, runs]);

  const overlay = useOverlay(useMemo(() => (again === null ? figure : { ...figure, again }), [figure, again]));
  const chosen = experiment.series === null ? null : (experiment.defaultPoint[experiment.series.key] ?? null);
  const expected = usePrediction(figure, planned.point.scenario, chosen, job.state === 'running');
  const shown = useMemo(() => withPrediction(overlay.shown, expected.prediction), [overlay.shown, expected.prediction]);

  const runSweep = () => {
    const now = planNow();
    if (now === null) return;
    announce(say('sweep-page.running-length-points', { length: now.plan.runs.length }));
    start('sweep', now.plan.runs, (known) => followed(experiment, now.plan, known, now.settings).runs);
  };
  const runPoint = (spec: RunSpec | undefined) => {
    if (spec !== undefined) start('point', [spec]);
  };
  const isRunning = job.state === 'running';
  const openPoint = useCallback(
    (keys: readonly string[]) => {
      const run = [...figurePlan.runs, ...(came?.full.runs ?? [])].find(({ key }) => keys.includes(key));
      if (run === undefined || isRunning) return;
      const { coords } = run;
      setSettings((now) => ({ ...now, point: coords }));
      start('point', [planPoint(experiment, { ...planned.settings, point: coords })]);
    },
    [experiment, planned, figurePlan, came, isRunning, start, setSettings],
  );
  const pair = useMemo(() => {
    const isWhole = figure.provenance.done === figure.provenance.total;
    return isWhole && !isRunning ? pairPoints(experiment, planned.settings, figure, came) : null;
  }, [experiment, planned.settings, figure, came, isRunning]);
  const scenarioNow = useCallback(() => planNow()?.point.scenario ?? null, [planNow]);
  const blocked = [...problems].map(([label, problem]) => `${label}: ${problem}`)[0] ?? refusal;

  return (
    <FieldProblems value={tellProblem}>
      <ExperimentBar experiment={experiment} figure={overlay.shown} scenarioNow={scenarioNow} />
      <div className={styles.page}>
        <div className={styles.intro}>
          <ExperimentHead figure={figure} progress={progressWords(job)} isAsked={expected.isAsked} />
          <RefusedSettings problems={refused} />
          <PredictionSection figure={figure} control={expected} />
        </div>
        <div className={styles.side}>
          <div className={styles.run}>
            <RunSection
              experiment={experiment}
              settings={settings}
              plan={figurePlan}
              known={runs}
              shipped={came}
              job={job}
              blocked={blocked}
              isMain={!expected.isAsked}
              onQuality={(quality) => setSettings({ ...settings, quality, durationPs: null })}
              onRun={runSweep}
              onCancel={cancel}
            />
          </div>
          <div className={styles.settings}>
            <PointSection
              experiment={experiment}
              settings={settings}
              point={planned.point}
              result={runs.get(planned.point.key) ?? null}
              job={job}
              blocked={blocked}
              onChange={setSettings}
              onRun={() => runPoint(planNow()?.point)}
              onCancel={cancel}
            />
            <ParameterSection experiment={experiment} settings={settings} onChange={setSettings} />
          </div>
        </div>
        <div className={styles.outcome}>
          {expected.isAsked ? (
            <>
              <NetworkSection scenario={planned.point.scenario} />
              <Waiting />
            </>
          ) : (
            <>
              <div className={styles.chart}>
                {came === null ? null : <OtherEngine shipped={came} />}
                <FigurePanel
                  figure={shown}
                  build={source === 'shipped' && came !== null ? came.stamp : null}
                  onPoint={openPoint}
                />
              </div>
              <OverlayBar overlay={overlay} />
              <FindingsSection figure={figure} />
              <Suspense>
                {pair === null ? null : <PairSection key={`${pair.at.spec.key} ${pair.beside.spec.key}`} {...pair} />}
              </Suspense>
              <CalibrationSection
                experiment={experiment}
                figure={figure}
                scenario={planned.point.scenario}
                file={CALIBRATION}
              />
              <NetworkSection scenario={planned.point.scenario} />
              <DataSection figure={overlay.shown} />
            </>
          )}
        </div>
      </div>
    </FieldProblems>
  );
}
