import { describe, expect, it } from 'vitest';
import { BadRequestError } from '../../contract/errors.ts';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import { ResponseCache } from './response-cache.ts';

const { entries } = loadCatalog();
const [one, other] = entries.map(({ profile }) => profile) as [Profile, Profile];

function createCountingHandler() {
  let worked = 0;
  const countCall = async () => {
    worked += 1;
    return { worked };
  };
  return { work: countCall, count: () => worked };
}

describe('A response about profiles', () => {
  it('is computed once for the same profiles and parameters', async () => {
    const { work, count } = createCountingHandler();
    const answers = new ResponseCache();
    const first = await answers.getOrCompute([one, other], { strategy: 'union' }, work);
    expect(await answers.getOrCompute([one, other], { strategy: 'union' }, work)).toBe(first);
    expect(count()).toBe(1);
  });

  it.each([
    ['in another order', [other, one], { strategy: 'union' }],
    ['with other options', [one, other], { strategy: 'first_wins' }],
    ['of a profile that was saved again under its name', [{ ...one }, other], { strategy: 'union' }],
  ])('is computed again %s', async (_how, profiles, parameters) => {
    const { work, count } = createCountingHandler();
    const answers = new ResponseCache();
    await answers.getOrCompute([one, other], { strategy: 'union' }, work);
    await answers.getOrCompute(profiles, parameters, work);
    expect(count()).toBe(2);
  });

  it('is not cached after an error', async () => {
    const answers = new ResponseCache<string>();
    const throwTestError = async () => {
      throw new Error('no such strategy');
    };
    await expect(answers.getOrCompute([one], {}, throwTestError)).rejects.toThrow('no such strategy');
    expect(JSON.parse((await answers.getOrCompute([one], {}, async () => 'done')).bytes.toString())).toBe('done');
  });

  it('is computed again for a concurrent request if the first one fails for its client only', async () => {
    const answers = new ResponseCache<string>();
    const first = answers.getOrCompute([one], {}, async () => {
      throw new Error('the client left');
    });
    const second = answers.getOrCompute([one], {}, async () => 'done');
    await expect(first).rejects.toThrow('the client left');
    expect(JSON.parse((await second).bytes.toString())).toBe('done');
  });

  it('is computed once for concurrent requests with the same invalid parameters', async () => {
    let worked = 0;
    const answers = new ResponseCache<string>();
    const throwTestError = async () => {
      worked += 1;
      throw new BadRequestError('no such strategy');
    };
    const ended = await Promise.allSettled([
      answers.getOrCompute([one], {}, throwTestError),
      answers.getOrCompute([one], {}, throwTestError),
    ]);
    expect([worked, ended.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  });

  it('is evicted after 32 other requests', async () => {
    const { work, count } = createCountingHandler();
    const answers = new ResponseCache();
    for (let name = 0; name < 33; name += 1) await answers.getOrCompute([one], { name }, work);
    await answers.getOrCompute([one], { name: 32 }, work);
    expect(count()).toBe(33);
    await answers.getOrCompute([one], { name: 0 }, work);
    expect(count()).toBe(34);
  });
});
