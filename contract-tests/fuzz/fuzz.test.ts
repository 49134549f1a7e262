// @module-tag full
/** Sends some random requests to each operation. `npm run contract:fuzz` sends many more. */
import { expect, it } from 'vitest';
import { readDocument } from '../../src/contract/documents/document.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { prepareCampaign } from './campaign.ts';
import { storeOutcomes } from './outcomes.ts';
import { describeInLaboratory } from './testing-laboratory.ts';

const SEED = 20260305;
/** Number of requests per operation. */
const COUNT = 20;

describeInLaboratory('Generated requests for every operation', (place) => {
  it.each(OWN_DOCUMENTS)('receive only documented responses: %s', { timeout: 300_000 }, async (name) => {
    const campaign = prepareCampaign(readDocument(name), name, place.laboratory, place.sender);
    const wrong: string[] = [];
    for (const operation of campaign.operations) {
      const outcome = await campaign.run(operation, { seed: SEED, count: COUNT });
      storeOutcomes(name, [outcome], SEED);
      const again = `npm run contract:fuzz -- --operation ${operation.id} --seed ${SEED} --count ${COUNT}`;
      wrong.push(...outcome.failures.map(({ what, problems, curl }) => [what, ...problems, curl, again].join('\n')));
    }
    expect(wrong).toEqual([]);
  });
});
