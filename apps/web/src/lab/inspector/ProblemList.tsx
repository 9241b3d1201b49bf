/** What keeps the scenario from running, and what its author will want to know; each leads to its place, some mend themselves. */
import { say } from '@lanelab/messages/properties';
import { useMemo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { selecting } from '../../document/store/selection.ts';
import type { Edit, Problem } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import styles from './ProblemList.module.css';
import { useApply } from './use-apply.ts';

interface ProblemListProps {
  /** What the playing run has found wrong, beside what the document says. */
  readonly ofRun?: readonly Problem[];
  /** Called when a button has put a problem right, and is gone with it. */
  readonly onFixed?: () => void;
}

const none: readonly Problem[] = [];

export function ProblemList({ ofRun = none, onFixed }: ProblemListProps) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const problems = useMemo(() => [...problemsOf(scenario), ...ofRun], [scenario, ofRun]);
  const { isReadOnly, refusal, apply } = useApply();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <section className={styles.problems} aria-label={say('problem-list.problems')} data-testid="problems">
      <p className={styles.summary}>
        {problems.length === 0
          ? say('problem-list.no-problems-the-scenario-can')
          : say('problem-list.counts', { errors, warnings: problems.length - errors })}
      </p>
      <Refusal why={refusal} />
      <ul>
        {problems.map((problem) => (
          <ProblemRow
            key={problem.id}
            problem={problem}
            onShow={() => store.select(selecting(problem))}
            onFix={isReadOnly ? null : (edit) => apply(edit) && onFixed?.()}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProblemRowProps {
  readonly problem: Problem;
  readonly onShow: () => void;
  readonly onFix: ((edit: Edit) => void) | null;
}

function ProblemRow({ problem, onShow, onFix }: ProblemRowProps) {
  const { severity, sentence, fix } = problem;
  return (
    <li data-severity={severity} data-testid={`problem-${severity}`}>
      <button type="button" className={styles.row} onClick={onShow}>
        <SeverityMark severity={severity} />
        <span>
          <b>{severity === 'error' ? say('problem-list.error') : say('problem-list.warning')}</b> {sentence}
        </span>
      </button>
      {fix === undefined || onFix === null ? null : (
        <Button onPress={() => onFix(fix.edit)} data-testid="problem-fix">
          {fix.label}
        </Button>
      )}
    </li>
  );
}

/** An error is a filled disc with a cross, a warning an open triangle: told apart without colour. */
function SeverityMark({ severity }: { readonly severity: Problem['severity'] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.mark}>
      {severity === 'error' ? (
        <>
          <circle cx="8" cy="8" r="7" className={styles.disc} />
          <path d="M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6" className={styles.cross} />
        </>
      ) : (
        <path d="M8 1.8 14.8 14H1.2zM8 6v4M8 11.4v1.2" className={styles.triangle} />
      )}
    </svg>
  );
}
