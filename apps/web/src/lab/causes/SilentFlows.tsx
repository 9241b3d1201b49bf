/** Above the results of a run: for each flow of which nothing arrived its first cause, with a button that repairs it. */
import { createWorkerEngine } from '@lanelab/engine/browser';
import { say } from '@lanelab/messages/causes';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { EngineLoadError, type Failure, failureOf } from '../../playback/run/failure.ts';
import { namesOf } from '../../playback/run/names.ts';
import type { FlowResult } from '../../playback/run/types.ts';
import { useApply } from '../inspector/use-apply.ts';
import { causesOf, type FlowCause } from './causes.ts';
import { gathered } from './evidence.ts';
import styles from './SilentFlows.module.css';

type Search =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly causes: readonly FlowCause[] }
  | { readonly state: 'failed'; readonly failure: Failure };

async function find(scenario: Scenario, signal: AbortSignal): Promise<readonly FlowCause[]> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  try {
    return causesOf(await gathered(engine, scenario, signal));
  } finally {
    await engine.close();
  }
}

/** The causes of a scenario's silence, found by running it once more with its diary kept. */
function useCauses(scenario: Scenario): { readonly search: Search; readonly retry: () => void } {
  const [search, setSearch] = useState<Search>({ state: 'running' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    find(scenario, controller.signal).then(
      (causes) => {
        if (controller.signal.aborted) return;
        setSearch({ state: 'done', causes });
        for (const { sentence } of causes) announce(sentence);
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

interface SilentFlowsProps {
  readonly scenario: Scenario;
  /** Flows of which nothing arrived. */
  readonly flows: readonly FlowResult[];
}

export default function SilentFlows({ scenario, flows }: SilentFlowsProps) {
  const store = useEditorStore();
  const { search, retry } = useCauses(scenario);
  const causes = search.state === 'done' ? search.causes : null;
  const { isReadOnly, refusal, apply } = useApply();
  const names = namesOf(scenario);
  return (
    <section className={styles.silent} aria-label={say('title')} data-testid="silent-flows">
      <h3>{say('title')}</h3>
      <ul>
        {flows.map((flow) => {
          const cause = causes?.find((entry) => entry.flow === flow.id);
          return (
            <li key={flow.id} data-testid={`silent-${flow.id}`} data-code={cause?.code}>
              <b>{say('of-flow', { flow: names.flow(flow) })}</b>{' '}
              {search.state === 'running' ? say('finding') : (cause?.sentence ?? say('none'))}
              {cause === undefined ? null : (
                <span className={styles.acts}>
                  {isReadOnly || cause.fix === undefined ? null : (
                    <Button onPress={() => cause.fix && apply(cause.fix.edit)} data-testid={`repair-${flow.id}`}>
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
