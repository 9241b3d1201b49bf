import { encodeLesson, parseLesson } from '@lanelab/lessons';
import { expect, it } from 'vitest';
import { readLessonLink, readLessonText } from './read.ts';

const document = {
  lanelabLesson: 1,
  title: 'A lesson',
  minutes: 10,
  steps: [{ id: 'a', title: 'A', scenario: { kind: 'preset', id: 'class-lane' }, task: { kind: 'read' } }],
};
const parsed = parseLesson(document);
const payload = parsed.ok ? encodeLesson(parsed.lesson) : '';

it('reads a file, a pasted link and the text of a link', () => {
  for (const read of [
    readLessonText(`\n${JSON.stringify(document)} `, 'a.json'),
    readLessonText(`See https://lab.example.org/lesson#${payload}`, 'The text'),
    readLessonLink(payload),
  ])
    expect(read).toEqual(parsed);
});

it.each([
  ['', 'a.json holds neither a lesson nor a link to one.'],
  ['https://lab.example.org/lesson', 'a.json holds neither'],
  ['{"lanelabLesson": 1', 'a.json begins like a lesson but is broken'],
  ['{"lanelab": 7}', 'a.json is a scenario and no lesson.'],
  ['{"lanelabLecture": 1}', 'a.json is a lecture and no lesson.'],
  ['{"lanelabResult": 1}', 'a.json is what a student did'],
  ['{}', 'a.json cannot be opened. This is no lesson: the version is missing.'],
  [JSON.stringify({ ...document, minutes: 0 }), 'a.json cannot be opened. The lesson, minutes is 0'],
  [JSON.stringify({ ...document, title: 'x'.repeat(6 << 20) }), 'a.json has 6.0 MB, but a lesson has at most 5.0 MB.'],
  [`#${payload.slice(0, -2)}`, 'This link is damaged'],
])('refuses %.60s with a sentence', (text, words) => {
  const read = readLessonText(text, 'a.json');
  expect(read.ok ? '' : read.reason).toContain(words);
});
