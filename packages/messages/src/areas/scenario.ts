/** Sentences about what is wrong with a scenario or with its link. */
import type { Expected, Issue, LinkFault, LostCells } from '@lanelab/scenario';
import { area } from '../area.ts';
import en from '../en/scenario.ts';
import { number, quantity } from '../quantity.ts';
import { settingName } from './compare-parts.ts';

export const say = area('scenario', en);

/** Longest text that a sentence quotes whole. */
const MOST_QUOTED = 40;

const quoted = (text: string): string => `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 3)}…` : text}”`;

const list = (entries: readonly (string | number)[]): string => entries.join(', ');

/** What is there, short and on one line. */
function shown(value: unknown, unit?: Issue['unit']): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return quantity(value, unit);
  if (Array.isArray(value)) return say('value.list', { count: value.length });
  if (value === null) return say('value.null');
  return typeof value === 'object' ? say('value.record') : JSON.stringify(value);
}

type Limits = Extract<Expected, { readonly kind: 'integer' | 'decimal' }>;

/** Which message states a range of numbers, before its ending. */
function rangeKind({ kind, max, unit, orNull }: Limits) {
  if (kind === 'decimal') return orNull === undefined ? 'decimal' : 'decimal-or-no-limit';
  if (orNull === 'lost') return 'time-or-lost';
  if (orNull === 'no-limit') return 'integer-or-no-limit';
  const isOpen = max === Number.MAX_SAFE_INTEGER;
  if (unit === 'ps') return isOpen ? 'time-from' : 'time';
  return isOpen ? 'integer-from' : 'integer';
}

/** A value that is missing, or is not what must stand there. */
function valueSentence(subject: string, rule: Expected, issue: Pick<Issue, 'code' | 'value' | 'unit' | 'fix'>): string {
  const ending = issue.code === 'missing' ? 'missing' : 'wrong';
  const value = shown(issue.value, issue.unit);
  switch (rule.kind) {
    case 'integer':
    case 'decimal': {
      // The unit stands once, behind the larger number; times have each their own.
      const isTime = rule.unit === 'ps' || rule.unit === undefined;
      const min = isTime ? quantity(rule.min, rule.unit) : number(rule.min);
      return say(`${rangeKind(rule)}.${ending}`, { subject, value, min, max: quantity(rule.max, rule.unit) });
    }
    case 'text':
    case 'list':
    case 'name':
      return say(`${rule.kind}.${ending}`, { subject, value, min: number(rule.min), max: number(rule.max) });
    case 'choice': {
      const options = list(rule.options.map((option) => (typeof option === 'string' ? quoted(option) : option)));
      return issue.fix === undefined
        ? say(`choice.${ending}`, { subject, value, options })
        : say('choice.near', { subject, value, options, fix: quoted(issue.fix) });
    }
    case 'record':
      return say(`record.${ending}`, { subject, value, keys: list(rule.keys) });
    default:
      return say(`${rule.kind}.${ending}`, { subject, value });
  }
}

function lostSentence(code: 'abr-no-path' | 'abr-no-return', subject: string, rule: LostCells): string {
  const { why, ...place } = rule;
  // Cells that arrive at a generator have a path there.
  if (code === 'abr-no-path')
    return say(`abr-no-path.${why === 'elsewhere' ? 'no-generator' : why}`, { subject, ...place });
  return say(`abr-no-return.${why}`, { subject, ...place });
}

/** The value, the rule and the fix in words. `subject` is what the reader calls the place; its path unless given. */
export function issueSentence(
  issue: Issue,
  subject = issue.path === '' ? say('subject.document') : issue.path,
): string {
  const value = shown(issue.value, issue.unit);
  const count = typeof issue.value === 'number' ? issue.value : 0;
  switch (issue.code) {
    case 'missing':
    case 'wrong-type':
    case 'out-of-range':
    case 'unknown-choice':
    case 'malformed':
      return valueSentence(subject, issue.rule, issue);
    case 'unknown-key': {
      const { keys, known } = issue.rule;
      if (issue.fix !== undefined)
        return say('unknown-key.near', { subject, key: list(keys.map(quoted)), fix: quoted(issue.fix) });
      return say('unknown-key.known', {
        subject,
        count: keys.length,
        keys: list(keys.map(quoted)),
        known: list(known),
      });
    }
    case 'unknown-version':
      return say(`unknown-version.${'value' in issue ? 'wrong' : 'missing'}`, { subject, value, ...issue.rule });
    case 'one-of': {
      const [first, second] = issue.rule.keys;
      return say('one-of', { subject, count, first, second });
    }
    case 'branch-shown':
      return say('branch-shown', { subject, count });
    case 'no-such-port': {
      const { node, ports } = issue.rule;
      return say('no-such-port', { subject, value, node, count: ports.length, ports: list(ports) });
    }
    case 'not-an-address-of': {
      const { node, addresses } = issue.rule;
      return say('not-an-address-of', { subject, value, node, count: addresses.length, addresses: list(addresses) });
    }
    case 'mixed-hub':
      return say('mixed-hub', { subject, phys: list(issue.rule.phys) });
    case 'clock-beyond-phy':
      return say('clock-beyond-phy', { subject, value, phy: issue.rule.phy, max: quantity(issue.rule.max, 'ppm') });
    case 'misplaced-key':
      return say(`misplaced-key.${issue.rule.why}`, {
        subject,
        value,
        node: issue.rule.node,
        phy: issue.rule.phy,
      });
    case 'misplaced-mac':
      return say(`misplaced-mac.${issue.rule.why}`, { subject, value, node: issue.rule.node });
    case 'id-reserved':
      return say('id-reserved', { subject, value, max: number(issue.rule.max) });
    case 'mtu-beyond-frame':
      return say('mtu-beyond-frame', {
        subject,
        value,
        elan: issue.rule.elan,
        max: quantity(issue.rule.max, 'octets'),
      });
    case 'vci-taken':
      return issue.rule.flow === undefined
        ? say('vci-taken', { subject, value, vpi: issue.rule.vpi })
        : say('vci-taken.flow', { subject, value, vpi: issue.rule.vpi, flow: issue.rule.flow });
    case 'ports-shared':
      return say('ports-shared', { subject, value, flow: issue.rule.flow, span: number(issue.rule.span) });
    case 'stop-before-start':
      return say('stop-before-start', { subject, value, start: quantity(issue.rule.startPs, 'ps') });
    case 'beyond-send-buffer':
      return say('beyond-send-buffer', { subject, value, buffer: quantity(issue.rule.sendBuffer, 'octets') });
    case 'tick-overload': {
      const { tickPs, intervalPs, max } = issue.rule;
      const times = { tick: quantity(tickPs, 'ps'), interval: quantity(intervalPs, 'ps') };
      return say('tick-overload', { subject, value, ...times, max: number(max) });
    }
    case 'too-many-messages':
      return say('too-many-messages', {
        subject,
        value,
        max: number(issue.rule.max),
        least: quantity(issue.rule.least, 'octets'),
      });
    case 'sum-differs':
      return say('sum-differs', {
        subject,
        sum: quantity(issue.rule.sum, 'octets'),
        octets: quantity(issue.rule.octets, 'octets'),
      });
    case 'plan-too-long': {
      const { seconds, changes, maxSeconds, maxChanges } = issue.rule;
      return say('plan-too-long', {
        subject,
        seconds: quantity(seconds, 's'),
        changes: number(changes),
        maxSeconds: quantity(maxSeconds, 's'),
        maxChanges: number(maxChanges),
      });
    }
    case 'abr-rate-order':
      return say('abr-rate-order', {
        subject,
        value,
        min: number(issue.rule.min),
        max: quantity(issue.rule.max, 'cells/s'),
      });
    case 'abr-factor':
      return say('abr-factor', { subject, value, max: number(issue.rule.max) });
    case 'abr-no-path':
    case 'abr-no-return':
      return lostSentence(issue.code, subject, issue.rule);
    case 'no-such-entry': {
      const { at, known, count: entries } = issue.rule;
      const place = { subject, at, value: String(issue.value) };
      if (issue.fix !== undefined) return say('no-such-entry.near', { ...place, fix: issue.fix });
      return known.length === 0 && entries > 0
        ? say('no-such-entry.positions', { ...place, last: entries - 1 })
        : say('no-such-entry', { ...place, count: entries, known: list(known) });
    }
    case 'no-such-key': {
      const place = { subject, at: issue.rule.at, value: String(issue.value) };
      return issue.fix === undefined
        ? say('no-such-key', { ...place, known: list(issue.rule.known) })
        : say('no-such-key.near', { ...place, fix: issue.fix });
    }
    case 'not-a-list':
      return say('not-a-list', { subject, at: issue.rule.at, value: String(issue.value) });
    case 'too-many-samples':
      return say('too-many-samples', {
        subject,
        value,
        samples: number(issue.rule.samples),
        max: number(issue.rule.max),
      });
    case 'receiver-count':
      return say('receiver-count', { subject, value, ...issue.rule });
    case 'not-a-setting':
    case 'not-a-path':
      return say(issue.code, { value });
    default:
      return say(issue.code, { subject, value, ...issue.rule });
  }
}

/** Every issue in a sentence, one after the other. */
export const issuesText = (issues: readonly Issue[]): string => issues.map((issue) => issueSentence(issue)).join(' ');

/** What a path leads to in words, in a document too broken for names: “The default router of device number 7”. */
export function subjectInWords(path: string): string {
  const [start = '', kind, index] = /^model\.(nodes|links|flows)\[(\d+)\]\.?/.exec(path) ?? [];
  const inRecord = path.slice(start.length).replace(/^model\./, '');
  const field = inRecord === '' ? null : (settingName(inRecord) ?? inRecord);
  const ordinal = Number(index) + 1;
  if (kind === 'nodes' || kind === 'links' || kind === 'flows')
    return field === null
      ? say('subject.numbered', { kind, number: ordinal })
      : say('subject.field-of-numbered', { kind, number: ordinal, field });
  return field === null ? say('subject.scenario') : say('subject.field-of-scenario', { field });
}

/** The first three issues of such a document in sentences, and how many more there are. */
export const fewIssuesInWords = (issues: readonly Issue[]): string =>
  fewSentences(issues.map((issue) => issueSentence(issue, subjectInWords(issue.path))));

/** The first three sentences, and how many more there are. */
export function fewSentences(all: readonly string[]): string {
  const sentences = all.slice(0, 3).join(' ');
  const more = all.length - 3;
  return more > 0 ? say('issues.more', { sentences, more }) : sentences;
}

/** The first three issues in sentences, and how many more there are. */
export const fewIssuesText = (issues: readonly Issue[]): string =>
  fewSentences(issues.map((issue) => issueSentence(issue)));

/** Why a link cannot be opened. */
export function linkSentence(fault: LinkFault): string {
  switch (fault.code) {
    case 'empty':
    case 'too-long':
    case 'damaged':
    case 'newer':
      return say(`link.${fault.code}`);
    case 'unknown-preset':
    case 'preset-changed':
      return say(`link.${fault.code}`, { preset: fault.preset });
    case 'broken-rule': {
      const [first] = fault.issues;
      return first === undefined
        ? say('link.unreadable')
        : say('link.broken-rule', { sentence: issueSentence(first, subjectInWords(first.path)) });
    }
    default:
      return say('link.unreadable');
  }
}
