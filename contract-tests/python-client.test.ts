import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, type Laboratory, startLaboratory } from '../src/proteomics/results/testing-laboratory.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'generated/clients/python');
/** A Python that has what the client needs, and pandas; `.ci/run` makes one. */
const python = process.env.PYTHON || 'python3';
const NEEDED =
  'import sys, pydantic, urllib3, dateutil, pandas; assert sys.version_info >= (3, 10) and pydantic.VERSION >= "2.11"';
const hasPython = spawnSync(python, ['-c', NEEDED], { stdio: 'ignore' }).status === 0;

const blocks = [...readFileSync(join(root, 'docs/python.md'), 'utf8').matchAll(/^```python\n(.*?)^```$/gms)].map(
  ([, code = '']) => code,
);

describe('the guide to Python', () => {
  it('holds code', () => {
    expect(blocks.length).toBeGreaterThan(5);
  });
});

describe.skipIf(!hasPython)('the Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-python-'));
  let laboratory: Laboratory;
  let user = '';
  let output = '';

  beforeAll(async () => {
    laboratory = await startLaboratory();
    const made = await fetch(`${laboratory.address}/api/admin/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operator@example.org', name: 'Instrument operator' }),
    });
    user = ((await made.json()) as { uuid: string }).uuid;
    await laboratory.importFiles('lumos_01.raw', fixtureFiles());
    writeFileSync(join(folder, 'sample.raw'), 'a raw file');
    output = await run(
      blocks
        .join('\n')
        .replaceAll('http://localhost:8124', laboratory.address)
        .replaceAll('0199f2c4-3b1e-7a52-8c06-2f4d9e71b305', laboratory.pipelineUuid)
        .replaceAll('0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4', user),
    );
  }, 120_000);
  afterAll(async () => {
    await laboratory.stop();
    rmSync(folder, { recursive: true });
  });

  async function run(code: string): Promise<string> {
    writeFileSync(join(folder, 'guide.py'), code);
    const child = spawn(python, ['guide.py'], {
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

  it('reads the quality-control table into a frame', () => {
    expect(output).toMatch(/0\s+lumos_01\s+\d{4}-\d\d-\d\d \S+\s+\d+/);
  });

  it('says what a column is', () => {
    expect(output).toContain('protein groups');
  });

  it('uploads a file', () => {
    expect(output).toMatch(/^sample\.raw 10 [0-9a-f]{64}$/m);
  });

  it('tells what the server refused', () => {
    expect(output).toMatch(/^404 .*nowhere/m);
  });

  it('reads protein groups', () => {
    expect(output).toMatch(/^\(5, \d+\)$/m);
  });
});
