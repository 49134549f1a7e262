import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { buildZip } from '../src/proteomics/acquisition/testing-hostile-files.ts';
import { createRecords } from '../src/proteomics/uploads/testing-uploads.ts';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

const PAGE = '/proteomics/admin/import';
const SUMMARY = 'Raw file\tMS\nx\t7\n';

describeInBrowser(
  'The import page',
  (site) => {
    beforeAll(() => createRecords(site.address));

    const fillImportForm = async (page: Page, rawFile: string, name: string, content: string) => {
      await page.getByLabel('Raw file', { exact: true }).fill(rawFile);
      await page.getByLabel('Result files').setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(content) }]);
      await page.getByRole('button', { name: 'Import results' }).click();
    };

    for (const scripts of [true, false]) {
      it(
        `imports the results of a raw file, and reports the import (scripts: ${scripts})`,
        getMainTagOptions(scripts),
        async () => {
          const { page, errors } = await site.visit(PAGE, { scripts });
          await fillImportForm(page, `form_${scripts}.raw`, 'summary.txt', SUMMARY);
          await page.getByRole('heading', { name: `Results of form_${scripts}.raw imported.` }).waitFor();
          expect(await page.locator('.flash li').textContent()).toBe(
            '1 column of the quality-control table has a value now, from summary.txt.',
          );
          expect(errors).toEqual([]);
        },
      );
    }

    it('lists the imported runs of a report from another engine', async () => {
      const { page, errors } = await site.visit(PAGE);
      await page
        .getByLabel('Result files')
        .setInputFiles(join(import.meta.dirname, '../src/proteomics/engines/fixtures/diann-1.9/report.tsv'));
      await page.getByRole('button', { name: 'Import results' }).click();
      await page.getByRole('heading', { name: 'Results of 6 raw files imported.' }).waitFor();
      expect(await page.locator('.flash li').first().textContent()).toMatch(
        /Alpha_01: 31 metrics have a value now, from report\.tsv, protein_groups\.tsv\.$/,
      );
      expect(errors).toEqual([]);
    });

    it('shows warnings about imported files, for the form and for a folder', async () => {
      const table = 'RawFile,DateAcquired\nC:\\a\\checked.raw,03/04/2026 17:40:21\n';
      const { page } = await site.visit(PAGE);
      await fillImportForm(page, '', 'QcDataTable.csv', table);
      await page.getByRole('heading', { name: 'Results of checked.raw imported. Check QcDataTable.csv.' }).waitFor();
      const again = (await site.visit(PAGE)).page;
      const buffer = buildZip({ 'QcDataTable.csv': table });
      await again.getByLabel('Zip file of a folder').setInputFiles([{ name: 'q.zip', mimeType: 'application/zip', buffer }]);
      await again.getByRole('button', { name: 'Import all' }).click();
      await again.getByText('q/QcDataTable.csv has only dates whose day and month can be swapped').waitFor();
    });

    it('shows file and line of an error at the form, with the typed values', async () => {
      const { page } = await site.visit(PAGE);
      await fillImportForm(page, 'broken.raw', 'summary.txt', 'Raw file\tMS\nx\tmany\n');
      const problem = page.getByRole('link', { name: 'summary.txt, line 2: MS is not a number: many.' });
      expect(await problem.getAttribute('href')).toBe('#files');
      expect(await page.getByLabel('Raw file', { exact: true }).inputValue()).toBe('broken.raw');
      expect(await page.getByLabel('Result files').getAttribute('aria-invalid')).toBe('true');
    });

    it('imports a folder with an analysis of another engine', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'concordat-analysis-'));
      try {
        await mkdir(join(folder, 'batch'));
        const fixture = join(import.meta.dirname, '../src/proteomics/engines/fixtures/diann-2/report.parquet');
        await copyFile(fixture, join(folder, 'batch/hela.parquet'));
        await writeFile(join(folder, 'batch/report.pdf'), 'not asked for');
        const { page } = await site.visit(PAGE);
        await page.getByLabel('Folder', { exact: true }).setInputFiles(folder);
        await page.getByText('1 set of results found.').waitFor();
        await page.getByRole('button', { name: 'Import all' }).click();
        await page.getByText('1 set of results imported.').waitFor();
        const [line] = await page.locator('#folder-table tbody tr').allInnerTexts();
        expect(line?.replace(/\s+/g, ' ')).toMatch(/\/batch hela\.parquet Results of .+ imported\.$/);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

    it('imports the raw files of a folder one by one, and shows each result', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'concordat-results-'));
      try {
        for (const [path, content] of [
          ['run_1.raw/maxquant', SUMMARY],
          ['run_2', 'nothing'],
        ] as const) {
          await mkdir(join(folder, path), { recursive: true });
          await writeFile(join(folder, path, 'summary.txt'), content);
          await writeFile(join(folder, path, 'msms.txt'), 'not asked for');
        }
        const { page } = await site.visit(PAGE);
        await page.getByLabel('Folder', { exact: true }).setInputFiles(folder);
        await page.getByRole('button', { name: 'Import all' }).click();
        await page.getByText('1 of 2 sets of results imported').waitFor();
        expect(await page.getByRole('link', { name: 'Open Quality' }).getAttribute('href')).toMatch(/^\/proteomics\/.+\/qc$/);
        const lines = await page.locator('#folder-table tbody tr').allInnerTexts();
        expect(lines.map((line) => line.replace(/\s+/g, ' ')).sort()).toEqual([
          'run_1.raw summary.txt Results of run_1.raw imported.',
          expect.stringMatching(
            /^run_2 summary\.txt .+\/run_2\/summary\.txt, line 1: is not the header .+ no column Raw file\.$/,
          ),
        ]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

    it('finds the experiments of FragPipe if columns were removed, or R wrote the table', async () => {
      const zip = buildZip({
        'A/psm.tsv': 'Spectrum\tPeptide\tHyperscore\nrun_a.1.1.2\tPEPTIDEK\t20\n',
        'B/psm.tsv': '"Spectrum"\t"Peptide"\t"Is.Unique"\t"Hyperscore"\n"1"\t"run_b.1.1.2"\t"PEPTIDEK"\t"true"\t20\n',
        'combined_protein.tsv': 'Protein\tCombined Spectral Count\tA Intensity\nP1\t2\t1\n',
      });
      const { page } = await site.visit(PAGE);
      const file = { name: 'fp.zip', mimeType: 'application/zip', buffer: zip };
      await page.getByLabel('Zip file of a folder').setInputFiles([file]);
      await page.getByText('1 set of results found.').waitFor();
      const [line] = await page.locator('#folder-table tbody tr').allInnerTexts();
      expect(line?.replace(/\s+/g, ' ').trim()).toBe('fp 2 × psm.tsv, combined_protein.tsv waiting');
    });

    it('names the run of a zipped MaxQuant folder by its tables, and lists unused files', async () => {
      const zip = buildZip({
        'project/combined/txt/summary.txt': SUMMARY.replace('x', 'HeLa_of_zip'),
        '__MACOSX/project/._summary.txt': 'attributes',
        '__MACOSX/._project': 'attributes',
        'project/.DS_Store': 'order of icons',
        'combined/txt/msms.txt': 'not asked for',
        'combined/txt/empty.txt': '',
        'HeLa_of_zip.raw': 'raw data',
        'dia/mine.tsv': 'PrecursorMz\tFragmentMz\n1\t2\n',
        'dia/mine.blib': 'SQLite format 3',
        'dia/report.parquet': 'PAR1 without a footer',
        'dia/damaged.tsv.gz': 'not compressed',
      });
      const { page } = await site.visit(PAGE);
      const file = { name: 'project.zip', mimeType: 'application/zip', buffer: zip };
      await page.getByLabel('Zip file of a folder').setInputFiles([file]);
      await page.getByText('1 set of results found.').waitFor();
      await page.getByText('9 files or parts not used').click();
      expect((await page.locator('#folder-unused li').allInnerTexts()).sort()).toEqual([
        'project/.DS_Store is hidden or a file of the operating system.',
        'project/HeLa_of_zip.raw is raw data. Send it on the page Upload raw files.',
        'project/__MACOSX is hidden or a file of the operating system.',
        'project/combined/txt/empty.txt is empty.',
        'project/combined/txt/msms.txt is an unsupported table of MaxQuant.',
        'project/dia/damaged.tsv.gz cannot be unpacked: its data is damaged or cut short.',
        'project/dia/mine.blib is a spectral library or a part of the search, and contains no results of runs.',
        'project/dia/mine.tsv is a spectral library and contains no results of runs.',
        'project/dia/report.parquet is a Parquet file without a readable footer; it may be cut short.',
      ]);
      await page.getByRole('button', { name: 'Import all' }).click();
      await page.getByText('1 set of results imported.').waitFor();
      const [line] = await page.locator('#folder-table tbody tr').allInnerTexts();
      expect(line?.replace(/\s+/g, ' ')).toBe('MaxQuant in project summary.txt Results of HeLa_of_zip.raw imported.');
    });

    it.each([
      { scheme: 'light', width: 1280 },
      { scheme: 'dark', width: 360 },
    ] as const)('has no accessibility violations and no overflow at $width pixels ($scheme)', async (sight) => {
      const { page } = await site.visit(PAGE, sight);
      await fillImportForm(page, 'look.raw', 'summary.txt', 'broken');
      await page.getByText('Nothing was stored').waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  },
  { withDatabase: true },
);
