/** Above the results of a run: for each flow that did not arrive as drawn its first cause, with a button that repairs it. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import { say } from '@lanelab/messages/causes';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { reasonOf } from '../../base/format/reason.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { EngineLoadError, type Failure, failureOf } from '../../playback/run/failure.ts';
import { type Names, namesOf } from '../../playback/run/names.ts';
import type { FlowResult } from '../../playback/run/types.ts';
import { useApply } from '../inspector/use-apply.ts';
import { causesOf, type FlowCause } from './causes.ts';
import { gathered } from './evidence.ts';
import { type Counted, quietFlows } from './quiet.ts';
import styles from './SilentFlows.module.css';
import { type Waiting, waitingFlows } from './waiting.ts';

interface Found {
  readonly waiting: readonly Waiting[];
  readonly causes: readonly FlowCause[];
}

type Search =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly found: Found }
  | { readonly state: 'failed'; readonly failure: Failure };

async function find(scenario: Scenario, signal: AbortSignal): Promise<Found> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(reasonOf(error), { cause: error });
  });
  try {
    const evidence = await gathered(engine, scenario, signal);
    return { waiting: waitingFlows(evidence), causes: causesOf(evidence) };
  } finally {
    await engine.close();
  }
}

/** What waits in a scenario and why, found by running it once more with its diary kept. */
function useCauses(scenario: Scenario): { readonly search: Search; readonly retry: () => void } {
  const [search, setSearch] = useState<Search>({ state: 'running' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    find(scenario, controller.signal).then(
      (found) => {
        if (controller.signal.aborted) return;
        setSearch({ state: 'done', found });
        for (const { sentence } of found.causes) announce(sentence);
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !controller.signal.aborted) setSearch({ state: 'failed', failure });
      },
    );
    return () => controller.abort();
  }, [scenario, tries]);
  return {
    search,
    retry: () => {
      setSearch({ state: 'running' });
      setTries(tries + 1);
    },
  };
}

/** Where to look: at the link, else at the device. */
const placeOf = ({ nodes, links }: FlowCause) => selecting(links.length > 0 ? { links } : { nodes });

/** The flow, and what it waits for. */
function headOf({ lack, sincePs }: Waiting, flow: FlowResult, names: Names): string {
  const named = { flow: names.flow(flow) };
  if (lack === 'stopped') return say('of-flow.stopped', { ...named, time: formatPicoseconds(sincePs) });
  return lack === 'silent' ? say('of-flow', named) : say('of-flow.no-shortcut', named);
}

interface SilentFlowsProps {
  /** What the run of the results has counted. */
  readonly counted: Counted;
  /** Called when a button has repaired a cause: the results it stood above hold no more. */
  readonly onRepaired: () => void;
}

export default function SilentFlows({ counted, onRepaired }: SilentFlowsProps) {
  const { scenario } = counted;
  const { flows } = counted.result;
  const store = useEditorStore();
  const { search, retry } = useCauses(scenario);
  const { isReadOnly, refusal, apply } = useApply();
  const names = namesOf(scenario);
  // Until the search is done those that lack a shortcut are not known.
  const waiting: readonly Waiting[] = search.state === 'done' ? search.found.waiting : quietFlows(counted);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.silent} aria-label={say('title')} data-testid="silent-flows">
      <h3>{say('title')}</h3>
      <ul>
        {waiting.map((entry) => {
          const flow = flows.find(({ id }) => id === entry.flow);
          const cause =
            search.state === 'done' ? search.found.causes.find((one) => one.flow === entry.flow) : undefined;
          return flow === undefined ? null : (
            <li key={flow.id} data-testid={`silent-${flow.id}`} data-code={cause?.code}>
              <b>{headOf(entry, flow, names)}</b>{' '}
              {search.state === 'running' ? say('finding') : (cause?.sentence ?? say('none'))}
              {cause === undefined ? null : (
                <span className={styles.acts}>
                  {isReadOnly ? null : (
                    <Button onPress={() => apply(cause.fix.edit) && onRepaired()} data-testid={`repair-${flow.id}`}>
                      {cause.fix.label}
                    </Button>
                  )}
                  <Button kind="quiet" onPress={() => store.select(placeOf(cause))} data-testid={`show-${flow.id}`}>
                    {say('show')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Refusal why={refusal} />
      {search.state === 'failed' ? <FailureNotice failure={search.failure} onRetry={retry} /> : null}
    </section>
  );
}
