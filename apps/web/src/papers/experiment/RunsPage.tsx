/** An experiment without axes: forms beside each other, what one run recorded, or a drawing. */
import { baseScenario, CALIBRATION, collect } from '@lanelab/papers';
import { useCallback, useEffect, useMemo } from 'react';
import { FieldProblems, useProblems } from '../../document/form/field-problems.ts';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { warmUp } from '../../playback/run/engine-pool.ts';
import { useResults } from '../../playback/run/results.ts';
import { DataSection } from '../figure/DataSection.tsx';
import { FigurePanel } from '../figure/FigurePanel.tsx';
import { OverlayBar } from '../figure/OverlayBar.tsx';
import { useOverlay } from '../figure/overlay.ts';
import { useServerFigure } from '../figure/server-figure.ts';
import { PredictionSection } from '../prediction/PredictionSection.tsx';
import { usePrediction, withPrediction } from '../prediction/use-prediction.ts';
import { Waiting } from '../prediction/Waiting.tsx';
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

export function RunsPage({ experiment }: { readonly experiment: RunsExperiment }) {
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
  const isOwn = own.provenance.done > 0 || !isRun || isChanged(settings);
  const served = useServerFigure(experiment.id, settings.quality, !isOwn);
  const figure = isOwn ? own : (served ?? own);
  const scenario = useMemo(
    () => planned.runs[0]?.scenario ?? baseScenario(experiment, planned.quality, planned.overrides),
    [experiment, planned],
  );
  const overlay = useOverlay(figure);
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
              <FigurePanel figure={shown} source={figure === own ? 'here' : 'server'} />
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
