// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../src/proteomics/results/testing-laboratory.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { run } from './generators/generators.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-r-'));
const hasR = spawnSync('Rscript', ['-e', 'library(httr2); library(jsonlite)'], { stdio: 'ignore' }).status === 0;
const noR = hasR ? null : 'there is no Rscript with httr2 and jsonlite; apt-get install r-cran-httr2 r-cran-jsonlite';
const guide = readFileSync(join(import.meta.dirname, '../docs/r.md'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

describeUnless(noR, 'The guide to R', () => {
  let laboratory: Laboratory;
  let output = '';

  beforeAll(async () => {
    laboratory = await startLaboratory();
    const made = await fetch(`${laboratory.address}/api/admin/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operator@example.org', name: 'Instrument operator' }),
    });
    const { uuid: user } = (await made.json()) as { uuid: string };
    await laboratory.importFiles('lumos_01.raw', readFixtureFiles());
    writeFileSync(join(folder, 'sample.raw'), 'a raw file');
    const program = [...guide.matchAll(/^```r\n(.*?)^```$/gms)]
      .map(([, code = '']) => code)
      .join('\n')
      .replaceAll('http://localhost:8124', laboratory.address)
      .replaceAll('0199f2c4-3b1e-7a52-8c06-2f4d9e71b305', laboratory.pipelineUuid)
      .replaceAll('0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4', user);
    writeFileSync(join(folder, 'guide.R'), program);
    output = await run(folder, ['Rscript', 'guide.R']);
  }, 120_000);
  afterAll(() => laboratory.stop());

  it.each([
    ['lists operations', /saveHubEntity\s+POST\s+\/hub\/projects\/\{id\}\/entities/],
    ['validates an object', /end_date .*date_range/],
    ['merges profiles', /^most_restrictive \d+ differences/m],
    ['imports and reads a table', /STU-1\s+North\n.*STU-2\s+South/],
    ['changes an entity', /^Wheat under drought version 2/m],
    ['reports a conflict', /HTTP 409 Conflict\.\n.*version 2 is the current one/],
    ['validates a project', /Investigation\s+contacts\s+investigation_has_contacts/],
    ['uploads a raw file', /^sample\.raw 10 [0-9a-f]{64}/m],
    ['reads quality values', /lumos_01\.raw\s+\d+\s+Orbitrap/],
    ['reads names and units of metrics', /Protein groups\s+protein groups\s+higher/],
  ])('%s', (_title, expected) => {
    expect(output).toMatch(expected);
  });
});
