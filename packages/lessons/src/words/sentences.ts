/** What is wrong with a lesson, in sentences that name the place, the value, the rule and the fix. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/lesson-faults';
import { fewSentences, issueSentence } from '@lanelab/messages/scenario';
import type { Issue } from '@lanelab/scenario';
import type { LessonFault } from '../lesson/faults.ts';
import type { LessonLinkResult } from '../lesson/link.ts';
import { placeInWords } from './place.ts';

/** Longest text of a lesson that a sentence quotes whole. */
const MOST_QUOTED = 60;

const quoted = (text: string): string => `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 1)}…` : text}”`;

const names = (all: readonly string[]): string => list(all.map(quoted));

/** The version of the lesson itself; of a scenario inside it the sentences of scenarios speak. */
function versionSentence(issue: Issue): string | null {
  if (issue.path !== 'lanelabLesson') return null;
  const value = quoted(JSON.stringify(issue.value) ?? '');
  if (issue.code === 'newer-version') return say('version.newer', { value, newest: issue.rule.newest });
  if (issue.code !== 'unknown-version') return null;
  const { oldest, newest } = issue.rule;
  return issue.value === undefined
    ? say('version.missing', { newest })
    : say('version.wrong', { value, oldest, newest });
}

/** The fault in a sentence, with its place in words. */
export function lessonSentence(fault: LessonFault): string {
  const place = placeInWords(fault.path);
  switch (fault.code) {
    case 'issue':
      return versionSentence(fault.issue) ?? issueSentence(fault.issue, place);
    case 'step-id-taken':
      return say(fault.code, { place, id: fault.id });
    case 'no-earlier-step':
      return fault.earlier.length === 0
        ? say('no-earlier-step.first', { place, id: fault.id })
        : say(fault.code, { place, id: fault.id, earlier: names(fault.earlier) });
    case 'no-such-draw':
      return fault.known.length === 0
        ? say('no-such-draw.none', { place, id: fault.id })
        : say(fault.code, { place, id: fault.id, known: names(fault.known) });
    case 'no-such-option':
      return say(fault.code, { place, id: fault.id, known: names(fault.known) });
    case 'drawn-no-option':
      return say(fault.code, { ...fault, place, id: quoted(fault.id), known: names(fault.known) });
    case 'drawn-no-number':
      return say(fault.code, { ...fault, place, value: quoted(fault.value) });
    case 'drawn-value-missing':
      return say(fault.code, { ...fault, place });
    case 'several-draws':
      return say(fault.code, { place, texts: names(fault.texts), draws: names(fault.draws) });
    case 'order-of-other-items':
      return say(fault.code, { place, ids: names(fault.ids), known: names(fault.known) });
    case 'name-taken':
      return say(fault.code, { place, name: fault.name });
    case 'too-deep':
      return say(fault.code, { place, levels: fault.levels });
    case 'broken-text':
      return say(fault.code, { place, text: quoted(fault.text) });
    case 'unknown-link':
      return say(fault.code, { place, target: quoted(fault.target) });
    case 'first-step-without-network':
    case 'curve-without-time':
      return say(fault.code, { place });
  }
}

/** The first three faults in sentences, and how many more there are. */
export const fewLessonSentences = (faults: readonly LessonFault[]): string => fewSentences(faults.map(lessonSentence));

/** Why a link to a lesson cannot be opened. */
export function lessonLinkSentence(fault: Extract<LessonLinkResult, { readonly ok: false }>['fault']): string {
  switch (fault.code) {
    case 'empty':
    case 'too-long':
    case 'damaged':
    case 'newer':
      return say(`link.${fault.code}`);
    case 'no-lesson':
      return say('link.of-another-document');
    case 'broken-lesson':
      return fewLessonSentences(fault.faults);
    default:
      return say('link.unreadable');
  }
}
