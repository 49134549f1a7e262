/** Process for tests of interrupted imports. Alternates between two imports for one raw file until it is killed. */
import pg from 'pg';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import type { IngestionContext } from '../context.ts';
import { ingestResults } from './ingest.ts';

const [url = '', dataDir = '', uuid = '', ...folders] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url });
const context: IngestionContext = {
  settings: readSettings({ DATA_DIR: dataDir }),
  pool,
  log: createLog('silent'),
};
for (let round = 0; ; round += 1) {
  await ingestResults(context, { rawFile: { uuid, name: 'killed.raw' }, folder: folders[round % folders.length] as string });
  process.stdout.write('.');
}
