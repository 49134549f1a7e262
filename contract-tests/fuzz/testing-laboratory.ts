/** Sets up tests of random requests: the laboratory with a separate database, and a sender. */
import { afterAll, beforeAll } from 'vitest';
import { describeWithDatabase, openTestDatabase } from '../../src/storage/testing.ts';
import { type FuzzLaboratory, startFuzzLaboratory } from './laboratory.ts';
import { createSender, type Sender } from './sending.ts';

/** The laboratory and the sender; available while the tests run. */
export interface LaboratoryOfTests {
  readonly laboratory: FuzzLaboratory;
  readonly sender: Sender;
}

/** Describes tests that send random requests. */
export function describeInLaboratory(title: string, tests: (place: LaboratoryOfTests) => void): void {
  describeWithDatabase(title, () => {
    let laboratory: FuzzLaboratory;
    let sender: Sender;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const database = await openTestDatabase();
      laboratory = await startFuzzLaboratory(database);
      sender = createSender();
      end = async () => {
        sender.close();
        await laboratory.stop();
        await database.close();
      };
    });
    afterAll(() => end());
    tests({
      get laboratory() {
        return laboratory;
      },
      get sender() {
        return sender;
      },
    });
  });
}
