// @module-tag full
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonClient } from '../scripts/generate/python.ts';
import { hasJava } from '../scripts/generate/stub.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { FIXTURE, type Laboratory, readFixtureFiles, startLaboratory } from '../src/proteomics/results/testing-laboratory.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'concordat-python-'));
/** The folder of the installed client. */
const client = join(folder, 'installed');
/** A Python with the dependencies of the client, pip, and pandas; `.ci/run` creates one. */
const python = process.env.PYTHON || 'python3';
const NEEDED = `import sys, setuptools, pydantic, urllib3, dateutil, pandas
assert sys.version_info >= (3, 10) and pydantic.VERSION >= "2.11" and int(setuptools.__version__.split(".")[0]) >= 71`;
const hasPython = hasJava() && spawnSync(python, ['-c', NEEDED], { stdio: 'ignore' }).status === 0;

const blocks = [...readFileSync(join(root, 'docs/python.md'), 'utf8').matchAll(/^```python\n(.*?)^```$/gms)].map(
  ([, code = '']) => code,
);

describe('The guide to Python', () => {
  it('contains code', () => {
    expect(blocks.length).toBeGreaterThan(5);
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Python in the folder; resolves with its output. */
async function run(...args: string[]): Promise<string> {
  const child = spawn(python, args, {
    cwd: folder,
    env: { ...process.env, PYTHONPATH: client, PYTHONDONTWRITEBYTECODE: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece) => {
      said += piece;
    });
  }
  const exit = await new Promise((resolve) => child.on('close', resolve));
  if (exit !== 0) throw new Error(said);
  return said;
}

describe.skipIf(!hasPython)('The Python client, installed', () => {
  let laboratory: Laboratory;
  let user = '';
  let output = '';

  beforeAll(async () => {
    buildPythonClient(root, join(root, 'build/python'));
    // Elsewhere, because pip leaves files behind.
    cpSync(join(root, 'build/python'), join(folder, 'source'), { recursive: true });
    const elsewhere = ['--no-deps', '--no-build-isolation', '--disable-pip-version-check', '--quiet', '--target', client];
    await run('-m', 'pip', 'install', ...elsewhere, join(folder, 'source'));
    laboratory = await startLaboratory();
    const made = await fetch(`${laboratory.address}/api/admin/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operator@example.org', name: 'Instrument operator' }),
    });
    user = ((await made.json()) as { uuid: string }).uuid;
    await laboratory.importFiles('lumos_01.raw', readFixtureFiles());
    writeFileSync(join(folder, 'sample.raw'), 'a raw file');
    const guide = blocks
      .join('\n')
      .replaceAll('http://localhost:8124', laboratory.address)
      .replaceAll('0199f2c4-3b1e-7a52-8c06-2f4d9e71b305', laboratory.pipelineUuid)
      .replaceAll('0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4', user);
    writeFileSync(join(folder, 'guide.py'), guide);
    output = await run('guide.py');
  }, 120_000);
  afterAll(() => laboratory.stop());

  it('reads the quality-control table into a frame', () => {
    expect(output).toMatch(/0\s+lumos_01\s+\d{4}-\d\d-\d\d \S+\s+\d+/);
  });

  it('describes columns', () => {
    expect(output).toContain('protein groups');
  });

  it('uploads a file', () => {
    expect(output).toMatch(/^sample\.raw 10 [0-9a-f]{64}$/m);
  });

  it('raises an error with the detail of a rejection', () => {
    expect(output).toMatch(/^404 .*nowhere/m);
  });

  it('reads protein groups', () => {
    expect(output).toMatch(/^\(5, \d+\)$/m);
  });
});

describe.skipIf(!hasPython)('The operations of the Python client', () => {
  const TOKEN = 'token-of-the-administration';
  let server: TestServer;

  beforeAll(async () => {
    const waits = { steps: [{ name: 'only', command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'] }] };
    const tools = join(folder, 'tools.json');
    writeFileSync(tools, JSON.stringify({ tools: { waits } }));
    const environment = { ADMIN_TOKEN: TOKEN, TOOLS_FILE: tools, WEBHOOK_PRIVATE_ADDRESSES: 'true' };
    server = await startTestServer(environment, { withDatabase: true });
  });
  afterAll(() => server.stop());

  it('are all operations for programs, with the documented types', async () => {
    const program = join(root, 'contract-tests/python-operations.py');
    const called = (await run(program, server.address, TOKEN, FIXTURE)).trim().split('\n');
    const promised = [...getOperations(readDocument('proteomics'))]
      .filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/uploads'))
      .map(({ operation }) => operation.operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(called).toEqual(promised.sort());
  });
});
