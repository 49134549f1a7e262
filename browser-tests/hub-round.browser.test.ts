/**
 * Tests a round trip of 900 units: exports them to a spreadsheet, changes it with another program, imports it, and undoes the
 * import.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeUnless } from '../src/storage/testing.ts';
import { describeInBrowser } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 900;
const PYTHON = process.env.PYTHON || 'python3';
const OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((path) => existsSync(path));

/** Python program that sets the entry type of a hundred units to `check`, and clears the type of one. */
const CHANGE = `
import sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book['ObservationUnit']
at = {cell.value: cell.column for cell in sheet[1]}
for row in range(2, 102): sheet.cell(row, at['entry_type']).value = 'check'
sheet.cell(200, at['observation_unit_type']).value = None
book.save(sys.argv[1])
`;

const run = promisify(execFile);

describeUnless(
  spawnSync(PYTHON, ['-c', 'import openpyxl']).status === 0 ? null : 'no Python with openpyxl was found',
  'The hub after an export',
  () => {
    describeInBrowser(
      'An exported file that a spreadsheet program saved',
      (site) => {
        let project: SmallProject;
        let folder: string;
        beforeEach(async () => {
          folder = await mkdtemp(join(tmpdir(), 'concordat-round-'));
          project = await createSmallProject(site.address);
          const { hub, path, investigation, study } = project;
          const data = { unique_id: 'STU-2', investigation_id: 'INV-1', title: 'Second trial' };
          const other = await hub.createEntity('Study', data, investigation);
          const changes = Array.from({ length: UNITS }, (_, at) => ({
            entity_type: 'ObservationUnit',
            parent_id: at % 2 === 0 ? study.id : other.id,
            data: { unique_id: `U-${at}`, study_id: at % 2 === 0 ? 'STU-1' : 'STU-2', observation_unit_type: 'plot' },
          }));
          await hub.post(path('bulk'), { changes });
        });
        afterEach(() => rm(folder, { recursive: true, force: true }));

        async function downloadExportedTable(page: Page): Promise<string> {
          const file = join(folder, 'units.xlsx');
          await page.goto(site.address + project.path());
          await page.locator('summary', { hasText: 'Export' }).click();
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('link', { name: 'Spreadsheet', exact: true }).click(),
          ]);
          await download.saveAs(file);
          return file;
        }

        async function importFile(page: Page, file: string): Promise<void> {
          await page.goto(site.address + project.path('import'));
          await page.setInputFiles('#file', {
            name: 'units.xlsx',
            mimeType: 'application/octet-stream',
            buffer: await readFile(file),
          });
          await page.getByRole('button', { name: 'Preview the import' }).click();
          await page.getByRole('button', { name: 'Import 101 rows' }).click();
          await page.getByText('0 created, 101 changed').waitFor();
        }

        const readState = async () =>
          (await project.hub.get(`${project.path('table', 'ObservationUnit')}?limit=1000`)).body.rows.map(
            ({ data }: { data: unknown }) => data,
          );

        async function checkReimportAndUndo(page: Page, file: string): Promise<void> {
          const before = await readState();
          await importFile(page, file);
          const after = await readState();
          const checks = after.filter(({ entry_type }: { entry_type?: string }) => entry_type === 'check');
          expect([after.length, checks.length]).toEqual([UNITS + 4, 100]);
          await page.goto(site.address + project.path('actions'));
          await page.getByRole('button', { name: 'Undo Imported units.xlsx' }).first().click();
          await page.getByRole('heading', { name: 'Undone: Imported units.xlsx' }).waitFor();
          expect(await readState()).toEqual(before);
        }

        it('can be imported after openpyxl changed it, and the import can be undone with one click', async () => {
          const { page, errors } = await site.visit(project.path());
          const file = await downloadExportedTable(page);
          await run(PYTHON, ['-c', CHANGE, file]);
          await checkReimportAndUndo(page, file);
          expect(errors).toEqual([]);
        });

        it.skipIf(OFFICE === undefined && process.env.CI !== 'true')(
          'can be imported after LibreOffice saved it, and the import can be undone with one click',
          async () => {
            const { page, errors } = await site.visit(project.path());
            const file = await downloadExportedTable(page);
            await run(PYTHON, ['-c', CHANGE, file]);
            const saved = join(folder, 'office');
            const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
            await run(String(OFFICE), [profile, '--headless', '--convert-to', 'xlsx', '--outdir', saved, file]);
            await checkReimportAndUndo(page, join(saved, 'units.xlsx'));
            expect(errors).toEqual([]);
          },
        );
      },
      { withDatabase: true },
    );
  },
);
