/**
 * Serves every contract by Prism, so that a client can be written against answers that validate:
 *
 *     npm run mock           from port 4010 on, one port per document
 *     npm run mock -- 5000   from port 5000 on
 *
 * Requests are validated. `Prefer: code=404` asks for a documented status, `Prefer: example=NAME` for an example, `Prefer:
 * dynamic=true` for made-up values.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startMock } from '../contract-tests/mock.ts';

const firstPort = Number(process.argv[2] ?? 4010);
if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_000) {
  console.error('mock: the first port must be a number from 1 to 65000.');
  process.exit(2);
}
const { apis } = parse(readFileSync(join(import.meta.dirname, '../redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> };
for (const [index, api] of Object.keys(apis).entries()) {
  const { url } = await startMock(api, firstPort + index);
  console.log(`${api.padEnd(16)} ${url}`);
}
console.log('Press Ctrl+C to stop.');
