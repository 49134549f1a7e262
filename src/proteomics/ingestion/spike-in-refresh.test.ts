import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { fixtureFiles, type Laboratory, startLaboratory } from '../results/testing-laboratory.ts';

const COLUMNS = [
  'qc1_peptide_charges',
  'qc2_peptide_charges',
  'N_of_Protein_qc_pepts',
  'N_protein_groups',
  'N_peptides',
  'Year',
];

describeWithDatabase('a pipeline whose spike-ins change', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
    await lab.importFiles('one.raw', fixtureFiles());
    await lab.importFiles('two.raw', fixtureFiles('evidence.txt'));
  });
  afterAll(() => lab.stop());

  const change = (spikeIns: object) =>
    fetch(`${lab.address}/api/admin/pipelines/${lab.pipelineUuid}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spike_ins: spikeIns }),
    });
  const read = async () =>
    (await (await lab.ask('/api/mq/qc-data', { columns: COLUMNS, missing: 'null' })).json()) as Record<string, unknown[]>;

  it('has the columns about them for the new ones at once, and all others as they were', async () => {
    const before = await read();
    expect(before).toMatchObject({
      qc1_peptide_charges: ['[2, 3, 2]', '[2, 3, 2]'],
      N_of_Protein_qc_pepts: ["['11;11']", null],
    });
    expect((await change({ qc1_sequence: 'LTILEELR', qc2_sequence: 'NOWHERE', protein: 'nothing' })).status).toBe(200);
    expect(await read()).toEqual({
      ...before,
      qc1_peptide_charges: ['[3]', '[3]'],
      qc2_peptide_charges: [null, null],
      N_of_Protein_qc_pepts: [null, null],
    });
  });

  it('has the same state again when they change back', async () => {
    await change({ qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' });
    expect(await read()).toMatchObject({
      qc1_peptide_charges: ['[2, 3, 2]', '[2, 3, 2]'],
      N_of_Protein_qc_pepts: ["['11;11']", null],
    });
  });

  it('has results that come later, and grow, measured for the new ones', async () => {
    await change({ qc1_sequence: 'LTILEELR', qc2_sequence: 'HVLTSIGEK', protein: 'BSA' });
    await lab.importFiles('three.raw', fixtureFiles('evidence.txt'));
    await lab.importFiles('two.raw', fixtureFiles('proteinGroups.txt'));
    expect((await read()).qc2_peptide_charges).toEqual(['[2, 3, 2]', '[2, 3, 2]', '[2, 3, 2]']);
    const outdated = await lab.database?.pool.query(
      'select from proteomics_results s join proteomics_pipelines p on p.spike_ins <> s.spike_ins',
    );
    expect(outdated?.rowCount).toBe(0);
  });
});
