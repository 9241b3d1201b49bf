/** The checks of the open document, with what the run says of each up to the play head. */

import type { Lesson } from '@lanelab/lessons';
import { faultText, timeText, verdictText } from '@lanelab/lessons/checks';
import { say } from '@lanelab/messages/checks';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import { writeCheck } from '../../document/store/edits/checks.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { GiveLesson } from '../../share/assignments/GiveLesson.tsx';
import { sourceOf } from '../../share/lectures/sources.ts';
import { useLog, useProtocols } from '../messages/context.ts';
import { CheckInput } from './CheckInput.tsx';
import styles from './Checks.module.css';
import { stateAt } from './state-at.ts';
import { type CheckLine, useCheckRun } from './use-check-run.ts';

const SIGNS = { holds: '✓', fails: '✗', undecided: '?', waiting: '…', faulty: '!' } as const;

const NONE: readonly string[] = [];

export function ChecksPanel() {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const texts = scenario.view.checks ?? NONE;
  const { lines, share, failure, again } = useCheckRun(scenario, texts);
  const { timePs } = useLog();
  // One box more than there are checks, for the next.
  const boxes = useMemo(() => [...texts.keys(), ...(isReadOnly ? [] : [texts.length])], [texts, isReadOnly]);
  return (
    <div className={styles.panel} data-testid="checks">
      {texts.length === 0 ? <p className={styles.none}>{say('panel.none')}</p> : null}
      <ul className={styles.list}>
        {boxes.map((index) => {
          const line = lines[index];
          return (
            <li key={index} className={styles.row} data-state={line === undefined ? 'new' : stateAt(line, timePs)}>
              <span aria-hidden="true" className={styles.sign}>
                {line === undefined ? '+' : SIGNS[stateAt(line, timePs)]}
              </span>
              <CheckInput
                label={say(line === undefined ? 'panel.add' : 'panel.check', { number: index + 1 })}
                text={texts[index] ?? ''}
                onCommit={(text) => store.apply(writeCheck(index, text))}
                isFaulty={line !== undefined && line.fault !== null}
                isReadOnly={isReadOnly}
              />
              {line === undefined ? null : <Outcome line={line} timePs={timePs} />}
              {line === undefined || isReadOnly ? null : (
                <Button
                  kind="quiet"
                  aria-label={say('panel.remove', { check: line.text })}
                  onPress={() => store.apply(writeCheck(index, ''))}
                  data-testid="check-remove"
                >
                  <CloseIcon />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {texts.length === 0 || lines.some(({ fault }) => fault !== null) ? null : (
        <p className={styles.none}>
          <GiveLesson title={scenario.view.title} lesson={() => lessonOf(scenario)} />
        </p>
      )}
      {failure === null ? null : <FailureNotice failure={failure} onRetry={again} />}
      {share === null ? null : (
        <p className={styles.none} role="status">
          {say('panel.running')}
        </p>
      )}
    </div>
  );
}

/** The open network and its checks, as a lesson of one step. */
async function lessonOf(scenario: Scenario): Promise<Lesson> {
  const { title, question, notes, checks = NONE } = scenario.view;
  const { lessonOfChecks } = await import('@lanelab/lessons');
  return lessonOfChecks({ title, question, notes, checks, source: await sourceOf(scenario) });
}

/** What is found, and the instant to look at. */
function Outcome({ line, timePs }: { readonly line: CheckLine; readonly timePs: number }) {
  const { playback } = useProtocols();
  const { result } = line;
  if (line.fault !== null)
    return (
      <span className={styles.said} data-testid="check-fault">
        {faultText(line.fault)}
      </span>
    );
  if (result === null) return <span className={styles.said}>{say('panel.waiting')}</span>;
  const { decidedAtPs, evidence } = result;
  // The run decides at an instant that the play head has not reached: the verdict waits for it.
  if (decidedAtPs !== null && decidedAtPs > timePs)
    return <span className={styles.said}>{say('panel.decided-at', { at: timeText(decidedAtPs) })}</span>;
  const instant = evidence.timePs;
  return (
    <span className={styles.said} data-testid="check-said">
      <span className="visually-hidden">{say(`panel.${result.verdict}`)} </span>
      {verdictText(result)}{' '}
      {instant === undefined ? null : (
        <button type="button" className={styles.instant} onClick={() => void playback.seek(instant)}>
          {say('panel.open-instant')}
        </button>
      )}
    </span>
  );
}
