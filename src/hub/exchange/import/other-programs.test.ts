/** Tests data sets of other programs in ISA and in the combined format, which can contain objects instead of strings. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';

const ISA = `
identifier: COLD-1
title: Cress in the cold
comments: [{ name: Created with, value: another program }]
contacts:
  - { last_name: Example, first_name: Alex, roles: [{ term: submitter }] }
studies:
  - identifier: STU-1
    title: A week at four degrees
    protocols:
      - { study_id: STU-1, name: Growth, protocol_type: { term: growth protocol } }
    unit_categories:
      - { term: hour, term_source: { name: UO }, term_accession: "UO:0000032" }
    sources:
      - study_id: STU-1
        name: seeds
        characteristics: [{ category: { term: Organism }, value: Arabidopsis thaliana }]
    samples:
      - { study_id: STU-1, name: leaf, derives_from: [{ name: seeds, study_id: STU-1 }] }
    process_sequence:
      - name: growing
        executes_protocol: { name: Growth, study_id: STU-1 }
        inputs: [{ name: seeds, type: Source }]
        outputs: [{ name: leaf, type: Sample }]
    assays:
      - study_id: STU-1
        filename: a_metabolome.txt
        measurement_type: { term: metabolite profiling }
        technology_type: { term: mass spectrometry }
        samples: [leaf]
        data_files: [{ assay_id: a_metabolome, filename: leaf.raw, label: Raw Data File }]
`;

const COMBINED = `
identifier: MAIZE-1
title: Maize with little nitrogen
contacts:
  - { last_name: Example, first_name: Alex, roles: [principal investigator] }
publications: [{ doi: 10.5555/maize, title: Maize, status: submitted }]
studies:
  - identifier: STU-1
    investigation_id: MAIZE-1
    title: In the greenhouse
    protocols:
      - study_id: STU-1
        name: Imaging
        protocol_type: data acquisition
        parameters: [{ name: image_resolution, parameter_name: image resolution }]
    sources:
      - { study_id: STU-1, name: seeds, characteristics: [{ category: organism, value: Zea mays }] }
    samples:
      - { study_id: STU-1, name: leaf, derives_from: [seeds] }
    observation_units:
      - { identifier: OU-1, study_id: STU-1, observation_unit_type: pot, spatial_distribution: "lane:1", shelf: upper }
    processes:
      - { study_id: STU-1, name: photos, executes_protocol: Imaging, inputs: [OU-1], outputs: [image_1] }
`;

describeWithDatabase('A data set of another program', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-other-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['isa', '1.0', ISA],
    ['isa-miappe-combined', '1.0', COMBINED],
    ['isa-miappe-combined', '2.0', COMBINED],
  ])('is imported into %s %s after a preview, without values that no field accepts', async (profile, version, content) => {
    const project = await site.project(`${profile}/${version}`);
    const { status, body } = await project.upload({ name: 'data.yaml', content });
    expect(status).toBe(201);
    const refusedRows = body.rows.filter(({ outcome }: { outcome: string }) => outcome === 'refuse');
    for (const { place, detail } of refusedRows)
      expect([place, detail]).toEqual([expect.stringContaining('Investigation'), expect.stringMatching(/\.$/)]);
    expect(body.counts.created).toBeGreaterThan(5);
    expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
    const entities = await project.entities();
    expect(entities).toHaveLength(body.counts.created);
    const study = entities.find(({ entity_type }) => entity_type === 'Study');
    expect(study?.data.investigation_id ?? content.split('\n')[1]?.slice(12)).toBe(content.split('\n')[1]?.slice(12));
  });
});
