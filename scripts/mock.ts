/**
 * Serves every contract by Prism, so that a client can be developed with valid responses:
 *
 *     npm run mock           from port 4010 on: all services at one address, then one port per document
 *     npm run mock -- 5000   from port 5000 on
 *
 * docs/mocks.md has example requests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Mock } from '../contract-tests/mock.ts';

const USAGE = `npm run mock           serves every contract by Prism, from port 4010 on
npm run mock -- 5000   from port 5000 on

docs/mocks.md has example requests.`;
const DEFAULT_PORT = 4010;
const HIGHEST_PORT = 65_535;
/** Document of the platform. The application only calls it. */
const PLATFORM = 'organisation';

/** The name of a service, and the documents that it serves. */
interface Served {
  readonly name: string;
  readonly documents: readonly string[];
}

const { apis } = parse(readFileSync(join(import.meta.dirname, '../redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> };
const ours = Object.keys(apis).filter((api) => api !== PLATFORM);
const served: readonly Served[] = [
  { name: 'all services', documents: ours },
  ...ours.map((api) => ({ name: api, documents: [api] })),
  { name: `${PLATFORM} (the external platform)`, documents: [PLATFORM] },
];
const running: Mock[] = [];

const firstPort = parsePort(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopMocks(0, 'The mocks are stopped.'));
// Loaded on demand, because Prism is large and not needed to reject an invalid port.
const { startMock } = await import('../contract-tests/mock.ts');
for (const [index, { name, documents }] of served.entries()) {
  const port = firstPort + index;
  try {
    const mock = await startMock(documents, { port });
    running.push(mock);
    console.log(`${name.padEnd(36)} ${mock.url}`);
  } catch (error) {
    await stopMocks(1, explainListenProblem(error as NodeJS.ErrnoException, port));
  }
}
console.log(`
Try it: curl ${running[0]?.url}/schemas
More examples: docs/mocks.md. Press Ctrl+C to stop.`);

/** Returns the port of the command line. Exits with a message if it is invalid. */
function parsePort(words: readonly string[]): number {
  const [word = String(DEFAULT_PORT), ...more] = words;
  if (word === '--help' || word === '-h') {
    console.log(USAGE);
    process.exit(0);
  }
  const highest = HIGHEST_PORT - served.length + 1;
  const port = /^\d{1,5}$/.test(word) ? Number(word) : 0;
  if (more.length === 0 && port >= 1 && port <= highest) return port;
  console.error(`mock: give one number from 1 to ${highest}, the first of ${served.length} ports, like: npm run mock -- 5000`);
  process.exit(2);
}

function explainListenProblem({ code, message }: NodeJS.ErrnoException, port: number): string {
  const other = 'choose other ports, like: npm run mock -- 5000';
  if (code === 'EADDRINUSE') return `mock: port ${port} is taken by another program; ${other}`;
  return code === 'EACCES'
    ? `mock: port ${port} needs rights that you do not have; ${other}`
    : `mock: cannot listen on port ${port}: ${message}`;
}

async function stopMocks(exitCode: number, sentence: string): Promise<never> {
  await Promise.all(running.map((mock) => mock.stop()));
  if (exitCode === 0) console.log(`\n${sentence}`);
  else console.error(sentence);
  process.exit(exitCode);
}
