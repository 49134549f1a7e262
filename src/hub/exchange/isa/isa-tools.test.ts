// @module-tag full
/** Tests that libraries of the ISA community read ISA files from exports. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeUnless, describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';

const PYTHON = process.env.PYTHON || 'python3';

/** Prints the errors of the validator, and numbers of loaded objects by study and assay. Ignores codes of configurations. */
const LOAD_JSON = `
import json, logging, sys
from isatools import isajson
logging.disable(logging.CRITICAL)
with open(sys.argv[1]) as file:
  errors = [one for one in isajson.validate(file)['errors'] if one['code'] not in (4002, 4003)]
with open(sys.argv[1]) as file:
  studies = isajson.load(file).studies
count = lambda one: [len(one.samples), len(one.other_material), len(one.process_sequence)]
print(json.dumps({'errors': errors, 'studies': [[count(one), [count(assay) for assay in one.assays]] for one in studies]}))`;

describeWithDatabase('A file in the ISA formats', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-isa-tools-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(join(folder, 'site'));
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  async function exportExample(profile: string, format: string): Promise<string> {
    const project = await site.project(profile);
    await project.fillWithExample();
    const path = join(folder, `${profile.replaceAll('/', '-')}.${format}`);
    await writeFile(path, await project.export(`format=${format}`));
    return path;
  }

  function runPython(program: string, path: string): unknown {
    const { stdout, stderr, status } = spawnSync(PYTHON, ['-W', 'ignore', '-c', program, path], { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    return JSON.parse(stdout.split('\n').findLast((line) => line.startsWith('{')) ?? '{}');
  }

  const hasIsatools = spawnSync(PYTHON, ['-c', 'import isatools']).status === 0;
  describeUnless(hasIsatools ? null : 'no Python with isatools was found', 'An ISA-JSON file', () => {
    it('is valid and loaded by isatools', async () => {
      const loaded = runPython(LOAD_JSON, await exportExample('isa/1.0', 'isa-json'));
      const assays = [
        [2, 1, 2],
        [2, 0, 1],
      ];
      expect(loaded).toEqual({ errors: [], studies: [[[2, 0, 3], assays]] });
    }, 60_000);
  });
});
