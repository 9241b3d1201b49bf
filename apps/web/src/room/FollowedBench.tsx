/** A workbench that follows another one: its network, to look at, with the other's clock, layer, sight and selection. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { followBench } from '../lab/room/follow.ts';
import type { WorkbenchHost, WorkbenchParts } from '../lab/workbench/host.ts';
import { Workbench } from '../lab/workbench/Workbench.tsx';
import { defaultOptions } from '../share/links/link-options.ts';
import type { FactsStore } from '../share/room/room-facts.ts';
import { followServerClock, type ServerClock } from '../share/room/server-clock.ts';
import { PointerDot } from './PointerDot.tsx';
import type { Network } from './use-network.ts';

interface FollowedBenchProps {
  readonly title: string;
  /** Where the other workbench is. */
  readonly facts: FactsStore;
  readonly network: Network;
  /** In the place of the time bar. */
  readonly timeBar: ReactNode;
  /** Opens a copy that can be changed, in place of one at an address of its own. */
  readonly onCopy?: () => void;
  /** Called with the parts of this workbench, and with null as it goes. */
  readonly onParts: (parts: WorkbenchParts | null) => void;
}

const link = { options: { ...defaultOptions, isEditable: false }, problems: [] };
/** The page stays at the address of the room. */
const stay = () => undefined;
/** The room keeps the network itself. */
const keeping = { write: (_id: string, version: number) => Promise.resolve(version + 1), rescue: () => undefined };

export function FollowedBench({ title, facts, network, timeBar, onCopy, onParts }: FollowedBenchProps) {
  const [opened] = useState(() => ({
    kind: 'scenario' as const,
    scenario: network.scenario,
    origin: { kind: 'link' as const },
    isReadOnly: true,
    notes: [],
  }));
  const [parts, setParts] = useState<WorkbenchParts | null>(null);
  const [clock, setClock] = useState<ServerClock | null>(null);
  const store = parts?.store;
  useEffect(() => {
    if (store !== undefined && store.getState().scenario !== network.scenario)
      store.open(network.scenario, { isReadOnly: true });
  }, [store, network]);
  useEffect(() => {
    const own = followServerClock();
    setClock(own);
    return own.stop;
  }, []);
  useEffect(
    () => (parts === null || clock === null ? undefined : followBench({ bench: parts, facts, nowMs: clock.nowMs })),
    [parts, clock, facts],
  );
  const takeParts = useCallback(
    (next: WorkbenchParts | null) => {
      setParts(next);
      onParts(next);
    },
    [onParts],
  );
  const host = useMemo(
    (): WorkbenchHost => ({
      title,
      crumbs: [{ label: title, isAuthored: true }],
      hidesDetails: true,
      keeping,
      held: null,
      timeBar,
      ...(onCopy === undefined ? {} : { onCopy }),
    }),
    [title, timeBar, onCopy],
  );
  return (
    <>
      <Workbench opened={opened} link={link} draft={null} rename={stay} host={host} onParts={takeParts} />
      {parts === null ? null : <PointerDot drawing={parts.drawing} facts={facts} />}
    </>
  );
}
