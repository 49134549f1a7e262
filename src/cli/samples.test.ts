import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMzml } from '../proteomics/acquisition/testing-raw-data.ts';
import { startUploadSite, uploadRawFile, waitUntil } from '../proteomics/uploads/testing-uploads.ts';
import { validateSheet } from '../sdrf/check.ts';
import { parseSampleSheet } from '../sdrf/sheet.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { runSamplesCommand } from './samples.ts';

const FIXTURES = join(import.meta.dirname, '../sdrf/fixtures');

async function runCommand(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runSamplesCommand(args, { stdin: process.stdin, stdout, stderr, env: {} });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), error: await text(stderr) };
}

describeWithDatabase('concordat samples --draft', () => {
  it('writes a row for each run, with metadata of its raw file', async () => {
    const data = mkdtempSync(join(tmpdir(), 'concordat-draft-'));
    const site = await startUploadSite(data);
    try {
      await fetch(`${site.address}/api/admin/pipelines/${site.pipeline}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ accepts: ['raw', 'mzml'] }),
      });
      await uploadRawFile(site, 'dia.mzML', buildMzml());
      await uploadRawFile(site, 'other.raw', 'raw data');
      const where = ['--project', 'lung-cohort', '--pipeline', 'tmt11-quality', '--address', site.address];
      await waitUntil(
        async () => (await runCommand('--draft', ...where)).out.includes('Orbitrap'),
        'the mzML file is measured',
      );
      const { code, out } = await runCommand('--draft', ...where, '--template', 'human');
      expect(code).toBe(0);
      const { columns, rows } = parseSampleSheet(out);
      const listCells = (name: string) => rows.map(({ cells }) => cells[columns.indexOf(name)]);
      expect(listCells('comment[data file]')).toEqual(['dia.mzML', 'other.raw']);
      expect(listCells('comment[instrument]')).toEqual(['Orbitrap & Eclipse', 'not available']);
      expect(listCells('comment[acquisition date]')).toEqual(['2025-03-04', 'not available']);
      expect(listCells('comment[proteomics data acquisition method]')[0]).toBe(
        'NT=Data-independent acquisition;AC=PRIDE:0000450',
      );
      const { templates, problems } = validateSheet({ columns, rows });
      expect(templates).toEqual(['ms-proteomics', 'human']);
      expect(problems.filter(({ code: one }) => !one.endsWith('_NOT_ALLOWED'))).toEqual([]);
      const declared = join(data, 'declared.sdrf.tsv');
      const [dia, dda] = ['NT=Data-independent acquisition;AC=PRIDE:0000450', 'NT=Data-dependent acquisition;AC=PRIDE:0000627'];
      writeFileSync(declared, out.replace(dia, dda));
      const mismatch = 'Data-dependent acquisition is declared, but the raw data has DIA windows. [METHOD_MISMATCH]';
      expect((await runCommand(declared, ...where)).out).toContain(mismatch);
      expect(
        await runCommand('--draft', '--project', 'lung-cohort', '--pipeline', 'nowhere', '--address', site.address),
      ).toMatchObject({
        code: 1,
        error: expect.stringContaining('nowhere'),
      });
    } finally {
      await site.server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('concordat samples', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reports that the sheet has no problems', async () => {
    const file = join(FIXTURES, 'PXD010698.sdrf.tsv');
    expect(await runCommand(file, '--template', 'ms-proteomics')).toEqual({
      code: 0,
      out: `${file}: 0 errors, 0 warnings\n`,
      error: '',
    });
  });

  it('prints line, column and reason of each problem', async () => {
    const file = join(FIXTURES, 'PXD030690.sdrf.tsv');
    const { code, out } = await runCommand(file, '--template', 'ms-proteomics');
    expect([code, out.split('\n')[0]]).toEqual([1, expect.stringContaining(`${file}:2:comment[`)]);
    expect(out).toContain(
      `${file}:2:comment[label]: error: ITRAQ names a kit, but no channel. Write the channel of the sample, such as TMT126. [INVALID_VALUE]\n`,
    );
  });

  it('prints JSON with --json', async () => {
    const { out } = await runCommand(join(FIXTURES, 'label_free.sdrf.tsv'), '--json');
    expect(JSON.parse(out)).toMatchObject({ templates: ['ms-proteomics'], problems: expect.arrayContaining([]) });
  });

  it('reports a file that is missing or not a sample sheet, and continues with the next file', async () => {
    writeFileSync(join(folder, 'x.tsv'), 'a\tb');
    const { code, out, error } = await runCommand(
      join(folder, 'x.tsv'),
      join(folder, 'nowhere'),
      join(FIXTURES, 'PXD010698.sdrf.tsv'),
    );
    expect([code, error.match(/not an SDRF header|does not exist/g), out.includes('PXD010698')]).toEqual([
      2,
      ['not an SDRF header', 'does not exist'],
      true,
    ]);
  });

  it.each([
    [[], 'Specify a file.'],
    [['x', '--template', 'martians'], 'There is no template martians.'],
    [['x', '--nonsense'], 'nonsense'],
    [['--draft'], '--project'],
    [['x', '--project', 'p'], '--pipeline'],
    [['x', '--draft', '--project', 'p', '--pipeline', 'l'], 'accepts no file'],
    [['--draft', '--project', 'p', '--pipeline', 'l', '--address', 'nowhere'], '--address'],
  ])('prints its usage for wrong arguments: %j', async (args, reason) => {
    expect(await runCommand(...args)).toMatchObject({ code: 2, error: expect.stringContaining(reason) });
  });

  it('prints its usage with --help', async () => {
    expect(await runCommand('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: concordat samples') });
  });
});
