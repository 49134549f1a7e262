/**
 * Kills a server repeatedly while entities are saved over HTTP, and counts lost saves: `node scripts/kill-hub.ts --rounds 30`.
 *
 * Each round kills at a random time: odd rounds the server with PostgreSQL, even rounds the server alone. A save is lost if the
 * server had acknowledged it, and after the next start its values are missing in the history, or the entity is older. Exits
 * with 1 if a save was lost or a server did not start again.
 */
import { parseArgs } from 'node:util';
import { killAndCheck } from '../src/hub/entities/testing-killed-server.ts';
import { createSeededRandom } from '../src/profiles/testing-seeded-random.ts';
import { createTestDirectories } from '../src/storage/embedded/testing-embedded.ts';
import { getErrorText } from '../src/storage/storage-errors.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
const random = createSeededRandom(20_26);
const place = createTestDirectories();
const dataDir = place.createDirectory();
let acknowledged = 0;
let lost = 0;
let failed = 0;

for (let round = 1; round <= rounds; round += 1) {
  try {
    const found = await killAndCheck(dataDir, { milliseconds: 50 + random.unit() * 1_000, withDatabase: round % 2 === 1 });
    acknowledged += found.acknowledged.length;
    lost += found.lost.length;
    for (const { id, version, title } of found.lost) console.error(`round ${round}: lost ${id} version ${version}: ${title}`);
  } catch (error) {
    failed += 1;
    console.error(`round ${round}: ${getErrorText(error)}`);
  }
}
place.tearDown();
console.log({ rounds, acknowledged, lost, failed });
process.exitCode = lost + failed > 0 ? 1 : 0;
