/** Places in a lesson, in words: `steps[2].hints[1]` is “Step 3, hint 2”. */
import { say } from '@lanelab/messages/lesson-faults';
import { subjectInWords } from '@lanelab/messages/scenario';

type Id = (typeof say.ids)[number];
type Named<Start extends string> = Extract<Id, `${Start}.${string}`>;

const isMessage = <Start extends string>(start: Start, key: string): key is Named<Start> =>
  key.startsWith(`${start}.`) && (say.ids as readonly string[]).includes(key);

/** Keys of a path with the number of the entry behind each, where there is one. */
const keysOf = (path: string): readonly { key: string; index: number | null }[] =>
  [...path.matchAll(/(?:^|\.)([\w-]+|"[^"]*")(?:\[(\d+)\])?/g)].map(([, key = '', index]) => ({
    key,
    index: index === undefined ? null : Number(index),
  }));

/** “hint 2”, “title”; a name that the author chose stands as it is. */
function partOf(key: string, index: number | null): string {
  const numbered = `numbered.${key}`;
  if (index !== null && isMessage('numbered', numbered)) return say(numbered, { number: index + 1 });
  const field = `field.${key}`;
  return isMessage('field', field) ? say(field) : key;
}

/** “Step 3, hint 2”; inside a scenario of the lesson “Step 1, network: The name of device number 2”. */
export function placeInWords(path: string): string {
  const [, before, inside] = /^(steps\[\d+\](?:\.solution)?\.scenario)\.document\.(.+)$/.exec(path) ?? [];
  if (before !== undefined && inside !== undefined)
    return say('place.in-network', { place: placeInWords(before), subject: subjectInWords(inside) });
  const [first, ...rest] = keysOf(path);
  if (first === undefined) return say('place.lesson');
  const { key, index } = first;
  if (index === null || (key !== 'steps' && key !== 'draws')) {
    const field = keysOf(path).map((each) => partOf(each.key, each.index));
    return say('place.field', { field: field.join(', ') });
  }
  const start = say(key === 'steps' ? 'place.step' : 'place.draw', { number: index + 1 });
  // A draw is of alternatives, a value of a step is of a quantity.
  const ofStep = (name: string) => (key === 'steps' && name === 'of' ? 'quantity' : name);
  return [start, ...rest.map((each) => partOf(ofStep(each.key), each.index))].join(', ');
}
