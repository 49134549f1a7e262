/** A quick share of the made-up requests; `npm run contract:fuzz` sends many more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../../src/contract/document.ts';
import { describeWithDatabase, testDatabase } from '../../src/storage/testing.ts';
import { prepareCampaign } from './campaign.ts';
import { type FuzzLaboratory, startFuzzLaboratory } from './laboratory.ts';
import { keepOutcomes } from './outcomes.ts';
import { createSender, type Sender } from './sending.ts';

const SEED = 20260305;
const COUNT = 20;

describeWithDatabase('Made-up requests for every operation', () => {
  let laboratory: FuzzLaboratory;
  let sender: Sender;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const database = await testDatabase();
    laboratory = await startFuzzLaboratory(database);
    sender = createSender();
    end = async () => {
      sender.close();
      await laboratory.stop();
      await database.close();
    };
  });
  afterAll(() => end());

  it.each(['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'])(
    'of the document %s are answered as it says',
    async (name) => {
      const campaign = prepareCampaign(readDocument(name), name, laboratory, sender);
      const wrong: string[] = [];
      for (const operation of campaign.operations) {
        const outcome = await campaign.run(operation, { seed: SEED, count: COUNT });
        keepOutcomes(name, [outcome], SEED);
        const again = `npm run contract:fuzz -- --operation ${operation.id} --seed ${SEED} --count ${COUNT}`;
        wrong.push(...outcome.failures.map(({ what, problems, curl }) => [what, ...problems, curl, again].join('\n')));
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );
});
