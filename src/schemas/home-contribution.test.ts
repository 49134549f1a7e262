import type { Request } from 'express';
import { expect, it } from 'vitest';
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import { schemasHomeContribution } from './home-contribution.ts';

const contribution = schemasHomeContribution(loadCatalog({ only: 'miappe' }));
const find = (...words: string[]) => contribution.find({} as Request, words);

it('A search finds the entity types of a profile, and shows them in words', async () => {
  const found = await find('observation', 'unit', '1.1');
  expect(found).toContainEqual({
    kind: 'Profile',
    title: 'Observation unit',
    detail: 'in MIAPPE 1.1',
    path: '/profiles/miappe/1.1/ObservationUnit',
  });
});

it('A search by the name of a type as programs write it finds it, too', async () => {
  expect((await find('observationunit', '1.1')).map(({ title }) => title)).toEqual(['Observation unit']);
});
