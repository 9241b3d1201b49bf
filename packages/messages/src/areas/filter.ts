/** The filter language in words: faults of a filter, and what its fields are. */
import type { Field, FilterFault, Part, SyntaxFault } from '@lanelab/filter';
import { area } from '../area.ts';
import en from '../en/filter.ts';
import { list } from '../list.ts';
import { fieldName, layerName } from './packet.ts';

export const say = area('filter', en);

const PARTS: Readonly<Record<Part, () => string>> = {
  field: () => say('part.field'),
  value: () => say('part.value'),
  text: () => say('part.text'),
  operator: () => say('part.operator'),
  in: () => say('part.in'),
  and: () => say('part.and'),
  or: () => say('part.or'),
  not: () => say('part.not'),
  '(': () => say('part.open'),
  ')': () => say('part.close'),
  '{': () => say('part.open-set'),
  '}': () => say('part.close-set'),
  ',': () => say('part.comma'),
  '..': () => say('part.range'),
  end: () => say('part.end'),
};

/** “a field, ! or (” */
function partsText(parts: readonly Part[]): string {
  const words = parts.map((part) => PARTS[part]());
  const [last = '', ...rest] = words.toReversed();
  return rest.length === 0 ? last : say('part.last', { parts: rest.toReversed().join(', '), last });
}

function syntaxText({ found, place, expected }: SyntaxFault): string {
  const at = place.start + 1;
  if (found === null)
    return say('fault.syntax.end', { expected: partsText(expected.filter((part) => part !== 'end')) });
  return say('fault.syntax', { found: say('found.sign', { sign: found }), at, expected: partsText(expected) });
}

function valueText({
  text,
  field: { name: field, type, values },
}: Extract<FilterFault, { readonly code: 'wrong-value' }>) {
  const [example] = values;
  if (type === 'octets' && example !== undefined)
    return say('fault.wrong-value.mac', { text, field, kinds: list(values, 'or') });
  if (example !== undefined) return say('fault.wrong-value.name', { text, field, example });
  // Any text is a value of a text, and a protocol takes no value at all.
  return say(`fault.wrong-value.${type === 'text' || type === 'layer' ? 'number' : type}`, { text, field });
}

/** What is wrong with a filter and how to mend it, in one sentence or two. */
export function filterFaultText(fault: FilterFault): string {
  switch (fault.code) {
    case 'syntax':
      return syntaxText(fault);
    case 'unknown-field': {
      const { text, near } = fault;
      return near === null ? say('fault.unknown-field', { text }) : say('fault.unknown-field.near', { text, near });
    }
    case 'wrong-value':
      return valueText(fault);
    case 'wrong-operator':
      return say(`fault.wrong-operator.${fault.field.type}`, { field: fault.field.name });
    case 'wrong-pattern':
      return say('fault.wrong-pattern', { text: fault.text });
  }
}

/** What a field is: the names that the packet view has for it, “source, destination”. */
export function fieldText({ source }: Field): string {
  if (source.kind === 'run') return say(`field.${source.field}`);
  return source.kind === 'layers' ? source.ids.map(layerName).join(', ') : source.ids.map(fieldName).join(', ');
}
