import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../src/storage/testing.ts';
import { hasCurl, runCurl } from './curl-run.ts';
import { type Sampled, type SampleSite, startSampleSite } from './sample-site.ts';

/** Samples that cannot succeed by themselves, with the status that they get. */
const ALONE: Readonly<Record<string, number>> = {
  // The login provider gives a code once, to the browser that has begun the login.
  finishLogin: 400,
};

/** Where people without a login are led to. */
const LOGIN = /^\/(auth|proteomics\/admin)\/login\?/;

describeWithDatabase('The samples of the reference', () => {
  let site: SampleSite;
  let environment: Record<string, string>;

  beforeAll(async () => {
    site = await startSampleSite();
    environment = await site.environment();
  });
  afterAll(() => site?.stop());

  it.skipIf(!hasCurl)('in curl are answered with a documented success, each of them', async () => {
    expect(await inLanes(site, runsWell)).toEqual([]);
  });

  async function runsWell({ described, request, samples }: Sampled): Promise<string[]> {
    const { status, location, said } = await runCurl(samples.curl, site.folder, environment);
    const wanted = ALONE[described.operationId];
    const isSuccess = wanted === undefined ? request.successes.some((answer) => answer.status === status) : status === wanted;
    // A form that leads to the login did nothing.
    if (isSuccess && !LOGIN.test(location)) return [];
    return [`${described.operationId} was answered ${status} ${location}: ${said.slice(0, 900)}\n${samples.curl}`];
  }
});

/** Documents that share data; lanes run beside each other. */
const LANES = [['server', 'schemas', 'collaborations'], ['hub', 'support'], ['proteomics']];

/** Tries every sample, each with the data of the examples, and gathers what went wrong. */
async function inLanes(site: SampleSite, tryOne: (one: Sampled) => Promise<string[]>): Promise<string[]> {
  const lanes = LANES.map(async (apis) => {
    const wrong: string[] = [];
    const prepare = site.preparation();
    for (const one of [...site.sampled, ...site.guarded].filter(({ described }) => apis.includes(described.api))) {
      await prepare(one.described.operationId, one.described.api);
      wrong.push(...(await tryOne(one)));
    }
    return wrong;
  });
  return (await Promise.all(lanes)).flat();
}
