import { FIELD_IDS, LAYER_IDS } from '@lanelab/engine';
import { expect, test } from 'vitest';
import { FIELD_NAMES, FIELDS } from './fields.ts';

test('every field and layer of the engine has a name, and no name two meanings', () => {
  const fields = FIELDS.flatMap(({ source }) => (source.kind === 'fields' ? source.ids : []));
  const layers = FIELDS.flatMap(({ source }) => (source.kind === 'layers' ? source.ids : []));
  expect(FIELD_IDS.filter((id) => !fields.includes(id))).toEqual([]);
  // Cells are no layer of a message.
  expect(LAYER_IDS.filter((id) => !layers.includes(id))).toEqual(['atm_uni', 'atm_nni']);
  expect(FIELDS.flatMap(({ name, also }) => [name, ...also])).toEqual(FIELD_NAMES);
});
