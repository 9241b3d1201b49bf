/** Reads lectures out of files and links, and says of everything else what is wrong with it and what helps. */
import { say } from '@lanelab/messages/lectures';
import { fewSentences, issueSentence, linkSentence } from '@lanelab/messages/scenario';
import type { Issue } from '@lanelab/scenario';
import { decodeLecture, type Lecture, parseLecture } from '@lanelab/scenario/lecture';

export type ReadLecture =
  | { readonly ok: true; readonly lecture: Lecture }
  | { readonly ok: false; readonly reason: string };

const fields = {
  title: say('field.title'),
  timePs: say('field.instant'),
  untilPs: say('field.until'),
  speedPs: say('field.speed'),
  layer: say('field.layer'),
  emphasis: say('field.emphasis'),
  caption: say('field.caption'),
  later: say('field.later'),
  selects: say('field.selects'),
  minutes: say('field.minutes'),
  notes: say('field.notes'),
  scenario: say('field.scenario'),
  with: say('field.with'),
} as const;

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/** “Beat 2, caption”; the lecture itself where the path leads to no beat. */
function placeWords(path: string): string {
  const [, index, field = ''] = /^beats\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index === undefined) return say('place.lecture');
  const number = Number(index) + 1;
  return isField(field) ? say('place.field', { number, field: fields[field] }) : say('place.beat', { number });
}

const sentences = (issues: readonly Issue[]): string =>
  fewSentences(issues.map((issue) => issueSentence(issue, placeWords(issue.path))));

export function readLectureLink(payload: string): ReadLecture {
  const result = decodeLecture(payload);
  if (result.ok) return result;
  const { fault } = result;
  if (fault.code === 'no-lecture') return { ok: false, reason: say('link-of-a-scenario') };
  if (fault.code === 'broken-rule') return { ok: false, reason: sentences(fault.issues) };
  return { ok: false, reason: linkSentence(fault) };
}

/** Text of a file, or what somebody pasted: a document, or a link to a lecture. */
export function readLectureText(text: string, name: string): ReadLecture {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const payload = /#([\w-]+)/.exec(trimmed)?.[1];
    return payload === undefined ? { ok: false, reason: say('not-a-lecture', { name }) } : readLectureLink(payload);
  }
  let document: unknown;
  try {
    document = JSON.parse(trimmed);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, reason: say('broken-json', { name, problem: error.message }) };
  }
  if (typeof document === 'object' && document !== null && 'lanelab' in document)
    return { ok: false, reason: say('file-of-a-scenario', { name }) };
  const parsed = parseLecture(document);
  return parsed.ok ? parsed : { ok: false, reason: say('file-refused', { name, reason: sentences(parsed.errors) }) };
}
