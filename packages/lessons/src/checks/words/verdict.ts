/** Verdicts in words: what was found, the instant, and what was expected, in this order. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/checks';
import type { CheckResult, Expectation, Found } from '../report.ts';
import { faultText } from './faults.ts';
import { expectedText, formText, timeText, valueText } from './values.ts';

function eventExpectation({ fromPs, toPs }: Extract<Expectation, { readonly kind: 'event' }>): string {
  if (fromPs === null) return say('event.any');
  if (toPs === null) return say('event.from', { from: timeText(fromPs) });
  if (fromPs === 0 && toPs > 0) return say('event.by', { to: timeText(toPs) });
  return fromPs === toPs
    ? say('event.at', { at: timeText(fromPs) })
    : say('event.span', { from: timeText(fromPs), to: timeText(toPs) });
}

function expectationText(expected: Expectation): string {
  switch (expected.kind) {
    case 'value':
      return expectedText(expected.comparator, expected.value, expected.tolerance);
    case 'event':
      return eventExpectation(expected);
    case 'changes':
      return say('expected.changes', { places: list(expected.places) });
    case 'order':
      return say('expected.order');
    case 'link':
      return say('expected.link', { exists: String(expected.exists) });
  }
}

function measuredText({ value, span }: Extract<Found, { readonly kind: 'value' }>): string {
  const text = valueText(value);
  if (span === null) return text;
  const { fromPs, toPs } = span;
  if (fromPs === toPs) return say('found.at', { value: text, at: timeText(toPs) });
  if (fromPs === 0) return say('found.until', { value: text, to: timeText(toPs) });
  return say('found.span', { value: text, from: timeText(fromPs), to: timeText(toPs) });
}

function neverText({ fromPs, toPs }: Extract<Found, { readonly kind: 'never' }>): string {
  if (fromPs === toPs) return say('found.never.at', { at: timeText(toPs) });
  return fromPs === 0
    ? say('found.never.by', { to: timeText(toPs) })
    : say('found.never', { from: timeText(fromPs), to: timeText(toPs) });
}

function orderText({ events }: Extract<Found, { readonly kind: 'order' }>): string {
  return list(
    events.map(({ text, atPs }) =>
      atPs === null ? say('order.none', { event: text }) : say('order.event', { event: text, at: timeText(atPs) }),
    ),
  );
}

/** What a check found, and when, without what it expects: for work whose expected values stay hidden. */
export function foundText(found: Found): string {
  switch (found.kind) {
    case 'value':
      return measuredText(found);
    case 'happened':
      return say('found.happened', { at: timeText(found.atPs) });
    case 'began':
      return say('found.began', { at: timeText(found.atPs) });
    case 'ended':
      return say('found.ended', { at: timeText(found.atPs) });
    case 'never':
      return neverText(found);
    case 'order':
      return orderText(found);
    case 'link':
      return say('found.link', { exists: String(found.exists) });
    case 'changes':
      return found.places.length === 0
        ? say('found.changes.none')
        : say('found.changes', { others: list(found.places) });
    case 'missing':
      return faultText(found.fault);
    case 'unreadable-answer':
      return say('found.unreadable', { text: found.text, form: formText(found.dimension) });
    case 'run-too-short':
      return say('undecided.run-too-short', { needed: timeText(found.neededPs), end: timeText(found.endPs) });
    case 'no-event':
      return say('undecided.no-event', { event: found.text, end: timeText(found.endPs) });
    case 'no-answer':
      return found.name === null ? say('undecided.no-answer') : say('undecided.no-answer.named', { name: found.name });
    case 'no-start':
      return say('undecided.no-start');
    case 'stopped':
      return say('undecided.stopped', { at: timeText(found.atPs) });
  }
}

/** What says by itself why a check is not met or not decided: no expected value follows. */
const COMPLETE: readonly Found['kind'][] = [
  'missing',
  'unreadable-answer',
  'run-too-short',
  'no-event',
  'no-answer',
  'no-start',
  'stopped',
];

/** The sentence of a result, in the words of the page’s language, without a capital letter and a full stop. */
export function verdictText({ found, expected }: Pick<CheckResult, 'found' | 'expected'>): string {
  const text = foundText(found);
  return COMPLETE.includes(found.kind) ? text : say('verdict', { found: text, expected: expectationText(expected) });
}
