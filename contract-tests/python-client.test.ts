// @module-tag full
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonPackage, PYTHON_MODULES } from '../scripts/generate/python.ts';
import { hasJava } from '../scripts/generate/stub.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../simulators/platform/simulated-platform.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { FIXTURE, type Laboratory } from '../src/proteomics/results/testing-laboratory.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { prepareGuide, readGuideBlocks } from './guide-laboratory.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'concordat-python-'));
const environment = join(folder, 'environment');
/** Python with the dependencies of the package. `.ci/run` creates such an environment. */
const python = process.env.PYTHON || 'python3';
const NEEDED = `import sys, pydantic, urllib3, dateutil, pandas, ensurepip, venv
assert sys.version_info >= (3, 10) and pydantic.VERSION >= "2.11"`;
const hasPython = spawnSync(python, ['-c', NEEDED], { stdio: 'ignore' }).status === 0;
const missing = !hasJava()
  ? 'there is no Java'
  : !hasPython
    ? 'Python lacks packages; pip install -r .ci/python-requirements.txt, and set PYTHON to that environment'
    : null;

const blocks = readGuideBlocks('python.md', 'python');

describe('The Python package', () => {
  it('has a guide that contains code', () => {
    expect(blocks.length).toBeGreaterThan(8);
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder. Resolves with its output. */
async function runProgram(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, PYTHONPATH: '' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece) => {
      output += piece;
    });
  }
  const exit = await new Promise((resolve) => child.on('close', resolve));
  if (exit !== 0) throw new Error(output);
  return output;
}

const runInstalledPython = (...args: string[]) => runProgram(join(environment, 'bin/python'), ...args);

/** Installs the wheel in a virtual environment that can access the other Python's packages, so that pip downloads nothing. */
async function installWheel(): Promise<void> {
  const wheel = await buildPythonPackage(root, join(root, 'build/python'));
  await runProgram(python, '-m', 'venv', environment);
  const [packages = ''] = globSync('lib/python*/site-packages', { cwd: environment });
  const found = await runProgram(python, '-c', 'import pandas, pathlib; print(pathlib.Path(pandas.__file__).parents[1])');
  writeFileSync(join(environment, packages, 'dependencies.pth'), found);
  await runInstalledPython(
    '-m',
    'pip',
    'install',
    '--no-deps',
    '--ignore-installed',
    '--disable-pip-version-check',
    '--quiet',
    wheel,
  );
}

describeUnless(missing, 'The installed Python package', () => {
  let laboratory: Laboratory;
  let output = '';

  beforeAll(async () => {
    await installWheel();
    const { laboratory: started, program } = await prepareGuide(blocks, folder);
    laboratory = started;
    writeFileSync(join(folder, 'guide.py'), program);
    output = await runInstalledPython('guide.py');
  }, 600_000);
  afterAll(() => laboratory.stop());

  it('declares its dependencies, and includes type hints', async () => {
    expect(await runInstalledPython('-m', 'pip', '--disable-pip-version-check', 'check')).toContain('No broken requirements');
    await runInstalledPython('-c', PYTHON_MODULES.map((name) => `import concordat_client.${name}`).join('\n'));
    const [packages = ''] = globSync('lib/python*/site-packages/concordat_client', { cwd: environment });
    expect(globSync('**/py.typed', { cwd: join(environment, packages) })).toContain('py.typed');
  });

  it('sends null only for properties that a dictionary sets to None', async () => {
    const program = `from concordat_client.hub import HubWorkspaceUpdateInput as Input
print(Input.from_dict({'name': 'x'}).to_json(), Input.from_dict({'collaboration': None}).to_json())`;
    expect(await runInstalledPython('-c', program)).toBe('{"name": "x"} {"collaboration": null}\n');
  });

  it('writes entities and returns their validation errors', () => {
    expect(output).toMatch(/end_date\s+date_range/);
    expect(output).toMatch(/^0 errors$/m);
  });

  it('validates a project', () => {
    expect(output).toMatch(/Study\s+date_range\s+1/);
  });

  it('uploads and downloads a file', () => {
    expect(output).toMatch(/^sample\.raw 10 [0-9a-f]{64}$/m);
    expect(readFileSync(join(folder, 'copy.raw'), 'utf8')).toBe('a raw file');
  });

  it('reads quality values with time, instrument, name and unit', () => {
    expect(output).toMatch(/lumos_01\.raw\s+\d{4}-\d\d-\d\d \S+\s+Orbitrap.*\s\d+$/m);
    expect(output).toMatch(/^Protein groups in protein groups$/m);
  });

  it('reads protein groups', () => {
    expect(output).toMatch(/^\(5, \d+\)$/m);
  });

  it('validates an object and merges profiles', () => {
    expect(output).toMatch(/^investigation_id required\nend_date date_range\n\d+ differences$/m);
  });

  it('raises an error with the detail of a rejected request', () => {
    expect(output).toMatch(/^404 .*nowhere/m);
  });

  it('preserves every value of a data frame', async () => {
    const program = join(root, 'contract-tests/python-frames.py');
    expect(await runInstalledPython(program, laboratory.address, laboratory.pipelineUuid)).toBe('done\n');
  });
});

describeUnless(missing, 'The operations of the Python package', () => {
  const TOKEN = 'token-of-the-administration';
  let server: TestServer;
  let platform: SimulatedPlatform;

  beforeAll(async () => {
    const waits = { steps: [{ name: 'only', command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'] }] };
    const tools = join(folder, 'tools.json');
    writeFileSync(tools, JSON.stringify({ tools: { waits } }));
    const settings = { ADMIN_TOKEN: TOKEN, TOOLS_FILE: tools, WEBHOOK_PRIVATE_ADDRESSES: 'true' };
    server = await startTestServer(settings, { withDatabase: true });
    platform = await startSimulatedPlatform();
  });
  afterAll(async () => {
    await server.stop();
    await platform.stop();
  });

  it('include every operation of proteomics and the platform for programs, with the documented types', async () => {
    const program = join(root, 'contract-tests/python-operations.py');
    const { url, token, introspectionToken } = platform;
    const called = (await runInstalledPython(program, server.address, TOKEN, FIXTURE, url, token, introspectionToken))
      .trim()
      .split('\n');
    const promised = [
      ...[...getOperations(readDocument('proteomics'))].filter(({ path }) => /^\/api\/(?!uploads)/.test(path)),
      ...getOperations(readDocument('organisation')),
    ].map(({ operation }) => operation.operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(called).toEqual(promised.sort());
  });
});
