// @module-tag full
/** Tests runs whose files contain no acquisition time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, readFixtureFiles } from '../results/testing-laboratory.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../uploads/testing-uploads.ts';

describeWithDatabase('The time of acquisition of a run', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-acquisition-times-'));
  let site: UploadSite;
  beforeAll(async () => {
    site = await startUploadSite(dataDir);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const uploadRun = async (name: string) => (await uploadRawFile(site, name, name)).body.uuid as string;
  const setTime = async (run: string, acquired_at: string | null) => {
    const response = await fetch(`${site.address}/api/runs/${run}/acquisition-time`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ acquired_at, user: site.user }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const importTable = async (rawFile: string) => {
    const body = buildImportForm(site.pipeline, rawFile, readFixtureFiles('QcDataTable.csv'));
    expect((await fetch(`${site.address}/api/admin/results`, { method: 'POST', body })).status).toBe(201);
  };
  const readRun = async (run: string) =>
    (await (await fetch(`${site.address}/api/runs/${run}`)).json()) as Record<string, unknown>;
  const readValues = async (metric: string) => {
    const query = new URLSearchParams({ project: 'lung-cohort', pipeline: 'tmt11-quality', metrics: metric });
    const table = (await (await fetch(`${site.address}/api/qc/values?${query}`)).json()) as {
      metrics: Record<string, readonly string[]>;
    };
    return table.metrics[metric] ?? [];
  };
  const readPage = (run: string) => `${site.address}/proteomics/projects/lung-cohort/tmt11-quality/runs/${run}`;

  it('can be set by a user, and then fills the columns of the table', async () => {
    const { status, body } = await setTime(await uploadRun('set.raw'), '2025-03-04T17:40:21');
    expect([status, body.acquired_at, body.acquired_by]).toEqual([200, '2025-03-04T17:40:21', 'Instrument operator']);
    expect(await readValues('Date')).toContain('2025-03-04');
  });

  it.each([
    ['20251103_HeLa_01.raw', '2025-11-03T00:00:00', 'file name'],
    ['20251103_1405_HeLa.raw', '2025-11-03T14:05:00', 'file name'],
    ['QC_Proteomics_202511031405.raw', '2025-11-03T14:05:00', 'file name'],
    ['251103_HeLa_01.raw', '2025-11-03T00:00:00', 'file name'],
    ['251103_1405_HeLa.raw', '2025-11-03T14:05:00', 'file name'],
    ['200219_01_HeLa.raw', '2020-02-19T00:00:00', 'file name'],
    ['EX480_20251103_HeLa_01.raw', '2025-11-03T00:00:00', 'file name'],
    ['HeLa 2025-11-03 run 1.raw', '2025-11-03T00:00:00', 'file name'],
    ['HeLa_01_20251103.raw', '2025-11-03T00:00:00', 'file name'],
    ['311224_HeLa.raw', null, null],
    ['123456_HeLa.raw', null, null],
    ['HeLa_251103.raw', null, null],
    ['HeLa_batch_20251103.raw', null, null],
    ['Digest-20251103_HeLa.raw', null, null],
    ['20251399_HeLa.raw', null, null],
  ])('comes from the file name only if the name has an unambiguous date: %s', async (name, acquired_at, acquired_by) => {
    expect(await readRun(await uploadRun(name))).toMatchObject({ acquired_at, acquired_by });
  });

  it('comes from a table instead of the name', async () => {
    const run = await uploadRun('20251104_HeLa.raw');
    await importTable('20251104_HeLa.raw');
    expect(await readRun(run)).toMatchObject({ acquired_at: '2019-10-25T17:40:21', acquired_by: null });
  });

  it('fills the columns of the table if it comes from the name', async () => {
    const body = buildImportForm(site.pipeline, '20251105_HeLa.raw', readFixtureFiles('summary.txt'));
    expect((await fetch(`${site.address}/api/admin/results`, { method: 'POST', body })).status).toBe(201);
    expect(await readValues('Date')).toContain('2025-11-05');
  });

  it.each([
    ['24.11.2026 14:03:22', '2026-11-24'],
    ['04.11.2026 14:03:22', '2026-11-04'],
    ['11/6/2026 2:03:22 PM', '2026-11-06'],
    ['07/11/2026 14:03:22', undefined],
  ])('comes from a report of Spectronaut if the date is unambiguous: %s', async (date, day) => {
    const table = `R.FileName\tR.Run Date (Formatted)\tEG.PrecursorId\tEG.Qvalue\nrun ${day}\t${date}\t_A_.2\t0.001\n`;
    const body = buildImportForm(site.pipeline, '', { 'report.tsv': table });
    body.delete('raw_file');
    expect((await fetch(`${site.address}/api/admin/results`, { method: 'POST', body })).status).toBe(201);
    const dates = await readValues('Date');
    expect(dates.includes('2026-07-11') || dates.includes('2026-11-07')).toBe(false);
    if (day !== undefined) expect(dates).toContain(day);
  });

  it('can be removed', async () => {
    const run = await uploadRun('removed.raw');
    await setTime(run, '2025-03-04T17:40:21');
    expect((await setTime(run, null)).body).toMatchObject({ acquired_at: null, acquired_by: null });
  });

  it('must be a valid date and time', async () => {
    expect(await setTime(await uploadRun('calendar.raw'), '2025-02-30T10:00:00')).toEqual({
      status: 400,
      body: { detail: 'acquired_at must be a date and time, such as 2025-03-04T08:30:00.' },
    });
  });

  it('cannot be changed if a file contains it', async () => {
    const run = await uploadRun('told.raw');
    await importTable('told.raw');
    expect(await setTime(run, '2025-03-04T17:40:21')).toEqual({
      status: 409,
      body: { detail: 'The acquisition time comes from a file of this run and cannot be changed.' },
    });
  });

  it('is replaced by the time in a later file', async () => {
    const run = await uploadRun('later.raw');
    await setTime(run, '2025-03-04T17:40:21');
    await importTable('later.raw');
    const { acquired_at, acquired_by } = await readRun(run);
    expect([acquired_at, acquired_by]).toEqual([expect.not.stringContaining('2025-03-04'), null]);
  });

  it('can be set by a form that suggests the date in the name', async () => {
    const run = await uploadRun('lumos_20250306_0815_qc.raw');
    expect(await (await fetch(readPage(run))).text()).toContain('name="acquired_at" value="2025-03-06 08:15:00"');
    const answer = await fetch(`${readPage(run)}/acquisition-time`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ acquired_at: '2025-03-06 08:15', user: site.user }),
    });
    expect([answer.status, (await readRun(run)).acquired_at]).toEqual([303, '2025-03-06T08:15:00']);
    expect(await (await fetch(readPage(run))).text()).toContain('2025-03-06 08:15, set by Instrument operator');
  });
});
