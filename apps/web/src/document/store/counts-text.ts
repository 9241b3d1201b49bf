/** How many devices, links and flows there are, as a list: “2 devices, 1 link”. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/edits';

interface Counts {
  readonly devices: number;
  readonly links: number;
  readonly flows: number;
}

const entry = (kind: keyof Counts, count: number): readonly string[] =>
  count === 0 ? [] : [say(`count.${kind}`, { count })];

/** Kinds of which there are none are left out. */
export const countsText = ({ devices, links, flows }: Counts): string =>
  list([...entry('devices', devices), ...entry('links', links), ...entry('flows', flows)]);

/** The same with kinds of which there are none. */
export const allCountsText = ({ devices, links, flows }: Counts): string =>
  list([
    say('count.devices', { count: devices }),
    say('count.links', { count: links }),
    say('count.flows', { count: flows }),
  ]);
