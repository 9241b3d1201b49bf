/** The whole figure: how thorough, run, how far it is, cancel. */
import { say } from '@lanelab/messages/experiment';
import { say as sayShipped } from '@lanelab/messages/shipped';
import type { Experiment, Plan, Quality, ShippedFigure } from '@lanelab/papers';
import { formatPicoseconds, formatWait } from '../../base/format/duration.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Progress } from '../../base/ui/Progress.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { Section } from '../../base/ui/Section.tsx';
import { laneCount } from '../../playback/run/engine-pool.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { costPerSecond } from '../../playback/run/results.ts';
import type { RunResult } from '../../playback/run/types.ts';
import { DigestSection } from '../shipped/DigestSection.tsx';
import { runCostMs } from '../shipped/run-cost.ts';
import styles from './RunSection.module.css';
import type { Settings } from './settings.ts';
import type { Job } from './use-job.ts';

interface RunSectionProps {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly plan: Plan;
  readonly known: ReadonlyMap<string, RunResult>;
  /** The figure that comes with the lab, where the page shows it. */
  readonly shipped: ShippedFigure | null;
  readonly job: Job;
  /** Why nothing can be run now. */
  readonly blocked: string | null;
  /** False while something else on the page is what to do first. */
  readonly isMain: boolean;
  readonly onQuality: (quality: Quality) => void;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

export function RunSection(props: RunSectionProps) {
  const { experiment, settings, plan, known, shipped, job, blocked, isMain, onQuality, onRun, onCancel } = props;
  const isRunning = job.state === 'running';
  const left = plan.runs.filter(({ key }) => !known.has(key)).length;
  return (
    <Section title={sayShipped('run-section.title')} testId="run-section">
      <Choice
        label={say('run-section.how-thorough')}
        isLabelHidden
        options={[
          { value: 'quick', label: say('run-section.quick') },
          { value: 'full', label: say('run-section.full') },
        ]}
        value={settings.quality}
        onChange={onQuality}
        isDisabled={isRunning}
        testId="quality"
      />
      <p className={styles.note}>
        {say('run-section.plan', {
          unit: unitOf(plan),
          count: placesOf(plan).length,
          note:
            settings.durationPs === null
              ? experiment.quality[settings.quality].note
              : say('run-section.duration-ps-a-point', { durationPs: formatPicoseconds(plan.durationPs) }),
        })}
        {explainingOf(plan) === 0 ? '' : say('run-section.explaining', { count: explainingOf(plan) })}
        {isRunning || left === 0 ? '' : estimateWords(left, plan, known, shipped)}
      </p>
      <div className={styles.action}>
        <RunButton
          {...(isMain ? { kind: 'main' as const } : {})}
          isRunning={isRunning && job.what === 'sweep'}
          isDisabled={isRunning || blocked !== null || left === 0}
          onRun={onRun}
          onCancel={onCancel}
          runId="run-all"
          cancelId="cancel"
        >
          {shipped !== null && left === plan.runs.length ? sayShipped('run-section.again') : runLabel(plan, left)}
        </RunButton>
      </div>
      <Outcome plan={plan} job={job} left={left} />
      {shipped === null ? null : (
        <DigestSection experiment={experiment} shipped={shipped} runs={plan.runs} known={known} />
      )}
      {blocked === null ? null : (
        <p className={styles.blocked} role="alert" data-testid="blocked">
          {blocked}
        </p>
      )}
      {job.state === 'failed' ? <FailureNotice failure={job.failure} onRetry={onRun} /> : null}
    </Section>
  );
}

/** " About 8 s on this computer." once something has run here; before, what the computer that made the figure would take. */
function estimateWords(
  left: number,
  { durationPs, quality, runs }: Plan,
  known: ReadonlyMap<string, RunResult>,
  shipped: ShippedFigure | null,
): string {
  const perSecond = costPerSecond(known);
  if (perSecond !== null)
    return say('run-section.about-format-wait-on-this-computer', {
      formatWait: formatWait((left * perSecond * durationPs) / 1e12 / laneCount()),
    });
  const costMs = shipped === null ? null : runCostMs(shipped, quality);
  return costMs === null ? '' : sayShipped('run-section.about', { wait: formatWait((costMs * left) / runs.length) });
}

/** A point that is run with several seeds is several runs. */
const isByPoint = ({ repetitions }: Plan): boolean => repetitions === 1;

/** The runs whose values are shown. */
const placesOf = ({ runs }: Plan): Plan['runs'] => runs.filter(({ explains }) => explains === undefined);

/** Number of runs that are made once more, to say why a point is low. */
const explainingOf = (plan: Plan): number => plan.runs.length - placesOf(plan).length;

const unitOf = (plan: Plan): 'point' | 'run' => (isByPoint(plan) ? 'point' : 'run');

function runLabel(plan: Plan, left: number): string {
  const total = plan.runs.length;
  const places = placesOf(plan).length;
  // What is left may be the runs that explain.
  if (!isByPoint(plan) || (left > 0 && total > places)) {
    if (left === 0) return say('run-section.all-runs-done', { count: total });
    return left === total
      ? say('run-section.start-all', { count: total })
      : say('run-section.start-the-other', { count: left });
  }
  if (places === 1) return left === 0 ? say('run-section.the-one-point-is-run') : say('run-section.run-the-one-point');
  if (left === 0) return say('run-section.all-total-points-are-run', { total: places });
  if (left === 1) return say('run-section.run-the-other-point');
  return left === places
    ? say('run-section.run-all-total-points', { total })
    : say('run-section.run-the-other-left-points', { left });
}

function Outcome({ plan, job, left }: { readonly plan: Plan; readonly job: Job; readonly left: number }) {
  if (job.state === 'idle' || job.state === 'failed' || job.what !== 'sweep') return null;
  const { progress } = job;
  if (job.state === 'running') {
    const words =
      progress.leftMs === null
        ? say('run-section.progress', { done: progress.done, total: progress.total })
        : say('run-section.progress-with-rest', {
            done: progress.done,
            total: progress.total,
            rest: formatWait(progress.leftMs),
          });
    return <Progress label={say('run-section.running')} share={progress.share} words={words} testId="progress" />;
  }
  if (job.state === 'cancelled') {
    return (
      <p className={styles.note} data-testid="job-cancelled">
        {say('run-section.cancelled', { done: progress.done, unit: unitOf(plan), count: progress.total })}
      </p>
    );
  }
  if (left > 0) return null;
  return (
    <p className={styles.note} data-testid="job-done">
      {say('run-section.finished', {
        unit: explainingOf(plan) === 0 ? unitOf(plan) : 'run',
        count: progress.total - progress.known,
        time: formatWait(job.tookMs),
        known: progress.known,
      })}
    </p>
  );
}
