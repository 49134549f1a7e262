import type { Request } from 'express';
import { expect, it } from 'vitest';
import { type HomeContribution, NOTHING_MINE } from '../web/for-people/home-contribution.ts';
import { createDesks } from './home-contributions.ts';

const request = {} as Request;
const page = { kind: 'Page', title: 'One', detail: '', path: '/one' } as const;
const good: HomeContribution = { mine: async () => ({ needs: [], recent: [page] }), find: async () => [page] };
const failing: HomeContribution = { mine: () => Promise.reject(new Error('no')), find: () => Promise.reject(new Error('no')) };
const silent: HomeContribution = { mine: () => new Promise(() => undefined), find: () => new Promise(() => undefined) };

it('A service that fails is left out, and told of', async () => {
  const failures: unknown[] = [];
  const desks = createDesks([failing, good], (error) => failures.push(error));
  expect(await desks.find(request, ['one'])).toEqual([page]);
  expect(await desks.mine(request)).toEqual({ needs: [], recent: [page] });
  expect(failures).toEqual([new Error('no'), new Error('no')]);
});

it('A service that does not answer in time is left out', async () => {
  const desks = createDesks([silent, good], () => undefined, 1);
  expect(await desks.find(request, ['one'])).toEqual([page]);
});

it('Nobody has anything where nothing is on', async () => {
  expect(await createDesks([], () => undefined).mine(request)).toEqual(NOTHING_MINE);
});
