import type { Request } from 'express';
import { expect, it } from 'vitest';
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import { createSchemasHomeContribution } from './home-contribution.ts';

const contribution = createSchemasHomeContribution(loadCatalog({ only: 'miappe' }));
const findEntries = (...words: string[]) => contribution.find({} as Request, words);

it('The search on the home page finds the entity types of a profile, with their display names', async () => {
  const found = await findEntries('observation', 'unit', '1.1');
  expect(found).toContainEqual({
    kind: 'Profile',
    title: 'Observation unit',
    detail: 'in MIAPPE 1.1',
    path: '/profiles/miappe/1.1/ObservationUnit',
  });
});

it('The search on the home page finds a type by its exact name', async () => {
  expect((await findEntries('observationunit', '1.1')).map(({ title }) => title)).toEqual(['Observation unit']);
});

it('The search on the home page finds a field of the newest version by its display name', async () => {
  expect((await findEntries('observation', 'level', 'hierarchy'))[0]).toMatchObject({
    kind: 'Profile',
    detail: expect.stringMatching(/^Field of Study in MIAPPE 1\.2/),
    path: expect.stringContaining('/Study#'),
  });
});
