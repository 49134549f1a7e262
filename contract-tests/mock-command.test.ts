// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFreePorts } from '../simulators/free-ports.ts';

const ROOT = join(import.meta.dirname, '..');
const guide = readFileSync(join(ROOT, 'docs/mocks.md'), 'utf8');
/** Number of ports that the command uses. */
const PORTS = 8;

/** The commands in the guide, with the expected statuses. */
const commands = [...guide.matchAll(/^ {4}curl (.*?) +# (\d{3})$/gm)].map(([, words = '', status]) => ({
  words,
  status: Number(status),
}));

/** The running command. */
interface Command {
  readonly process: ChildProcess;
  /** Returns the output so far. */
  text(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const started: Command[] = [];

function startCommand(...words: readonly string[]): Command {
  const child = spawn(process.execPath, ['scripts/mock.ts', ...words], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const command = { process: child, text: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
  started.push(command);
  return command;
}

async function waitUntilReady(command: Command): Promise<void> {
  const isReady = () => command.text().includes('Press Ctrl+C to stop.');
  while (!isReady()) {
    const isOver = await Promise.race([
      command.ended.then(() => true),
      once(command.process.stdout as NodeJS.ReadableStream, 'data'),
    ]);
    if (isOver === true && !isReady()) throw new Error(`the command ended: ${command.text()}`);
  }
}

/** Sends the request of a curl command. */
function sendCurlRequest(words: string, first: number): Promise<Response> {
  const parts = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const headers: Record<string, string> = {};
  const init: RequestInit & { headers: Record<string, string> } = { headers, redirect: 'manual' };
  let url = '';
  while (parts.length > 0) {
    const part = parts.shift() ?? '';
    if (part === '-X') init.method = parts.shift() ?? '';
    else if (part === '-H') {
      const [name = '', value = ''] = (parts.shift() ?? '').split(/: /);
      headers[name] = value;
    } else if (part === '-d' || part === '--json') {
      Object.assign(init, { method: 'POST', body: parts.shift() });
      headers['content-type'] = part === '-d' ? 'application/x-www-form-urlencoded' : 'application/json';
    } else url = part.replace('4010', String(first));
  }
  return fetch(url, init);
}

describe('The command that serves mocks', () => {
  let command: Command;
  let first: number;

  beforeAll(async () => {
    first = await findFreePorts(PORTS);
    command = startCommand(String(first));
    await waitUntilReady(command);
  });
  afterAll(async () => {
    command.process.kill('SIGINT');
    await command.ended;
  });

  it('prints the URL of each mock: all services, each document, and the platform', () => {
    const lines = command.text().split('\n').slice(0, PORTS);
    const addresses = lines.map((line) => line.split(/ {2,}| (?=http)/).at(-1));
    expect(addresses).toEqual(Array.from({ length: PORTS }, (_, index) => `http://127.0.0.1:${first + index}`));
    expect(lines[0]).toMatch(/^all services/);
    expect(lines.at(-1)).toMatch(/^organisation \(the external platform\)/);
  });

  it.each(commands)('returns the status that its guide states: curl $words', async ({ words, status }) => {
    const answer = await sendCurlRequest(words, first);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/./)]);
  });

  it('has a guide that contains commands', () => {
    expect(commands.length).toBeGreaterThan(10);
  });

  it('accepts the token scheme of the platform in lower case', async () => {
    const headers = { authorization: 'bearer x' };
    const answer = await fetch(`http://127.0.0.1:${first + PORTS - 1}/api/organisations/v1`, { headers });
    expect(answer.status).toBe(200);
  });

  it('reports violations by a request in the header sl-violations', async () => {
    const answer = await sendCurlRequest(`--json '{"data": {}}' http://127.0.0.1:4010/validate`, first);
    expect(answer.headers.get('sl-violations')).toContain("must have required property 'entity'");
  });
});

describe('The mock command', () => {
  afterEach(async () => {
    for (const command of started) command.process.kill('SIGKILL');
    await Promise.all(started.splice(0).map(({ ended }) => ended));
  });

  it.each(['abc', '0', '65530', '5000 6000', '--port=5000'])(
    'lists the valid values instead of accepting %s',
    async (words) => {
      const command = startCommand(...words.split(' '));
      expect(await command.ended).toBe(2);
      expect(command.text()).toBe('mock: give one number from 1 to 65528, the first of 8 ports, like: npm run mock -- 5000\n');
    },
  );

  it('prints its usage for --help', async () => {
    const command = startCommand('--help');
    expect([await command.ended, command.text()]).toEqual([0, expect.stringContaining('npm run mock -- 5000')]);
  });

  it('reports the port number if the port is in use', async () => {
    const first = await findFreePorts(PORTS);
    const other = createServer().listen(first + 1, '127.0.0.1');
    await once(other, 'listening');
    const command = startCommand(String(first));
    expect(await command.ended).toBe(1);
    expect(command.text()).toContain(
      `mock: port ${first + 1} is taken by another program; choose other ports, like: npm run mock -- 5000\n`,
    );
    other.close();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops at %s with a message and without an error', async (signal) => {
    const command = startCommand(String(await findFreePorts(PORTS)));
    await waitUntilReady(command);
    command.process.kill(signal);
    expect(await command.ended).toBe(0);
    expect(command.text()).toMatch(/\nThe mocks are stopped\.\n$/);
  });
});
