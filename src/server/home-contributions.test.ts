import type { Request } from 'express';
import { expect, it } from 'vitest';
import { type HomeContribution, NO_OWN_ITEMS } from '../web/for-people/home-contribution.ts';
import { createHomeContributions } from './finding.ts';

const request = {} as Request;
const page = { kind: 'Page', title: 'One', detail: '', path: '/one' } as const;
const good: HomeContribution = { listMine: async () => ({ needs: [], recent: [page] }), find: async () => [page] };
const failing: HomeContribution = {
  listMine: () => Promise.reject(new Error('no')),
  find: () => Promise.reject(new Error('no')),
};
const silent: HomeContribution = { listMine: () => new Promise(() => undefined), find: () => new Promise(() => undefined) };

it('The home page omits a service that fails, and the failure is logged', async () => {
  const failures: unknown[] = [];
  const contributions = createHomeContributions([failing, good], (error) => failures.push(error));
  expect(await contributions.find(request, ['one'])).toEqual([page]);
  expect(await contributions.listMine(request)).toEqual({ needs: [], recent: [page] });
  expect(failures).toEqual([new Error('no'), new Error('no')]);
});

it('The home page omits a service that does not respond in time', async () => {
  const contributions = createHomeContributions([silent, good], () => undefined, 1);
  expect(await contributions.find(request, ['one'])).toEqual([page]);
});

it('The list of contributions to the home page is empty without services', async () => {
  expect(await createHomeContributions([], () => undefined).listMine(request)).toEqual(NO_OWN_ITEMS);
});
