import { readFileSync } from 'node:fs';
import { type Issue, parseScenario, parseSetting, setPaths } from '@lanelab/scenario';
import { invalidDocuments } from '@lanelab/scenario/test/invalid-documents';
import { describe, expect, it, test } from 'vitest';
import rules from '../en/scenario-rules.ts';
import { issueSentence, linkSentence } from './scenario.ts';
import { refusalSentence } from './scenario-rules.ts';

const issuesOf = (document: unknown): readonly Issue[] => {
  const result = parseScenario(document);
  return result.ok ? [] : result.errors;
};

describe('an issue of an invalid document', () => {
  test.each(invalidDocuments())('$name has its value, rule and fix in words', ({ document }) => {
    for (const issue of issuesOf(document)) {
      const sentence = issueSentence(issue);
      expect(sentence.startsWith(issue.path)).toBe(true);
      expect(sentence).toMatch(/^[^{}]{20,}[.?]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      // A statement, and what to do about it.
      expect(sentence.slice(issue.path.length).split(/[.?] (?=[A-Z])|[.?]$/).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('sentences', () => {
  const value = (text: string, subject = 'MTU') => {
    const { path, ...issue } = issuesOf(JSON.parse(text))[0] as Issue;
    return [path, issueSentence({ path, ...issue }, subject)];
  };
  const model = (more: object) => JSON.stringify({ lanelab: 3, model: { nodes: [], durationPs: 1, ...more } });

  it('name the value, the rule and the fix', () => {
    expect(value(model({ durationPs: 0 }), 'The duration')).toEqual([
      'model.durationPs',
      'The duration is 0, but must be a time from 1 ps to 9000 s, in whole picoseconds. Change it.',
    ]);
    expect(value(model({ seeed: 1 }), 'The model')[1]).toBe(
      'The model has the unknown key “seeed”. Did you mean “seed”?',
    );
    expect(value('[]', 'The document')[1]).toBe(
      'The document is a list of 0 entries, but a scenario is a JSON object with lanelab and model. Open another file.',
    );
  });

  it('quote a long text in short', () => {
    expect(issueSentence({ code: 'malformed', path: 'x', value: 'y'.repeat(99), rule: { kind: 'ipv4' } })).toContain(
      `“${'y'.repeat(37)}…”`,
    );
  });

  it.each([
    ['flows', '“flows” is not a setting. Write path=value'],
    ['a..b=1', '“a..b” is not a path.'],
    ['nodes[99].name=x', 'nodes[99].name: model.nodes has no entry [99]'],
    ['nodez=1', 'has the unknown key “nodez”. Did you mean “nodes”?'],
    ['durationPs.x=1', 'has nothing inside it. End the path there.'],
    ['measure[0]=1', 'is no list, so [0] means nothing there.'],
  ])('of the setting %s', (text, words) => {
    const base = parseScenario(JSON.parse(model({})));
    if (!base.ok) throw new Error('a sound document');
    const setting = parseSetting(text);
    const issues =
      'code' in setting ? [setting] : [setPaths(base.scenario, [setting])].flatMap((r) => (r.ok ? [] : r.errors));
    expect(issues.map((issue) => issueSentence(issue)).join(' ')).toContain(words);
  });

  it('of links', () => {
    expect(linkSentence({ code: 'ends-early' })).toMatch(/^This link holds no scenario that can be read\./);
    expect(linkSentence({ code: 'unknown-preset', preset: 'w9' })).toContain('“w9”');
  });

  it('of what the engine refuses', () => {
    expect(refusalSentence({ code: 'no-such-link', path: 'at', value: 9 })).toBe(
      'The engine refuses at = 9. There is no such link.',
    );
  });
});

describe('the page of codes', () => {
  it('lists every rule with its meaning', () => {
    const page = readFileSync(new URL('../../../../docs/scenario-problems.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^\| `([a-z-]+)` \| (.+?) \| .+ \|$/gm)].map(([, code, meaning]) => [
      code,
      meaning,
    ]);
    const stated = Object.entries(rules).filter(([code]) => !code.startsWith('refused'));
    expect(documented).toEqual(stated);
  });
});
