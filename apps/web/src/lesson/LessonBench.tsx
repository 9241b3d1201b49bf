/** The workbench of a lesson: it opens again on the network of each step, and what the student changes goes to the lesson. */
import { isMade, type LessonStep } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WorkbenchHost, WorkbenchParts } from '../lab/workbench/host.ts';
import { Workbench } from '../lab/workbench/Workbench.tsx';
import { defaultOptions, type ReadOptions } from '../share/links/link-options.ts';
import type { Opening } from '../share/links/opening.ts';
import styles from './lesson.module.css';
import { resultOf } from './play/play.ts';
import { useLessonPlay, usePlayed } from './play/use-play.ts';

interface LessonBenchProps {
  readonly title: string;
  readonly onParts: (parts: WorkbenchParts | null) => void;
}

export function LessonBench({ title, onParts }: LessonBenchProps) {
  const play = useLessonPlay();
  const stage = usePlayed((state) => state.stage);
  const isOpen = usePlayed((state) => state.network !== null);
  const index = usePlayed((state) => state.index);
  const step = play.steps[index];
  if (step === undefined || !isOpen) return <p className={styles.opening}>{isOpen ? '' : say('open.network')}</p>;
  return <StepBench key={stage} step={step} title={title} onParts={onParts} />;
}

/** Where the clock and the drawing begin at a step. */
function beginningOf({ view, task }: LessonStep): ReadOptions {
  return {
    options: {
      ...defaultOptions,
      isEditable: isMade(task),
      timePs: view?.timePs ?? null,
      speed: view?.speedPs ?? null,
      layer: view?.layer ?? null,
    },
    problems: [],
  };
}

const openingOf = (scenario: Scenario): Extract<Opening, { kind: 'scenario' }> => ({
  kind: 'scenario',
  scenario,
  origin: { kind: 'link' },
  isReadOnly: false,
  notes: [],
});

function StepBench({ step, title, onParts }: LessonBenchProps & { readonly step: LessonStep }) {
  const play = useLessonPlay();
  const [opened] = useState(() => openingOf(play.store.getState().network?.own ?? missing()));
  const isPredicted = usePlayed((state) => resultOf(state.progress, step.id)?.answer !== undefined);
  const held = step.task.kind === 'predict' && !isPredicted ? say('bench.predict-first') : null;
  const [parts, setParts] = useState<WorkbenchParts | null>(null);
  const takeParts = useCallback(
    (next: WorkbenchParts | null) => {
      setParts(next);
      onParts(next);
    },
    [onParts],
  );
  useEdits(parts, play.edited.bind(play));
  useSelected(parts, step);
  const host = useMemo(
    (): WorkbenchHost => ({
      title,
      crumbs: [
        { label: say('learn'), to: '/learn' },
        { label: title, isAuthored: true },
      ],
      hidesDetails: !isMade(step.task),
      // The lesson keeps the network itself.
      keeping: { write: (_id, version) => Promise.resolve(version + 1), rescue: () => undefined },
      held,
    }),
    [title, held, step],
  );
  return (
    <Workbench opened={opened} link={beginningOf(step)} draft={null} rename={stay} host={host} onParts={takeParts} />
  );
}

/** A lesson stays at its address, whatever is edited. */
const stay = () => undefined;

function missing(): never {
  throw new Error('a step is shown without its network');
}

function useEdits(parts: WorkbenchParts | null, onEdit: (scenario: Scenario) => void): void {
  const store = parts?.store;
  useEffect(
    () => {
      // A gesture, such as a value being typed, has shown its last network before it ends.
      let known = store?.getState().scenario;
      return store?.subscribe(({ scenario, gesture }) => {
        if (gesture !== null || scenario === known) return;
        known = scenario;
        onEdit(scenario);
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the lesson is the same as long as the store is
    [store],
  );
}

/** Outlines the devices that the step names. */
function useSelected(parts: WorkbenchParts | null, { view }: LessonStep): void {
  const store = parts?.store;
  useEffect(() => {
    const names = view?.selects ?? [];
    if (store === undefined || names.length === 0) return;
    const { nodes } = store.getState().scenario.model;
    store.select({ nodes: new Set(nodes.filter(({ name }) => names.includes(name)).map(({ id }) => id)) });
  }, [store, view]);
}
