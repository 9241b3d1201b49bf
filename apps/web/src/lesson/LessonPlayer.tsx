/** A lesson on one page: its panel, and the network of the step in a workbench of its own. */
import type { Lesson, LessonProgress, StepResult } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Choice } from '../base/ui/Choice.tsx';
import { report } from '../base/ui/page-state.ts';
import { useMedia } from '../base/ui/use-media.ts';
import type { Host } from '../lab/embed/host.ts';
import type { WorkbenchParts } from '../lab/workbench/host.ts';
import { plainText } from '../papers/collection/lesson-language.ts';
import { LessonBench } from './LessonBench.tsx';
import styles from './lesson.module.css';
import { LessonPanel } from './panel/LessonPanel.tsx';
import { type LabTarget, openTarget, TargetsProvider } from './panel/link-targets.ts';
import { judgeOf } from './play/judge.ts';
import { type OpenedLesson, progressKey } from './play/opened.ts';
import { type LessonLock, LessonPlay, placeOf } from './play/play.ts';
import { keepProgress } from './play/progress.ts';
import { PlayProvider, usePlayed } from './play/use-play.ts';
import { useLessonKeys } from './use-lesson-keys.ts';

const NARROW = '(max-width: 767px)';

interface LessonPlayerProps {
  readonly opened: OpenedLesson;
  readonly progress: LessonProgress;
  /** The author tries the lesson from a step on: nothing is kept, and `note` says so. */
  readonly trial?: LessonTrial;
  /** The lesson is work for a class. */
  readonly given?: GivenLesson;
  /** The page around, where the lesson stands in a frame. */
  readonly host?: Host;
}

/** A lesson that a class works on: what is done is kept by its page, in place of the progress of this browser. */
export interface GivenLesson {
  readonly locks: readonly LessonLock[];
  readonly keep: (progress: LessonProgress) => void;
  /** What stands at the end of the lesson, such as handing in. */
  readonly end: ReactNode;
}

interface LessonTrial {
  readonly index: number;
  readonly note: ReactNode;
}

export function LessonPlayer({ opened, progress, trial, given, host }: LessonPlayerProps) {
  const [play, setPlay] = useState<LessonPlay | null>(null);
  const [isLost, setLost] = useState(false);
  const [first] = useState(progress);
  const begins = trial?.index ?? null;
  const around = useRef(given);
  useEffect(() => {
    around.current = given;
  }, [given]);
  useEffect(() => {
    const created = new LessonPlay({
      lesson: opened.lesson,
      progress: first,
      judge: judgeOf(opened.lesson),
      locks: around.current?.locks ?? [],
      keep: (next) => {
        if (around.current !== undefined) around.current.keep(next);
        else if (begins === null) void keepProgress(progressKey(opened), next).catch(() => setLost(true));
      },
    });
    setPlay(created);
    void created.goTo(begins ?? placeOf(opened.lesson, first));
    return () => created.dispose();
  }, [opened, first, begins]);
  return play === null ? null : (
    <PlayProvider value={play}>
      <OpenLesson play={play} isLost={isLost} note={trial?.note ?? null} end={given?.end ?? null} />
      {host === undefined ? null : <ToldHost host={host} lesson={opened.lesson} />}
    </PlayProvider>
  );
}

/** Tells the page around how far the student is, and which steps they have passed. */
function ToldHost({ host, lesson }: { readonly host: Host; readonly lesson: Lesson }) {
  const index = usePlayed((state) => state.index);
  const progress = usePlayed((state) => state.progress);
  const verdict = usePlayed((state) => state.verdict);
  const title = plainText(lesson.title);
  useEffect(() => {
    const count = (state: StepResult['state']) => progress.steps.filter((step) => step.state === state).length;
    host.tell({
      from: 'lanelab',
      type: 'lesson',
      title,
      step: index + 1,
      steps: lesson.steps.length,
      solved: count('done'),
      shown: count('shown'),
    });
  }, [host, lesson, title, index, progress]);
  useEffect(() => {
    const step = lesson.steps[index];
    if (step === undefined || verdict?.passes !== true) return;
    const checks = verdict.checks.map(({ outcome }) => outcome.text);
    host.tell({ from: 'lanelab', type: 'step-passed', step: step.id, checks });
  }, [host, lesson, index, verdict]);
  return null;
}

const SIDES = ['lesson', 'network'] as const;
type Side = (typeof SIDES)[number];

interface OpenLessonProps {
  readonly play: LessonPlay;
  readonly isLost: boolean;
  readonly note: ReactNode;
  readonly end: ReactNode;
}

function OpenLesson({ play, isLost, note, end }: OpenLessonProps) {
  const { lesson } = play;
  const isNarrow = useMedia(NARROW);
  const [side, setSide] = useState<Side>('lesson');
  const parts = useRef<WorkbenchParts | null>(null);
  const takeParts = useCallback((next: WorkbenchParts | null) => {
    parts.current = next;
  }, []);
  const open = useCallback((target: LabTarget) => {
    if (parts.current === null) return;
    setSide('network');
    openTarget(parts.current, target);
  }, []);
  useLessonKeys(play);
  const index = usePlayed((state) => state.index);
  const passes = usePlayed((state) => state.verdict?.passes ?? null);
  useEffect(() => {
    report('lesson', { step: index + 1, of: lesson.steps.length, passes });
    return () => report('lesson', undefined);
  }, [lesson, index, passes]);
  return (
    <TargetsProvider value={open}>
      <div className={styles.player} data-side={isNarrow ? side : 'both'} data-testid="lesson">
        {isNarrow ? (
          <div className={styles.sides}>
            <Choice
              label={say('sides.label')}
              isLabelHidden
              options={SIDES.map((value) => ({ value, label: say(`sides.${value}`) }))}
              value={side}
              onChange={setSide}
              testId="lesson-sides"
            />
          </div>
        ) : null}
        <div className={styles.panel}>
          {note}
          {isLost ? <p role="alert">{say('not-kept-here')}</p> : null}
          <LessonPanel lesson={lesson} end={end} />
        </div>
        <div className={styles.bench}>
          <LessonBench title={plainText(lesson.title)} onParts={takeParts} />
        </div>
      </div>
    </TargetsProvider>
  );
}
