import { describe, expect, test } from 'vitest';
import { TUT_HOST_MODEL, TUT_HOST_MODELS, tutHostModel, withHostModel } from './host-models.ts';
import { tutTable2 } from './table2.ts';

describe.each(TUT_HOST_MODELS)('$id', (model) => {
  test('is laid over any other model without a trace of that one', () => {
    const alone = tutTable2('mpoa', model);
    for (const other of [TUT_HOST_MODEL, tutHostModel('bsd/equal-8192')])
      expect(withHostModel(tutTable2('mpoa', other), model).model).toEqual(alone.model);
  });
});

test('every model is another network', () => {
  const all = TUT_HOST_MODELS.map((model) => JSON.stringify(tutTable2('lane', model).model));
  expect(new Set(all).size).toBe(all.length);
});

test('what is asked for is named', () => {
  expect(() => tutHostModel('own/none')).toThrow('own/none');
});
