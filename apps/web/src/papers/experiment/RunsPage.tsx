/** An experiment without axes: forms beside each other, what one run recorded, or a drawing. */
import { baseScenario, CALIBRATION, collect, type ShippedFigure } from '@lanelab/papers';
import { useCallback, useEffect, useMemo } from 'react';
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
import { followed } from './planning.ts';
import { RefusedSettings } from './RefusedSettings.tsx';
import { RunSection } from './RunSection.tsx';
import { isChanged } from './settings.ts';
import { useJob } from './use-job.ts';
import { type RunsExperiment, useRunsPlan } from './use-runs-plan.ts';
import { useSettings } from './use-settings.ts';

interface RunsPageProps {
  readonly experiment: RunsExperiment;
  /** The figure that comes with the lab; null where it could not be fetched. */
  readonly shipped: ShippedFigure | null;
}

export function RunsPage({ experiment, shipped }: RunsPageProps) {
  const { settings, setSettings, problems: refused } = useSettings(experiment);
  const [problems, tellProblem] = useProblems();
  const { job, start, cancel } = useJob();
  const runs = useResults();
  const { planned: first, refusal } = useRunsPlan(experiment, settings);
  const planned = useMemo(() => followed(experiment, first.plan, runs, first.settings), [experiment, first, runs]);
  const isRun = planned.runs.length > 0;
  useEffect(() => {
    if (isRun) warmUp();
  }, [isRun]);
  const own = useMemo(() => collect(experiment, planned, { runs }), [experiment, planned, runs]);
  const came = isChanged(settings) || !isRun ? null : shipped;
  const shippedFigure = useMemo(() => (came === null ? null : shippedData(experiment, came)), [experiment, came]);
  const { figure, again, source } = useMemo(
    () => (shippedFigure === null ? { figure: own, again: null, source: 'here' } : shownAgain(shippedFigure, own)),
    [shippedFigure, own],
  );
  const scenario = useMemo(
    () => planned.runs[0]?.scenario ?? baseScenario(experiment, planned.quality, planned.overrides),
    [experiment, planned],
  );
  const overlay = useOverlay(useMemo(() => (again === null ? figure : { ...figure, again }), [figure, again]));
  const expected = usePrediction(figure, scenario, null, job.state === 'running');
  const shown = useMemo(() => withPrediction(overlay.shown, expected.prediction), [overlay.shown, expected.prediction]);
  const scenarioNow = useCallback(() => scenario, [scenario]);
  const blocked = [...problems].map(([label, problem]) => `${label}: ${problem}`)[0] ?? refusal;
  return (
    <FieldProblems value={tellProblem}>
      <ExperimentBar experiment={experiment} figure={overlay.shown} scenarioNow={scenarioNow} />
      <div className={isRun ? styles.page : styles.alone}>
        <div className={styles.intro}>
          <ExperimentHead figure={figure} isAsked={expected.isAsked} />
          <RefusedSettings problems={refused} />
          <PredictionSection figure={figure} control={expected} />
        </div>
        {isRun ? (
          <div className={styles.side}>
            <div className={styles.run}>
              <RunSection
                experiment={experiment}
                settings={settings}
                plan={planned}
                known={runs}
                shipped={came}
                job={job}
                blocked={blocked}
                isMain={!expected.isAsked}
                onQuality={(quality) => setSettings({ ...settings, quality, durationPs: null })}
                onRun={() =>
                  start('sweep', planned.runs, (known) => followed(experiment, planned, known, first.settings).runs)
                }
                onCancel={cancel}
              />
            </div>
            <div className={styles.settings}>
              <ParameterSection experiment={experiment} settings={settings} onChange={setSettings} />
            </div>
          </div>
        ) : null}
        <div className={styles.outcome}>
          {expected.isAsked ? (
            <>
              <NetworkSection scenario={scenario} />
              <Waiting />
            </>
          ) : (
            <>
              <div className={styles.chart}>
                {came === null ? null : <OtherEngine shipped={came} />}
                <FigurePanel figure={shown} build={source === 'shipped' && came !== null ? came.stamp : null} />
              </div>
              {figure.drawing === undefined && figure.series.every(({ trace }) => trace === undefined) ? (
                <OverlayBar overlay={overlay} />
              ) : null}
              <FindingsSection figure={figure} />
              <CalibrationSection experiment={experiment} figure={figure} scenario={scenario} file={CALIBRATION} />
              <NetworkSection scenario={scenario} />
              <DataSection figure={overlay.shown} />
            </>
          )}
        </div>
      </div>
    </FieldProblems>
  );
}
