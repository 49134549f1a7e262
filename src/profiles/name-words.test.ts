import { expect, it } from 'vitest';
import { formatDisplayName, formatNameInSentence } from './name-words.ts';

it.each([
  ['unique_id', 'Unique ID', 'unique ID'],
  ['miappe_version', 'MIAPPE version', 'MIAPPE version'],
  ['ObservationUnit', 'Observation unit', 'observation unit'],
  ['parent_ids', 'Parent IDs', 'parent IDs'],
  ['DOI', 'DOI', 'DOI'],
  ['decimalLatitude', 'Decimal latitude', 'decimal latitude'],
])('The name %s is formatted as %s, and inside a sentence as %s', (name, words, inside) => {
  expect([formatDisplayName(name), formatNameInSentence(name)]).toEqual([words, inside]);
});
