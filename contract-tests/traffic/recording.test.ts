import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readTraffic } from './corpus.ts';
import { createLedger } from './ledger.ts';
import { TRAFFIC_VARIABLE } from './recording.ts';
import { getWatchedEnvironment } from './watched-environment.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-traffic-'));
  folders.push(folder);
  return folder;
}

const watcher = join(import.meta.dirname, 'child-process.js');
const observed = join(import.meta.dirname, '../../src/contract/observed.ts');

/** A server with one operation, whose response lacks a required header. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { observeExchange } from ${JSON.stringify(observed)};
  const server = createServer((request, response) => {
    observeExchange(request, response, 'application');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** Starts the server like a test that passes on only the variables of the recorder. */
async function startChild(prefix: string): Promise<{ child: ChildProcess; address: string; stderr: () => string }> {
  const environment = { PATH: process.env.PATH, NODE_OPTIONS: `--import=${watcher}`, [TRAFFIC_VARIABLE]: prefix };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { env: environment });
  children.push(child);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const [port] = await once(child.stdout, 'data');
  return { child, address: `http://127.0.0.1:${String(port).trim()}`, stderr: () => output };
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

describe('A process that a test starts', () => {
  it('preserves its records if it is killed', async () => {
    const folder = createFolder();
    const { child, address } = await startChild(join(folder, 'parent'));
    await (await fetch(`${address}/health`)).text();
    await waitUntil(() => readTraffic(folder).exchanges.length > 0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { facts, exchanges, violations } = readTraffic(folder);
    expect(readdirSync(folder)).toEqual([`parent.${child.pid}.jsonl`]);
    expect(facts).toContainEqual({
      kind: 'fact',
      document: 'server',
      operation: 'getHealth',
      fact: 'answer 200 application/json',
    });
    expect(exchanges[0]).toMatchObject({ operation: 'getHealth', answer: { status: 200, body: '{"status":"ok"}' } });
    expect(violations.map(({ what }) => what)).toEqual(['header x-request-id is missing']);
  });

  it('serves requests without records if the folder cannot be created', async () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'file'), '');
    const { address, stderr } = await startChild(join(folder, 'file', 'parent'));
    for (let number = 0; number < 3; number += 1) {
      expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' });
    }
    expect(stderr()).toBe('');
  });

  it('produces no output and no file without exchanges', () => {
    const folder = createFolder();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', 'console.log(1)'], {
      env: { PATH: process.env.PATH, NODE_OPTIONS: `--import=${watcher}`, [TRAFFIC_VARIABLE]: join(folder, 'parent') },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr, readdirSync(folder)]).toEqual([0, '1\n', '', []]);
  });

  it('receives the folder from its environment', () => {
    const { NODE_OPTIONS, [TRAFFIC_VARIABLE]: prefix } = getWatchedEnvironment();
    expect([NODE_OPTIONS?.includes('child-process.js'), existsSync(join(prefix ?? '', '..'))]).toEqual([true, true]);
  });

  it('does not record if its environment names no folder', () => {
    expect(getWatchedEnvironment({ PATH: '/bin' })).toEqual({});
  });
});

describe('The recorded lines on disk', () => {
  const createExchange = (status: number, type: string, body: string) =>
    ({
      kind: 'exchange',
      document: 'toy',
      operation: 'listSeeds',
      request: { method: 'GET', url: '/seeds', headers: {}, body: '' },
      answer: { status, headers: { 'content-type': type }, body },
      ms: 1,
      requestValid: true,
    }) as const;

  it('contain each fact only once', () => {
    const folder = createFolder();
    const ledger = createLedger(join(folder, 'a.jsonl'));
    for (let number = 0; number < 3; number += 1) ledger.recordFact('toy', 'listSeeds', 'answer 200 -');
    ledger.flush();
    expect(readTraffic(folder).facts).toHaveLength(1);
  });

  it('contain five samples of each kind, but only two of pages', () => {
    const folder = createFolder();
    const ledger = createLedger(join(folder, 'a.jsonl'));
    for (let number = 0; number < 20; number += 1) {
      ledger.recordSample(createExchange(200, 'application/json', '{}'), () => []);
      ledger.recordSample(createExchange(200, 'text/html', '<p>'), () => []);
    }
    ledger.flush();
    expect(
      readTraffic(folder)
        .exchanges.map(({ answer }) => answer.body)
        .join(' '),
    ).toBe('{} <p> {} <p> {} {} {}');
  });

  it('omit long bodies, except the first of each kind', () => {
    const folder = createFolder();
    const ledger = createLedger(join(folder, 'a.jsonl'));
    const long = createExchange(200, 'application/json', 'x'.repeat(64_001));
    for (let number = 0; number < 2; number += 1) ledger.recordSample(long, () => []);
    ledger.flush();
    expect(readTraffic(folder).exchanges.map(({ answer }) => answer.body?.length)).toEqual([64_001, undefined]);
  });

  it('can be read if the last line is incomplete', () => {
    const folder = createFolder();
    const file = join(folder, 'a.jsonl');
    const ledger = createLedger(file);
    ledger.recordFact('toy', 'listSeeds', 'answer 200 -');
    ledger.flush();
    appendFileSync(file, '{"kind":"fact","document":"to');
    expect(readTraffic(folder).facts).toHaveLength(1);
  });

  it('are read from every file of the folder if the folder exists', () => {
    const folder = createFolder();
    for (const name of ['a', 'b']) {
      const ledger = createLedger(join(folder, 'deep', `${name}.jsonl`));
      ledger.recordViolation('toy', name, 500, 'GET /', 'status 500 is not documented');
      ledger.flush();
    }
    mkdirSync(join(folder, 'empty'));
    expect(readTraffic(join(folder, 'deep')).violations.map(({ operation }) => operation)).toEqual(['a', 'b']);
    expect(readTraffic(join(folder, 'nowhere'))).toEqual({ facts: [], exchanges: [], violations: [] });
  });

  it('are not required for the detection of violations', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'file'), '');
    const ledger = createLedger(join(folder, 'file', 'a.jsonl'));
    ledger.recordViolation('toy', 'listSeeds', 500, 'GET /seeds', 'status 500 is not documented');
    ledger.flush();
    expect([ledger.takeViolations().length, ledger.takeViolations().length]).toEqual([1, 0]);
  });
});
