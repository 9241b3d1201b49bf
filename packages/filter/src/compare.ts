/** One comparison of a field with a word of the filter, by the field’s type. */
import { addressOf, folded, numbersOf, octetsOf, plainNumber, plainText, textsOf, timeOf } from './atoms.ts';
import type { Field, MAC_KINDS, Reading } from './fields/field.ts';
import type { Operator, ValueWord } from './syntax.ts';

/** What a reading has to be: a number, addresses from one to another, a text, a kind of MAC address, or a pattern. */
type Wanted =
  | { readonly kind: 'mac-kind'; readonly name: string }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: RegExp };

type Refusal = 'wrong-value' | 'wrong-operator' | 'wrong-pattern';

const ORDERED: readonly Operator[] = ['>', '>=', '<', '<='];

const exactly = (number: number): Wanted => ({ kind: 'number', from: number, to: number });

/** “10.0.0.0/8” is every address from the first to the last. */
function addresses(text: string): Wanted | null {
  const [address = '', bits = '32'] = text.split('/');
  const first = addressOf(address);
  if (first === null || !/^\d{1,2}$/.test(bits) || Number(bits) > 32) return null;
  const size = 2 ** (32 - Number(bits));
  const from = Math.floor(first / size) * size;
  return { kind: 'number', from, to: from + size - 1 };
}

function patternOf(text: string): Wanted | Refusal {
  try {
    return { kind: 'pattern', pattern: new RegExp(text, 'i') };
  } catch (error) {
    if (error instanceof SyntaxError) return 'wrong-pattern';
    throw error;
  }
}

/** The word of a filter as the field compares it, or why it cannot be compared. */
export function wantedOf(field: Field, operator: Operator, { text, isQuoted }: ValueWord): Wanted | Refusal {
  const { type, values } = field;
  if (type === 'layer') return 'wrong-operator';
  if (operator === 'matches')
    return type === 'text' || (type !== 'octets' && values.length > 0) ? patternOf(text) : 'wrong-operator';
  if (operator === 'contains') {
    if (type !== 'octets' && (type === 'text' || values.length > 0)) return { kind: 'text', text: folded(text) };
    if (type !== 'octets') return 'wrong-operator';
    const octets = octetsOf(text);
    return octets === null ? 'wrong-value' : { kind: 'text', text: octets };
  }
  if (type === 'octets' && (operator === '==' || operator === '!=') && values.includes(folded(text)))
    return { kind: 'mac-kind', name: folded(text) };
  if (type === 'octets' || type === 'text') {
    if (operator === '&' || ORDERED.includes(operator)) return 'wrong-operator';
    const wanted = type === 'octets' ? octetsOf(text) : folded(text);
    return wanted === null ? 'wrong-value' : { kind: 'text', text: wanted };
  }
  if (operator === '&' && type !== 'number') return 'wrong-operator';
  if (type === 'ip') return addresses(text) ?? 'wrong-value';
  const number = type === 'time' ? timeOf(text) : plainNumber(text);
  if (number !== null && !isQuoted) return exactly(number);
  // A number may be called by its name: LE_ARP_REQUEST.
  const isName = type === 'number' && (operator === '==' || operator === '!=') && (isQuoted || isNamed(field, text));
  return isName ? { kind: 'text', text: folded(text) } : 'wrong-value';
}

/** Fields with a list of names take these; others whatever the engine calls a value, as long as it can be a name. */
const isNamed = ({ values }: Field, text: string) =>
  values.length === 0 ? /^[a-z]/i.test(text) : values.some((value) => folded(value) === folded(text));

/** Whether one reading of the field is as wanted. */
export function comparesAs(field: Field, operator: Operator, wanted: Wanted): (reading: Reading) => boolean {
  if (wanted.kind === 'pattern') return (reading) => textsOf(reading).some((text) => wanted.pattern.test(text));
  if (wanted.kind === 'number')
    return (reading) => numbersOf(reading).some((number) => compares(number, operator, wanted));
  if (wanted.kind === 'mac-kind') return (reading) => macKindOf(plainText('octets', reading)) === wanted.name;
  const texts = (reading: Reading) =>
    field.type === 'octets' ? [plainText('octets', reading)] : textsOf(reading).map(folded);
  if (operator === 'contains') return (reading) => texts(reading).some((text) => text.includes(wanted.text));
  return (reading) => texts(reading).includes(wanted.text);
}

/** The first bit on the wire, the lowest of the first octet, tells a group from a station; all ones is the group of everybody. */
function macKindOf(octets: string): (typeof MAC_KINDS)[number] {
  if (octets === 'f'.repeat(12)) return 'broadcast';
  return (Number.parseInt(octets.slice(0, 2), 16) & 1) === 1 ? 'multicast' : 'unicast';
}

function compares(number: number, operator: Operator, { from, to }: Extract<Wanted, { kind: 'number' }>): boolean {
  switch (operator) {
    case '>':
      return number > to;
    case '>=':
      return number >= from;
    case '<':
      return number < from;
    case '<=':
      return number <= to;
    case '&':
      return (number & from) !== 0;
    default:
      return number >= from && number <= to;
  }
}
