import type { Lesson } from '@lanelab/lessons';
import { describe, expect, it } from 'vitest';
import { emptyLesson } from '../../../share/lessons/new-lesson.ts';
import { firstLanguage, rewritten, textsOfLines, untranslated, writtenIn } from './local-text.ts';

const both = { en: 'Cell', 'pt-BR': 'Célula' };

describe('a text that is written in one language', () => {
  it('is plain until it is translated, and again when the translation is emptied', () => {
    expect(rewritten('Cell', 'pt-BR', 'Célula')).toEqual(both);
    expect(rewritten(both, 'pt-BR', '')).toBe('Cell');
    expect(rewritten('Cell', 'pt-BR', '')).toBe('Cell');
    expect(rewritten('Cell', 'en', 'Frame')).toBe('Frame');
  });

  it('leaves the other language as it is', () => {
    expect(rewritten(both, 'en', 'Cells')).toEqual({ en: 'Cells', 'pt-BR': 'Célula' });
    expect(rewritten(both, 'pt-BR', 'Células')).toEqual({ en: 'Cell', 'pt-BR': 'Células' });
  });

  it('shows nothing of the other language', () => {
    expect([writtenIn('en', both), writtenIn('pt-BR', both)]).toEqual(['Cell', 'Célula']);
    expect([writtenIn('en', 'Cell'), writtenIn('pt-BR', 'Cell'), writtenIn('pt-BR', undefined)]).toEqual([
      'Cell',
      '',
      '',
    ]);
  });
});

describe('texts that are written one a line', () => {
  it('are translated by their lines, of which an empty one has no translation', () => {
    expect(textsOfLines('Um\n\n Três', ['One', 'Two', 'Three'], 'pt-BR')).toEqual({
      ok: true,
      entries: [{ en: 'One', 'pt-BR': 'Um' }, 'Two', { en: 'Three', 'pt-BR': ' Três' }],
    });
    expect(textsOfLines('', [both, 'Two'], 'pt-BR')).toEqual({ ok: true, entries: ['Cell', 'Two'] });
  });

  it('have no more lines in a translation than in English', () => {
    expect(textsOfLines('Um\nDois\n', ['One'], 'pt-BR')).toEqual({ ok: false, problem: expect.stringContaining('2') });
    expect(textsOfLines('Um\n', ['One'], 'pt-BR')).toMatchObject({ ok: true });
  });

  it('keep their translations while the English is written', () => {
    expect(textsOfLines('Cells\n\nTwo', [both], 'en')).toEqual({
      ok: true,
      entries: [{ ...both, en: 'Cells' }, 'Two'],
    });
  });
});

describe('a lesson', () => {
  const lesson: Lesson = { ...emptyLesson, title: both, question: 'Why?', goals: ['a', { en: 'b', 'pt-BR': ' ' }] };

  it('counts the texts without a translation, and no empty ones', () => {
    expect(untranslated(lesson)).toEqual(['question', 'goals[0]', 'goals[1]']);
    expect(untranslated({ ...emptyLesson, title: '' })).toEqual([]);
  });

  it('is written in English first on an English page', () => {
    expect(firstLanguage(lesson)).toBe('en');
  });
});
