import { encodeLink } from '@lanelab/scenario';
import { seal } from '@lanelab/scenario/documents';
import { encodeLecture } from '@lanelab/scenario/lecture';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { decodeLesson, encodeLesson } from './link.ts';
import { lesson, mustRead, network, step } from './test/lessons.ts';

const sealed = (kind: number, text: string) => seal(kind, deflateSync(new TextEncoder().encode(text)));

/** Plain text: without braces and brackets, which would be placeholders and links. */
const words = fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => text.replaceAll(/[{}[\]<]/g, ''));
const localText = fc.oneof(words, fc.record({ en: words, 'pt-BR': words }), fc.record({ en: words }));
const lessons = fc
  .record({
    title: localText,
    question: localText,
    goals: fc.array(localText, { maxLength: 4 }),
    minutes: fc.integer({ min: 1, max: 240 }),
    steps: fc.array(
      fc.record({
        title: localText,
        text: localText,
        hints: fc.array(localText, { maxLength: 3 }),
        changes: fc.array(
          fc.record({ path: fc.string({ minLength: 1, maxLength: 20 }), value: fc.jsonValue({ maxDepth: 3 }) }),
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ steps, ...rest }) =>
    mustRead(lesson({ ...rest, steps: steps.map((one, at) => step({ ...one, id: `s${at}` })) })),
  );

describe('a link to a lesson', () => {
  it('carries any lesson whole', () => {
    fc.assert(
      fc.property(lessons, (one) => {
        // A document has no -0.
        expect(decodeLesson(encodeLesson(one))).toEqual({ ok: true, lesson: JSON.parse(JSON.stringify(one)) });
      }),
      { numRuns: 40 * inject('effort') },
    );
  });

  it('has no characters that an address has to escape', () =>
    expect(encodeLesson(mustRead(lesson({ title: 'Três questões?' })))).toMatch(/^[\w-]+$/));

  it('is refused where any character of it was changed or lost', () => {
    const text = encodeLesson(mustRead(lesson()));
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '-', '%', ''), (at, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        const decoded = decodeLesson(changed);
        expect(decoded.ok).toBe(changed === text);
      }),
      { numRuns: 200 * inject('effort') },
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeLesson(text).ok).toBe(false);
      }),
      { numRuns: 200 * inject('effort') },
    );
  });

  it.each<[string, string, object]>([
    ['nothing', '', { code: 'empty' }],
    ['more than an address holds', 'A'.repeat(2_000_000), { code: 'too-long' }],
    ['a link to a scenario', encodeLink(network(), []), { code: 'no-lesson' }],
    ['a link to a lecture', encodeLecture({ lanelabLecture: 1, title: '', beats: [] }), { code: 'no-lesson' }],
    ['the link of a newer lab', sealed(0x31, '{}'), { code: 'newer' }],
    ['no JSON', sealed(0x30, '{'), { code: 'not-deflated' }],
    ['what is not deflated', seal(0x30, Uint8Array.from([7, 7, 7])), { code: 'not-deflated' }],
    ['what unpacks to 9 MB', sealed(0x30, ' '.repeat(9 << 20)), { code: 'unpacks-too-large' }],
  ])('is refused where it is %s', (_, text, fault) => expect(decodeLesson(text)).toEqual({ ok: false, fault }));

  it('of a broken lesson says what is wrong in it', () => {
    const text = sealed(0x30, JSON.stringify({ ...lesson(), minutes: 0 }));
    expect(decodeLesson(text)).toMatchObject({
      ok: false,
      fault: { code: 'broken-lesson', faults: [{ code: 'issue', path: 'minutes' }] },
    });
  });
});
