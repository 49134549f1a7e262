// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Laboratory } from '../src/proteomics/results/testing-laboratory.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { runProgram } from './generators/generators.ts';
import { prepareGuide, readGuideBlocks } from './guide-laboratory.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-r-'));
const hasR = spawnSync('Rscript', ['-e', 'library(httr2); library(jsonlite)'], { stdio: 'ignore' }).status === 0;
const noR = hasR ? null : 'there is no Rscript with httr2 and jsonlite; apt-get install r-cran-httr2 r-cran-jsonlite';

afterAll(() => rmSync(folder, { recursive: true }));

describeUnless(noR, 'The guide to R', () => {
  let laboratory: Laboratory;
  let output = '';

  beforeAll(async () => {
    const { laboratory: started, program } = await prepareGuide(readGuideBlocks('r.md', 'r'), folder);
    laboratory = started;
    writeFileSync(join(folder, 'guide.R'), program);
    output = await runProgram(folder, ['Rscript', 'guide.R']);
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
