// @module-tag full
/** Tests imports and exports of tables whose rows describe several entities. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from '../../../testing-exchange.ts';
import { createWorkbook } from '../../../testing-spreadsheet.ts';

/** The spreadsheet template of MIAPPE 1.2 with one row per sheet. */
const TEMPLATE_1_2 = {
  Investigation: [
    ['investigationId', 'investigationTitle', 'submissionDate', 'license', 'miappeVersion', 'associatedPublication'],
    ['INV', 'Cold maize', '2024-01-02', 'CC-BY-4.0', '1.2', 'doi:10.1371/journal.pone.0071377'],
  ],
  Study: [
    [
      'studyId',
      'studyTitle',
      'studyStartDate',
      'contactInst',
      'locationCountry',
      'siteName',
      'locationLatitude',
      'locationLongitude',
      'locationAltitude',
      'expeDesignDesc',
      'obsUnitDesc',
      'expeDesignMap',
    ],
    ['STU', 'Field', '2024-04-01', 'Institute', 'FR', 'Mauguio', '43.6', '3.97', '100 m', 'Blocks', 'Plots', 'plan.png'],
    ['STU-2', 'Greenhouse', '2024-04-01', 'Institute', 'NL', '', '', '', '', '', '', ''],
  ],
  Person: [
    ['studyId', 'personName', 'personEmail', 'personId', 'personRole', 'personAffiliation'],
    ['STU', 'Ada Author', 'ada@example.org', 'orcid.org/0000-0002-1825-0097', 'author', 'Institute'],
    ['', 'Ben Boss', 'ben@example.org', '', 'coordinator', 'Institute'],
  ],
  'Data file': [
    ['studyId', 'dataFileLink', 'dataFileDesc', 'dataFileVersion'],
    ['STU', 'https://example.org/data/heights.csv', 'Heights', '1.10'],
  ],
  'Biological Material': [
    [
      'studyId',
      'biologicalMaterialId',
      'biologicalMaterialExtId',
      'organism',
      'genus',
      'materialSourceId',
      'materialSourceInstName',
      'materialSourceDesc',
    ],
    ['STU; STU-2', 'B73', 'Biosamples:SAMEA1; KERNEL', 'NCBITAXON:4577', 'Zea', 'INRA:B73', 'INRA', 'A line'],
  ],
  Environment: [
    ['studyId', 'envParam', 'envParamValue'],
    ['STU', 'pH', '6.5'],
  ],
  'Experimental Factor': [
    ['studyId', 'expeFactorType', 'expeFactorDesc', 'expeFactorValues'],
    ['STU', 'Watering', 'Daily', 'Watered; Unwatered'],
  ],
  Event: [
    ['studyId', 'obsUnitId', 'eventType', 'eventAccNumber', 'eventDesc', 'eventDate'],
    ['STU', 'plot:1', 'Sowing', 'CO_715:0000007', 'By hand', '2024-04-02'],
  ],
  'Observation Unit': [
    ['studyId', 'biologicalMaterialId', 'obsUnitId', 'obsUnitType', 'externalId', 'spatialDistribution', 'obsUnitFactorValue'],
    ['STU', 'B73', 'plot:1', 'plot', 'Biosamples:SAMEA2', 'row:4', 'Watered'],
  ],
  Sample: [
    ['obsUnitId', 'sampleId', 'developmentStage', 'anatomicalEntity', 'sampleDesc', 'collectionDate', 'externalId'],
    ['plot:1', 'leaf:1', 'PO:0025094', 'PO:0000003', 'Tip', '2024-06-01', 'Biosamples:SAMEA3'],
  ],
  'Observed Variable': [
    [
      'studyId',
      'variableId',
      'variableName',
      'traitName',
      'traitAccNumber',
      'methodName',
      'methodDesc',
      'scaleName',
      'timeScale',
    ],
    ['STU', 'PH', 'Plant height', 'height', 'TO:0000207', 'ruler', 'From the soil', 'cm', 'days'],
  ],
};

/** Returns sheets as in the template of 2019: a line of names, three lines of explanations, and values. */
const createTemplateOf2019 = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>) =>
  Object.fromEntries(
    Object.entries(sheets).map(([name, [head = [], ...rows]]) => {
      const lines = ['Definition', 'Example', 'Format'].map((line) => [line, ...head.map(() => `${line} of it`)]);
      const values = rows.map((row, at) => [at === 0 ? 'Values (add rows if necessary)' : '', ...row]);
      return [name, [['Field', ...head], ...lines, ...values]];
    }),
  );

const TEMPLATE_1_1 = {
  Investigation: [
    ['Field', 'Value', 'Definition', 'Example', 'Format'],
    ['Investigation unique ID', 'INV', 'Identifier', 'EBI:1', 'Unique identifier'],
    ['Investigation title*', 'Poplar', 'Title', 'A title', 'Free text'],
    ['Submission date', '2015-10-05', 'Day', '2012-12-17', 'Date'],
    ['MIAPPE version*', '1.1', 'Version', '1.1', 'Version'],
  ],
  ...createTemplateOf2019({
    Study: [
      [
        'Study unique ID*',
        'Study title*',
        'Geographic location (country)*',
        'Geographic location (latitude)',
        'Geographic location (longitude)',
      ],
      ['F', 'Trial F', 'FR', '47.8', '1.9'],
      ['I', 'Trial I', 'IT', '42.4', '12.1'],
    ],
    'Biological Material': [
      ['Study unique ID*', 'Biological material ID*', 'Organism*'],
      ['F', 'BM-1', 'NCBI:3694'],
      ['F; I', 'BM-2', 'NCBI:3696'],
    ],
  }),
};

describeWithDatabase('The import of standard tables', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-flat-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  const exportData = async (project: ExchangeProject): Promise<any[]> =>
    JSON.parse((await project.export('format=json')).toString()).entities.map(({ data }: { data: unknown }) => data);

  /** Creates a project from files. Returns the preview of the last file. */
  async function importFiles(profile: string, ...files: SentFile[]) {
    const project = await site.project(profile);
    let preview:
      | {
          readonly left_out: { readonly reason: string }[];
          readonly counts: Record<string, number>;
          readonly changed: unknown[];
          readonly notes: readonly string[];
        }
      | undefined;
    for (const file of files) {
      const { status, body } = await project.upload(file);
      expect([status, body.counts.refused]).toEqual([201, 0]);
      expect((await project.apply(body.id)).status).toBe(200);
      preview = body;
    }
    return { project, preview: preview as NonNullable<typeof preview>, data: await exportData(project) };
  }

  /** Expects no changes from a second import of the file, and from an export and import of the project. */
  async function expectStable(project: ExchangeProject, file: SentFile): Promise<void> {
    const again = await project.upload(file);
    expect(again.body.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
    const other = await site.project(project.profile.id);
    const { body } = await other.upload({ name: 'out.xlsx', content: new Uint8Array(await project.export('format=xlsx')) });
    await other.apply(body.id);
    expect(await exportData(other)).toEqual(await exportData(project));
  }

  describe.each(['miappe/1.1', 'miappe/1.2'])('The import of standard tables into a project of %s', (profile) => {
    it('fills a field for every column of the MIAPPE 1.2 template', async () => {
      const file = { name: 'template.xlsx', content: await createWorkbook(TEMPLATE_1_2) };
      const { project, preview, data } = await importFiles(profile, file);
      expect(preview.left_out).toEqual([]);
      const [{ contacts, studies, ...investigation }] = data;
      expect(investigation).toMatchObject({ unique_id: 'INV', associated_publications: ['doi:10.1371/journal.pone.0071377'] });
      expect(contacts).toMatchObject([{ name: 'Ben Boss', role: 'coordinator' }]);
      expect(studies[0]).toMatchObject({
        unique_id: 'STU',
        experimental_site_name: 'Mauguio',
        altitude: '100 m',
        map_of_experimental_design: 'plan.png',
        geographic_location: { unique_id: 'Mauguio', name: 'Mauguio', country: 'FR' },
        persons: [{ name: 'Ada Author', orcid: 'orcid.org/0000-0002-1825-0097' }],
        data_files: [{ unique_id: 'heights.csv', name: 'heights.csv', version: '1.10' }],
        environments: [{ unique_id: 'pH', parameter: 'pH', value: '6.5' }],
        factors: [
          {
            unique_id: 'Watering',
            name: 'Watering',
            factor_type: 'Watering',
            values: [
              { unique_id: 'Watering: Watered', factor_id: 'Watering', value: 'Watered' },
              { unique_id: 'Watering: Unwatered', factor_id: 'Watering', value: 'Unwatered' },
            ],
          },
        ],
        events: [
          { unique_id: 'Sowing 2024-04-02', observation_unit_ids: ['plot:1'], event_accession_number: 'CO_715:0000007' },
        ],
        observation_units: [
          {
            unique_id: 'plot:1',
            biological_material_id: 'B73',
            external_references: ['Biosamples:SAMEA2'],
            factor_values: [{ unique_id: 'plot:1: Watered', value: 'Watered' }],
            samples: [{ unique_id: 'leaf:1', description: 'Tip', external_references: ['Biosamples:SAMEA3'] }],
          },
        ],
        observed_variables: [{ unique_id: 'PH', trait: 'height', method: 'ruler', scale: 'cm', time_scale: 'days' }],
      });
      await expectStable(project, file);
    });

    it('adds a material of several studies to the first, with references to the others', async () => {
      const { preview, data } = await importFiles(profile, {
        name: 'template.xlsx',
        content: await createWorkbook(TEMPLATE_1_2),
      });
      expect(data[0].studies[0].biological_materials).toMatchObject([
        { unique_id: 'B73', study_id: 'STU', external_references: ['Biosamples:SAMEA1', 'KERNEL', 'STU-2'] },
      ]);
      expect(data[0].studies[0].biological_materials[0].material_source).toMatchObject({
        unique_id: 'INRA:B73',
        description: 'A line',
      });
      expect(preview.changed).toMatchObject([
        {
          field: 'study_id',
          shown: 'STU; STU-2',
          stored: 'STU',
          reason: 'The row belongs to the first of its studies, and refers to the others.',
          values: 1,
        },
      ]);
    });

    it('reads the fields in rows of the 2019 template, and omits its explanatory lines', async () => {
      const file = { name: 'template.xlsx', content: await createWorkbook(TEMPLATE_1_1) };
      const { project, preview, data } = await importFiles(profile, file);
      expect(data).toMatchObject([
        {
          unique_id: 'INV',
          title: 'Poplar',
          submission_date: '2015-10-05',
          studies: [
            {
              unique_id: 'F',
              latitude: 47.8,
              geographic_location: { country: 'FR' },
              biological_materials: [{ unique_id: 'BM-1' }, { unique_id: 'BM-2', external_references: ['I'] }],
            },
            { unique_id: 'I', geographic_location: { country: 'IT' } },
          ],
        },
      ]);
      expect(new Set(preview.left_out.map(({ reason }) => reason))).toEqual(
        new Set(['Definition', 'Example', 'Format'].map((line) => `The line ${line} of the template is left out.`)),
      );
      await expectStable(project, file);
    });
  });

  it('omits an unrelated column named Field, and lists it', async () => {
    const study = { name: 'base.yaml', content: 'unique_id: INV\ntitle: x\nstudies: [{unique_id: S, title: y}]\n' };
    const table = { name: 'BiologicalMaterial.csv', content: 'Field,unique_id,organism\nNorth,B-1,Zea mays\n' };
    const { preview } = await importFiles('miappe/1.1', study, table);
    expect(preview.left_out).toMatchObject([{ reason: 'The column Field is left out.' }]);
  });

  it('fills event, location, identification and taxon from a row of Simple Darwin Core', async () => {
    const content =
      'occurrenceID,basisOfRecord,eventID,eventDate,countryCode,decimalLatitude,decimalLongitude,identifiedBy,taxonID,http://rs.tdwg.org/dwc/terms/scientificName,kingdom\n' +
      'O-1,HumanObservation,E-1,2023-05-01/2023-05-03,NL,52.1,4.5,Ada,T-1,Vulpes vulpes,Animalia\n';
    const file = { name: 'Occurrence.csv', content };
    const { project, preview, data } = await importFiles('darwin-core/1.0', file);
    expect(preview.left_out).toEqual([]);
    expect(data).toEqual([
      {
        occurrenceID: 'O-1',
        basisOfRecord: 'HumanObservation',
        event: {
          eventID: 'E-1',
          occurrenceID: 'O-1',
          eventDate: '2023-05-01/2023-05-03',
          location: { eventID: 'E-1', countryCode: 'NL', decimalLatitude: 52.1, decimalLongitude: 4.5 },
        },
        identifications: [
          {
            occurrenceID: 'O-1',
            identifiedBy: 'Ada',
            taxon: { taxonID: 'T-1', scientificName: 'Vulpes vulpes', kingdom: 'Animalia' },
          },
        ],
      },
    ]);
    await expectStable(project, file);
  });

  it.each(['BiologicalMaterial', undefined])(
    'reads a list of objects as rows of one type (entity type: %s)',
    async (entityType) => {
      const study = { name: 'base.yaml', content: 'unique_id: INV\ntitle: x\nstudies: [{unique_id: A}, {unique_id: B}]\n' };
      const records = [
        { unique_id: 'BM-1', study_id: 'A', organism: 'Zea', genus: 'Zea', accession_number: 7 },
        { unique_id: 'BM-2', study_id: 'B', organism: 'Zea', genus: 'Zea' },
      ];
      const file = {
        name: 'records.json',
        content: JSON.stringify(records),
        ...(entityType === undefined ? {} : { entityType }),
      };
      const { data } = await importFiles('miappe/1.1', study, file);
      expect(data[0].studies).toMatchObject([
        { biological_materials: [{ unique_id: 'BM-1', accession_number: '7' }] },
        { biological_materials: [{ unique_id: 'BM-2' }] },
      ]);
    },
  );

  it('reads a list of flat objects like a table, without warnings about numbers', async () => {
    const records = [
      { occurrenceID: 'O-1', basisOfRecord: 'HumanObservation', scientificName: 'Vulpes vulpes', decimalLatitude: 52.123 },
      { occurrenceID: 'O-2', basisOfRecord: 'HumanObservation', scientificName: 'Lepus europaeus', decimalLatitude: null },
    ];
    const file = { name: 'results.json', content: JSON.stringify({ offset: 0, results: records }) };
    const { data, preview } = await importFiles('darwin-core/1.0', file);
    expect(preview.left_out).toEqual([expect.objectContaining({ place: 'offset' })]);
    expect(JSON.stringify(data)).toMatch(/"decimalLatitude":52\.123.*"scientificName":"Lepus europaeus"/);
  });

  it.each(['biological_materials', 'BiologicalMaterialList'])(
    'reads a list of objects as the type that its property names (property: %s)',
    async (member) => {
      const content = {
        schema: 'https://example.org/schema',
        Container: {
          studies: [{ unique_id: 'A', title: 'First' }],
          [member]: [{ unique_id: 'BM-1', study_id: 'A', organism: 'Zea' }],
        },
      };
      const base = { name: 'base.yaml', content: 'unique_id: INV\ntitle: x\n' };
      const { data, preview } = await importFiles('miappe/1.1', base, { name: 'all.json', content: JSON.stringify(content) });
      expect(preview.left_out).toEqual([expect.objectContaining({ place: 'schema' })]);
      expect(data[0].studies).toMatchObject([{ title: 'First', biological_materials: [{ unique_id: 'BM-1' }] }]);
    },
  );

  it('omits all but the first lists with unknown names, because each is compared with all types', async () => {
    const lists = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [`list ${at}`, [{ organism: 'Zea', genus: 'Zea' }]]),
    );
    const project = await site.project('miappe/1.1');
    const { body } = await project.upload({ name: 'lists.json', content: JSON.stringify(lists) });
    const { values, placed, changed, left_out: leftOut } = body.account;
    expect([values, placed + changed + leftOut]).toEqual([800, 800]);
    expect(body.left_out.map(({ reason }: { reason: string }) => reason)).toContain('Data sets do not have this property.');
  });
});
