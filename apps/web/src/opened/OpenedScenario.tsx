/** A scenario somebody shared: its network, what is set in it, a run of it, and all that was measured. */
import { documentHash, modelHash, type Scenario } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { FailureNotice } from '../engine/FailureNotice.tsx';
import { Measurements } from '../engine/Measurements.tsx';
import { useRun } from '../engine/use-run.ts';
import { FieldProblems } from '../form/field-problems.ts';
import { useProblems } from '../form/use-problems.ts';
import { formatPicoseconds } from '../format/duration.ts';
import { formatShare } from '../format/number.ts';
import { NetworkSection } from '../network/NetworkSection.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { type StackChoices, withStack } from '../stack/stack-switches.ts';
import { Button } from '../ui/Button.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { PageBar } from '../ui/PageBar.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RunButton } from '../ui/RunButton.tsx';
import { Section } from '../ui/Section.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { HostTable } from './HostTable.tsx';
import styles from './Opened.module.css';
import { VariationSection } from './VariationSection.tsx';
import { knobsOf, type Turned, vary } from './variation.ts';

interface OpenedScenarioProps {
  readonly scenario: Scenario;
  /** Where it came from, in words. */
  readonly source: string;
}

export function OpenedScenario({ scenario: given, source }: OpenedScenarioProps) {
  const [choices, setChoices] = useState<StackChoices>({});
  const [turned, setTurned] = useState<Turned>({});
  const [problems, tellProblem] = useProblems();
  const knobs = useMemo(() => knobsOf(given), [given]);
  const varied = useMemo(() => vary(withStack(given, choices), knobs, turned), [given, choices, knobs, turned]);
  const scenario = 'scenario' in varied ? varied.scenario : given;
  const blocked =
    [...problems.keys()].map((label) => `Correct ${label} first.`)[0] ?? ('refusal' in varied ? varied.refusal : null);
  const hasTcp = given.model.flows.some(({ kind }) => kind === 'tcp-stream');
  const title = given.view.title === '' ? 'Shared scenario' : given.view.title;
  usePageTitle(title);
  const [isSharing, setIsSharing] = useState(false);
  const hash = useMemo(() => modelHash(scenario.model), [scenario]);
  const { run, start, cancel } = useRun(scenario, hash);
  return (
    <>
      <PageBar crumbs={[{ label: title }]}>
        <Button onPress={() => setIsSharing(true)} data-testid="share">
          <ShareIcon />
          Share
        </Button>
      </PageBar>
      <ShareDialog scenario={scenario} isOpen={isSharing} onClose={() => setIsSharing(false)} />
      <div className={styles.page} data-testid="opened">
        <header className={styles.head}>
          {scenario.view.question === '' ? null : <p className={styles.question}>{scenario.view.question}</p>}
          <h1>{title}</h1>
          <p className={styles.source}>
            {source} · document <code data-testid="document-hash">{documentHash(scenario).slice(0, 8)}</code>
          </p>
          {scenario.view.notes === '' ? null : <p className={styles.notes}>{scenario.view.notes}</p>}
        </header>
        <NetworkSection scenario={scenario} />
        <div className={styles.columns}>
          <Section title="Run it" testId="run-section">
            <div className={styles.run}>
              <RunButton
                kind="main"
                isRunning={run.state === 'running'}
                isDisabled={run.state === 'running' || blocked !== null}
                onRun={start}
                onCancel={cancel}
                runId="run"
                cancelId="cancel"
              >
                Run {formatPicoseconds(scenario.model.durationPs)}
              </RunButton>
              <p className={blocked === null ? 'muted' : styles.blocked} role={blocked === null ? undefined : 'alert'}>
                {blocked ?? `Seed ${scenario.model.seed}. It runs in this browser; nothing is sent anywhere.`}
              </p>
            </div>
            {run.state === 'running' ? (
              <Progress label="Running" share={run.share} words={formatShare(run.share)} testId="progress" />
            ) : null}
            {run.state === 'cancelled' ? <p className="muted">Cancelled.</p> : null}
            {run.state === 'failed' ? <FailureNotice failure={run.failure} onRetry={start} /> : null}
            {run.state === 'done' ? <Measurements result={run.result} scenario={scenario} areTablesOpen /> : null}
          </Section>
          <FieldProblems value={tellProblem}>
            <VariationSection
              knobs={knobs}
              turned={turned}
              onTurn={setTurned}
              choices={hasTcp ? choices : null}
              onChoose={setChoices}
            />
          </FieldProblems>
        </div>
        <Section title="Stations" testId="hosts">
          <HostTable scenario={scenario} />
        </Section>
      </div>
    </>
  );
}
