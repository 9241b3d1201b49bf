import { expect, it } from 'vitest';
import { subjectProblem } from './check-subjects.mjs';

it('accepts an area and a change', () => {
  expect(subjectProblem('engine: move the VCI constants below the stack')).toBeNull();
  expect(subjectProblem('web, server: one wording for limits')).toBeNull();
});

it('names what has no area, or one with a capital', () => {
  expect(subjectProblem('Fix the link')).toContain('area: change');
  expect(subjectProblem('Engine: fix the link')).toContain('area: change');
  expect(subjectProblem('engine:')).toContain('area: change');
});

it('names what is too long', () => {
  expect(subjectProblem(`web: ${'x'.repeat(67)}`)).toBeNull();
  expect(subjectProblem(`web: ${'x'.repeat(68)}`)).toContain('73 characters');
});
