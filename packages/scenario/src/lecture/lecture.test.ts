import { describe, expect, it } from 'vitest';
import { encodeLink } from '../link/link.ts';
import { Topology } from '../topology/build.ts';
import { type Lecture, parseLecture } from './document.ts';
import { decodeLecture, encodeLecture } from './link.ts';

const scenario = new Topology().build({ durationPs: 1e12, view: {} });

const lecture: Lecture = {
  lanelabLecture: 1,
  title: 'Two instants',
  beats: [
    {
      title: 'First',
      scenario: { kind: 'preset', id: 'class-lane' },
      timePs: 8e12,
      untilPs: 9e12,
      speedPs: 2e9,
      layer: 'vcs',
      emphasis: 'shortcut',
      caption: 'A sends.',
      later: [{ timePs: 8_500_000_000_000, caption: 'B answers.', emphasis: 'data-direct' }],
      selects: ['A', 'B'],
      minutes: 3,
      notes: 'Ask first.',
    },
    {
      title: '',
      scenario: { kind: 'link', payload: encodeLink(scenario, []) },
      with: { kind: 'document', document: { ...scenario } },
      timePs: 0,
      layer: 'physical',
      caption: '',
      notes: '',
    },
  ],
};

describe('a lecture', () => {
  it('is read as it was written, and fills in what was left out', () => {
    expect(parseLecture(JSON.parse(JSON.stringify(lecture)))).toEqual({ ok: true, lecture });
    const short = { lanelabLecture: 1, beats: [{ scenario: { kind: 'preset', id: 'x' }, timePs: 1 }] };
    expect(parseLecture(short)).toMatchObject({
      ok: true,
      lecture: { title: '', beats: [{ title: '', layer: 'physical', caption: '', notes: '' }] },
    });
  });

  it.each([
    [{}, 'unknown-version', 'lanelabLecture'],
    [[], 'unknown-version', 'lanelabLecture'],
    [{ ...lecture, lanelabLecture: 2 }, 'newer-version', 'lanelabLecture'],
    [{ ...lecture, beats: [{ ...lecture.beats[0], timePs: -1 }] }, 'out-of-range', 'beats[0].timePs'],
    [{ ...lecture, beats: [{ ...lecture.beats[0], layer: 'vc' }] }, 'unknown-choice', 'beats[0].layer'],
    [{ ...lecture, beats: [{ ...lecture.beats[0], note: 'x' }] }, 'unknown-key', 'beats[0]'],
    [{ ...lecture, beats: [{ ...lecture.beats[0], minutes: 0 }] }, 'out-of-range', 'beats[0].minutes'],
    [{ ...lecture, beats: [{ ...lecture.beats[0], selects: [''] }] }, 'out-of-range', 'beats[0].selects[0]'],
    [
      { ...lecture, beats: [{ ...lecture.beats[0], later: [{ timePs: 0, caption: 'x', emphasis: 'vcc' }] }] },
      'unknown-choice',
      'beats[0].later[0].emphasis',
    ],
    [
      { ...lecture, beats: [{ ...lecture.beats[0], scenario: { kind: 'document', document: { lanelab: 0 } } }] },
      'unknown-version',
      'beats[0].scenario.document.lanelab',
    ],
  ])('%j is refused with its place and rule', (document, code, path) => {
    const result = parseLecture(document);
    expect(result.ok ? [] : result.errors).toEqual([expect.objectContaining({ code, path })]);
  });
});

describe('a link to a lecture', () => {
  it('carries the whole lecture', () => {
    expect(decodeLecture(encodeLecture(lecture))).toEqual({ ok: true, lecture });
  });

  it('is refused where it is broken, cut or a link to a scenario', () => {
    const text = encodeLecture(lecture);
    expect(decodeLecture('')).toEqual({ ok: false, fault: { code: 'empty' } });
    expect(decodeLecture(text.slice(0, -4))).toEqual({ ok: false, fault: { code: 'damaged' } });
    expect(decodeLecture(encodeLink(scenario, []))).toEqual({ ok: false, fault: { code: 'no-lecture' } });
  });
});
