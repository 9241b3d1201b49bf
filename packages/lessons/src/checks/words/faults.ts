/** Faults of checks in words: what stands there, the rule, and how to put it right. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/checks';
import { filterFaultText } from '@lanelab/messages/filter';
import type { CheckFault, NameFault, TypeFault } from '../fault.ts';
import type { SyntaxFault } from '../syntax.ts';
import { type Dimension, unitsOf } from '../values.ts';
import { timeText } from './values.ts';

const PARTS = {
  number: 'part.number',
  value: 'part.value',
  comparison: 'part.comparison',
  tolerance: 'part.tolerance',
  unit: 'part.unit',
  device: 'part.device',
  ELAN: 'part.elan',
  key: 'part.key',
  message: 'part.message',
  time: 'part.time',
  field: 'part.field',
  text: 'part.text',
  operator: 'part.operator',
  end: 'part.end',
} as const;

/** More parts are a list that nobody reads. */
const MOST_PARTS = 5;

function partText(part: string): string {
  const named = Object.entries(PARTS).find(([name]) => name === part);
  return named === undefined ? say('part.sign', { sign: part.replaceAll(/^"|"$/g, '') }) : say(named[1]);
}

/** Where a check begins a term may stand: an example says more than the list of all. */
const isStart = (expected: readonly string[]) => expected.includes('"goodput"') && expected.includes('"count"');

function expectedText(expected: readonly string[]): string {
  if (isStart(expected)) return say('part.term');
  const parts = expected.slice(0, MOST_PARTS).map(partText);
  return expected.length > MOST_PARTS ? say('part.more', { parts: list(parts) }) : list(parts, 'or');
}

const syntaxText = ({ found, place, expected }: SyntaxFault): string =>
  found === null
    ? say('fault.syntax.end', { expected: expectedText(expected.filter((part) => part !== 'end')) })
    : say('fault.syntax', { found, at: place.start + 1, expected: expectedText(expected) });

function nameText(fault: NameFault): string {
  switch (fault.code) {
    case 'no-device':
    case 'no-elan': {
      const { code, text, near, known } = fault;
      if (near !== null) return say(`fault.${code}.near`, { text, near });
      return known.length === 0
        ? say(`fault.${code}.none`, { text })
        : say(`fault.${code}`, { text, known: list(known) });
    }
    case 'no-flow':
      return say('fault.no-flow', { text: fault.text });
    case 'no-flow-number': {
      const { number, known } = fault;
      return known.length === 0
        ? say('fault.no-flow-number.none', { number })
        : say('fault.no-flow-number', { number, known: list(known.map(String)) });
    }
    case 'no-link':
      return say('fault.no-link', { a: fault.a, b: fault.b });
    case 'no-trunk':
      return say('fault.no-trunk');
    case 'no-process': {
      const process = fault.process.toUpperCase();
      return fault.device === null
        ? say('fault.no-process', { process })
        : say('fault.no-process.device', { process, device: fault.device });
    }
    case 'no-change':
      return say('fault.no-change', { text: fault.text });
  }
}

const dimensionText = (dimension: Dimension) => say(`dimension.${dimension}`);

/** What to ask in place of a quantity that a flow does not have. */
function insteadText(quantity: string): string {
  if (quantity === 'delay') return say('instead.delay');
  if (quantity === 'first lost packet') return say('instead.first-lost');
  return quantity === 'arrived' ? say('instead.arrived') : say('instead.data');
}

function wordFaultText({ text, known, near }: Extract<TypeFault, { readonly code: 'wrong-word' }>): string {
  if (near !== null) return say('fault.wrong-word.near', { text, near });
  return known.length === 0
    ? say('fault.wrong-word.number', { text })
    : say('fault.wrong-word', { text, known: list(known, 'or') });
}

function typeText(fault: TypeFault): string {
  switch (fault.code) {
    case 'several-flows':
      return say('fault.several-flows', {
        text: fault.text,
        first: fault.flows[0] ?? 1,
        flows: list(fault.flows.map(String)),
      });
    case 'several-links':
      return say('fault.several-links', { text: fault.text });
    case 'several-devices': {
      const { devices } = fault;
      return say('fault.several-devices', {
        process: fault.process.toUpperCase(),
        first: devices[0] ?? '',
        devices: list(devices),
      });
    }
    case 'unknown-message':
      return fault.near === null
        ? say('fault.unknown-message', { text: fault.text })
        : say('fault.unknown-message.near', { text: fault.text, near: fault.near });
    case 'wrong-flow': {
      const { quantity, flow, kind } = fault;
      return say('fault.wrong-flow', {
        quantity,
        flow,
        kind: say(`flow-kind.${kind}`),
        instead: insteadText(quantity),
      });
    }
    case 'flow-twice':
      return say('fault.flow-twice', { flow: fault.flow });
    case 'wrong-unit': {
      const units = unitsOf(fault.dimension);
      const dimension = dimensionText(fault.dimension);
      return units.length === 0
        ? say('fault.wrong-unit.none', { unit: fault.unit, dimension })
        : say('fault.wrong-unit', { unit: fault.unit, dimension, units: list(units, 'or') });
    }
    case 'unit-expected':
      return say('fault.unit-expected', { number: fault.number, unit: unitsOf(fault.dimension)[0] ?? '' });
    case 'wrong-word':
      return wordFaultText(fault);
    case 'wrong-comparison':
      return say('fault.wrong-comparison', { comparator: fault.comparator });
    case 'different-sides':
      return say('fault.different-sides', { left: dimensionText(fault.left), right: dimensionText(fault.right) });
    case 'wrong-tolerance':
    case 'nothing-measured':
    case 'two-times':
      return say(`fault.${fault.code}`);
    case 'filter-field':
      return say('fault.filter-field', { field: fault.field });
    case 'no-times':
    case 'fixed-times':
    case 'only-at':
    case 'no-beginning':
    case 'no-instant':
      return say(`fault.${fault.code}`, { term: fault.term });
    case 'reversed-times':
      return say('fault.reversed-times', { from: timeText(fault.fromPs), to: timeText(fault.toPs) });
    case 'fine-times':
      return say('fault.fine-times', { term: fault.term, at: timeText(fault.ps) });
    case 'unknown-place':
      return fault.near === null
        ? say('fault.unknown-place', { text: fault.text })
        : say('fault.unknown-place.near', { text: fault.text, near: fault.near });
    case 'switches-at-both-ends':
      return say('fault.switches-at-both-ends', { a: fault.a, b: fault.b });
  }
}

/** What is wrong with a check, the rule, and how to put it right: a sentence or two. */
export function faultText(fault: CheckFault): string {
  switch (fault.code) {
    case 'syntax':
      return syntaxText(fault);
    case 'unknown-field':
    case 'wrong-value':
    case 'wrong-operator':
    case 'wrong-pattern':
      return filterFaultText(fault);
    case 'no-device':
    case 'no-elan':
    case 'no-flow':
    case 'no-flow-number':
    case 'no-link':
    case 'no-trunk':
    case 'no-process':
    case 'no-change':
      return nameText(fault);
    default:
      return typeText(fault);
  }
}
