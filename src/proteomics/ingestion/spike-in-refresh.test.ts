// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, WAITING_LOCKS } from '../../storage/testing.ts';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';
import { lockResults } from './stored-result-files.ts';

const COLUMNS = [
  'qc1_peptide_charges',
  'qc2_peptide_charges',
  'N_of_Protein_qc_pepts',
  'N_protein_groups',
  'N_peptides',
  'Year',
];

describeWithDatabase('A change of spike-ins', () => {
  let lab: Laboratory;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-test-'));
    lab = await startLaboratory({ DATA_DIR: dataDir });
    await lab.importFiles('one.raw', readFixtureFiles());
    await lab.importFiles('two.raw', readFixtureFiles('evidence.txt'));
  });
  afterAll(async () => {
    await lab.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const readPageText = async (path: string) =>
    (await fetch(`${lab.address}${path}`, { headers: { accept: 'text/html' } })).text();
  const updateSpikeIns = (spikeIns: object) =>
    fetch(`${lab.address}/api/admin/pipelines/${lab.pipelineUuid}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spike_ins: spikeIns }),
    });
  const countOutdated = async () => {
    const { rowCount } = await (lab.database as Database).pool.query(
      'select from proteomics_results s join proteomics_pipelines p on p.spike_ins <> s.spike_ins',
    );
    return rowCount;
  };
  const waitUntilMeasured = () => expect.poll(countOutdated).toBe(0);
  const readQualityData = async () =>
    (await (await lab.sendRequest('/api/mq/qc-data', { columns: COLUMNS, missing: 'null' })).json()) as Record<
      string,
      unknown[]
    >;

  it('recomputes only the columns of the spike-ins', async () => {
    const before = await readQualityData();
    expect(before).toMatchObject({
      qc1_peptide_charges: ['[2, 3, 2]', '[2, 3, 2]'],
      N_of_Protein_qc_pepts: ["['11;11']", null],
    });
    expect((await updateSpikeIns({ qc1_sequence: 'LTILEELR', qc2_sequence: 'NOWHERE', protein: 'nothing' })).status).toBe(200);
    await waitUntilMeasured();
    expect(await readQualityData()).toEqual({
      ...before,
      qc1_peptide_charges: ['[3]', '[3]'],
      qc2_peptide_charges: [null, null],
      N_of_Protein_qc_pepts: [null, null],
    });
  });

  it('restores the original values when it is reverted', async () => {
    await updateSpikeIns({ qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' });
    await waitUntilMeasured();
    expect(await readQualityData()).toMatchObject({
      qc1_peptide_charges: ['[2, 3, 2]', '[2, 3, 2]'],
      N_of_Protein_qc_pepts: ["['11;11']", null],
    });
  });

  it('applies to results that are imported or extended later', async () => {
    await updateSpikeIns({ qc1_sequence: 'LTILEELR', qc2_sequence: 'HVLTSIGEK', protein: 'BSA' });
    await lab.importFiles('three.raw', readFixtureFiles('evidence.txt'));
    await lab.importFiles('two.raw', readFixtureFiles('proteinGroups.txt'));
    await waitUntilMeasured();
    expect((await readQualityData()).qc2_peptide_charges).toEqual(['[2, 3, 2]', '[2, 3, 2]', '[2, 3, 2]']);
  });

  it('is saved before the runs are measured again, and pages show how many are pending', async () => {
    const { pool } = lab.database as Database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      for (const { uuid } of (await holder.query<{ uuid: string }>('select uuid from proteomics_raw_files')).rows)
        await lockResults(holder, { uuid });
      expect((await updateSpikeIns({ qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' })).status).toBe(200);
      expect((await readQualityData()).qc1_peptide_charges).toEqual(['[3]', '[3]', '[3]']);
      expect(await readPageText(`/proteomics/admin/pipelines/${lab.pipelineUuid}`)).toContain('3 raw files still have');
      expect(await readPageText(`/proteomics/projects/${lab.project}/${lab.pipeline}/qc/spike-ins`)).toContain(
        '3 runs still have',
      );
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await waitUntilMeasured();
    expect((await readQualityData()).qc1_peptide_charges).toEqual(['[2, 3, 2]', '[2, 3, 2]', '[2, 3, 2]']);
  });

  it('delays an import until its raw file is remeasured, without a deadlock', async () => {
    const { pool } = lab.database as Database;
    const [two] = (await pool.query<{ uuid: string }>(`select uuid from proteomics_raw_files where name = 'two.raw'`)).rows;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await lockResults(holder, { uuid: two?.uuid as string });
      const importing = lab.importFiles('two.raw', readFixtureFiles('summary.txt'));
      const countWaiting = async () => (await pool.query(`${WAITING_LOCKS} and locktype = 'advisory'`)).rowCount;
      await expect.poll(countWaiting).toBe(1);
      // The import must wait before it has read or written data. The cleanup after an import waits later.
      const held = await holder.query<{ result_files: readonly string[] }>(
        'select result_files from proteomics_raw_files where uuid = $1',
        [two?.uuid],
      );
      expect(held.rows[0]?.result_files).not.toContain('summary.txt');
      await holder.query('update proteomics_raw_files set columns_filled = columns_filled where uuid = $1', [two?.uuid]);
      await holder.query('commit');
      expect((await importing).status).toBe(201);
    } finally {
      holder.release();
    }
  });

  it('is completed by the next server if a server is killed after it has responded', async () => {
    // Simulates a killed server: the settings are saved, but their values are not measured.
    const { pool } = lab.database as Database;
    await pool.query(`update proteomics_pipelines set spike_ins = spike_ins || '{"qc1_sequence": "LTILEELR"}'`);
    const next = await startTestServer({ DATA_DIR: dataDir }, { database: lab.database as Database });
    try {
      await waitUntilMeasured();
      expect((await readQualityData()).qc1_peptide_charges).toEqual(['[3]', '[3]', '[3]']);
    } finally {
      await next.stop();
    }
  });
});
