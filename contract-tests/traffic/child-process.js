// Loaded into every process that a test starts (NODE_OPTIONS, --import). It imports only modules of Node until the first
// exchange, and its failures must not affect the process.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

const NAMES = ['concordat:exchange', 'concordat:upgrade', 'concordat:frame'];
const prefix = process.env.CONCORDAT_TEST_TRAFFIC;

if (prefix !== undefined && process.features.typescript) for (const name of NAMES) subscribe(name, begin);

function begin(message, name) {
  for (const each of NAMES) unsubscribe(each, begin);
  try {
    const { recordIntoFile } = createRequire(import.meta.url)('./recording.ts');
    recordIntoFile(`${prefix}.${process.pid}.jsonl`, { first: { message, name } });
  } catch {
    // The process continues without being recorded.
  }
}
