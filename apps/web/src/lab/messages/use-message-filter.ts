/** What the drawer’s filter shows, and what the clock does with it: steps from message to message, and a pause at the next one. */
import { type Compiled, compileFilter, EVERYTHING, type Filter, placesOf } from '@lanelab/filter';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLog, useNames, useProtocols } from './context.ts';
import { filtered, firstFilter, type MessageFilter } from './filter.ts';
import type { LogState } from './log.ts';
import { type Log, messageTarget } from './message-target.ts';
import { pauseWhen } from './pause-when.ts';
import { inOrder, type Sending } from './sendings.ts';

export interface ShownMessages {
  /** All messages up to the play head, with the data packets where these are wanted. */
  readonly all: readonly Sending[];
  /** The messages and packets that pass the filter. */
  readonly messages: readonly Sending[];
  /** The expression as it was read; where it is none, the last one that was goes on. */
  readonly compiled: Compiled;
}

export function useMessageFilter(filter: MessageFilter, areMessagesShown: boolean, pauses: boolean): ShownMessages {
  const { log, playback } = useProtocols();
  const { sendings, packets, fields } = useLog();
  const names = useNames();
  const { kind, withData, node, text } = useDeferredValue(filter);
  const compiled = useMemo(() => compileFilter(text), [text]);
  const reads = compiled.isFilter ? compiled.filter.reads : null;
  useEffect(() => log.readFields(reads), [log, reads]);
  useEffect(() => (withData ? log.watchPackets() : undefined), [log, withData]);
  const all = useMemo(() => inOrder(sendings, packets), [sendings, packets]);
  const expression = useLastReadable(compiled, fields);
  const shows = useMemo(
    () => (some: readonly Sending[]) => filtered(some, { kind, node }, expression, names.node),
    [kind, node, expression, names],
  );
  const isFirst = !withData && kind === firstFilter.kind && node === firstFilter.node && expression === EVERYTHING;
  useEffect(() => {
    if (isFirst || !areMessagesShown) return;
    const known = () => inOrder(log.getState().sendings, log.getState().packets);
    const logs: readonly Log[] = withData ? ['messages', 'packets'] : ['messages'];
    return playback.stepTo(messageTarget(known, logs, shows, expression.reads));
  }, [log, playback, shows, expression, isFirst, areMessagesShown, withData]);
  useEffect(() => (pauses ? pauseWhen(log, playback, shows) : undefined), [log, playback, shows, pauses]);
  return { all, messages: useMemo(() => shows(all), [shows, all]), compiled };
}

/** The last expression that was one, and whose fields messages come with: the list stays as it is while one is typed. */
function useLastReadable(compiled: Compiled, fields: LogState['fields']): Filter {
  const [last, setLast] = useState(EVERYTHING);
  const filter = compiled.isFilter && comeWith(fields, compiled.filter) ? compiled.filter : last;
  if (filter !== last) setLast(filter);
  return filter;
}

/** Whether messages come with all that a filter reads. */
function comeWith(fields: LogState['fields'], { reads }: Filter): boolean {
  return reads === null || (fields !== null && placesOf(reads).every((field) => fields.includes(field)));
}
