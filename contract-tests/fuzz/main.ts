/** `npm run contract:fuzz`: random valid and invalid requests for every operation; see --help. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../../src/contract/documents/document.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { silentLog } from '../../src/storage/storage-errors.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { prepareCampaign } from './campaign.ts';
import { startFuzzLaboratory } from './laboratory.ts';
import type { OperationOutcome } from './outcomes.ts';
import { storeOutcomes } from './outcomes.ts';
import { createSender } from './sending.ts';

const HELP = `Sends made-up requests to every operation, and exits with 1 when an answer is wrong.

  --count <n>        requests for each operation; 1000 by default
  --operation <id>   this operation only; may be repeated
  --document <name>  this document only; may be repeated
  --seed <n>         the same number gives the same requests; a new one by default
  --keep             goes on serving afterwards, so that the printed commands can be tried; end it with Ctrl-C
`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    operation: { type: 'string', multiple: true, default: [] },
    document: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = values.help ? printHelp() : await runFuzzing();

function printHelp(): number {
  process.stdout.write(HELP);
  return 0;
}

async function runFuzzing(): Promise<number> {
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : parseWholeNumber('seed', values.seed);
  const count = parseWholeNumber('count', values.count);
  const unknown = values.document.filter((name) => !OWN_DOCUMENTS.includes(name));
  if (unknown.length > 0 || seed === undefined || count === undefined) {
    process.stderr.write(`${unknown.length > 0 ? `There is no document ${unknown.join(', ')}.\n` : ''}${HELP}`);
    return 2;
  }
  process.stdout.write(`Seed ${seed}, ${count} requests for each operation.\n`);
  const dataDir = await mkdtemp(join(tmpdir(), 'concordat-fuzz-database-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  const laboratory = await startFuzzLaboratory(database);
  const sender = createSender();
  let [seen, failed] = [0, 0];
  try {
    for (const name of values.document.length === 0 ? OWN_DOCUMENTS : values.document) {
      const campaign = prepareCampaign(readDocument(name), name, laboratory, sender);
      for (const operation of campaign.operations.filter(
        ({ id }) => values.operation.length === 0 || values.operation.includes(id),
      )) {
        const start = performance.now();
        const outcome = await campaign.run(operation, { seed, count });
        printResult(outcome, performance.now() - start, seed);
        storeOutcomes(name, [outcome], seed);
        seen += 1;
        failed += outcome.failures.length === 0 ? 0 : 1;
      }
    }
    process.stdout.write(`${seen} operations, ${failed} of them with failures.\n`);
    if (values.keep) await new Promise((resolve) => process.once('SIGINT', resolve));
  } finally {
    sender.close();
    await laboratory.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return failed > 0 || seen === 0 ? 1 : 0;
}

function parseWholeNumber(name: string, text: string): number | undefined {
  if (/^\d{1,10}$/.test(text) && Number(text) > 0) return Number(text);
  process.stderr.write(`--${name} must be a whole number above 0.\n`);
  return undefined;
}

function printResult(
  { document, operation, valid, broken, hostile, failures, statuses }: OperationOutcome,
  ms: number,
  seed: number,
): void {
  const answers = Object.entries(statuses).map(([status, times]) => `${status} × ${times}`);
  const seconds = (ms / 1000).toFixed(1);
  process.stdout.write(
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${document} ${operation}: ${valid} valid (${answers.join(', ')}), ${broken} broken, ${hostile} hostile, ${seconds} s\n`,
  );
  for (const { what, problems, curl } of failures) {
    process.stdout.write(`     ${what}\n${problems.map((problem) => `       ${problem}\n`).join('')}       ${curl}\n`);
    process.stdout.write(`       again: npm run contract:fuzz -- --operation ${operation} --seed ${seed}\n`);
  }
}
