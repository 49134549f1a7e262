// @module-tag full
/** Tests that an imported ISA-Tab file is unchanged after an export and import in each format. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipTexts } from '../../../files/zip-stream.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const INVESTIGATION = `
ONTOLOGY SOURCE REFERENCE
Term Source Name	NCBITaxon
Comment[Tool]	OLS
INVESTIGATION
Investigation Identifier	INV
Investigation Title	Cress
Comment[Created With]	editor A
Comment[Created With]	editor B
INVESTIGATION PUBLICATIONS
Investigation Publication DOI	10.5555/one	10.5555/two
Investigation Publication Author List	Example A.	Example B.
Investigation Publication Title	One
Comment[Kind]		preprint
INVESTIGATION CONTACTS
Investigation Person Last Name	Example	Sample
Investigation Person First Name	Alex	Sam
Investigation Person Roles Term Accession Number	;
Comment[Investigation Person ORCID]	0000-0002-1825-0097
STUDY
Study Identifier	S1	S2
Study Title	Study one	Study two
Study File Name	s_one.txt	s_two.txt
Comment[Start]	2023-04-01	2023-05-01
STUDY DESIGN DESCRIPTORS
Study Design Type	time series
Study Design Type Term Accession Number	OBI:0500020
Study Design Type Term Source REF	OBI
Comment[Design]	blocks
STUDY FACTORS
Study Factor Name	temperature
Study Factor Type	temperature
Comment[Range]	4 to 20
STUDY ASSAYS
Study Assay File Name	a_one.txt
Study Assay Measurement Type	sequencing
STUDY PROTOCOLS
Study Protocol Name	growth	sampling	calling
Study Protocol Parameters Name	light
Comment[Version of the form]	3
`.trim();
const createStudyTable = (prefix: string) =>
  `
Source Name	Characteristics[organism]	Term Source REF	Term Accession Number	Protocol REF	Parameter Value[light]	Unit	Term Source REF	Term Accession Number	Sample Name	Characteristics[tissue]	Characteristics[tissue]	Factor Value[temperature]	Unit	Term Source REF	Term Accession Number
${prefix}-1	Arabidopsis thaliana	NCBITaxon	http://purl.obolibrary.org/obo/NCBITaxon_3702	growth	200	lux	UO	UO:0000109	${prefix}-leaf-1	leaf	blade	4	degree Celsius	UO	UO:0000027
${prefix}-1	Arabidopsis thaliana	NCBITaxon	http://purl.obolibrary.org/obo/NCBITaxon_3702	growth	100	lux	UO	UO:0000109	${prefix}-leaf-2	leaf	margin	20	degree Celsius	UO	UO:0000027
`.trim();

const ASSAY = `
Sample Name	Characteristics[coverage]	Protocol REF	Assay Name	Raw Data File	Comment[SHA-1]	Protocol REF	Derived Data File
one-leaf-1	21 X	sampling	run-1	r1.fastq	aa	calling	calls.vcf
one-leaf-2	19 X	sampling	run-2	r2.fastq	bb	calling	calls.vcf
`.trim();

const FILES = [
  { name: 'i_cress.txt', text: INVESTIGATION },
  { name: 's_one.txt', text: createStudyTable('one') },
  { name: 's_two.txt', text: createStudyTable('two') },
  { name: 'a_one.txt', text: ASSAY },
];

/** A study in the mapping of MIAPPE to ISA-Tab. */
const MIAPPE = [
  {
    name: 'i_maize.txt',
    text: `
INVESTIGATION
Investigation Identifier	INV
Investigation Title	Maize
Comment[License]	CC-BY-4.0
Comment[MIAPPE version]	1.1
INVESTIGATION CONTACTS
Investigation Person Last Name	Author
Investigation Person First Name	Ada
Comment[Person ID]	orcid.org/0000-0002-1825-0097
STUDY
Study Identifier	STU
Study Title	Field
Comment[Study Start Date]	2025-04-20
Comment[Study Country]	NL
Comment[Study Experimental Site]	Unifarm
Comment[Study Latitude]	51.9851
Comment[Study Altitude]	9 m
Comment[Study Data File Link]	d_one.txt; d_two.txt
Comment[Study Data File Description]	One; Two
Study File Name	s_maize.txt
STUDY DESIGN DESCRIPTORS
Study Design Type	CO_715:0000145
Comment[Study Design Description]	Blocks
Comment[Observation Unit Level Hierarchy]	study>block>plot
STUDY FACTORS
Study Factor Name	Watering
Study Factor Type	water regime
Comment[Study Factor Values]	wet; dry
STUDY PROTOCOLS
Study Protocol Name	Growth	Planting
Study Protocol Type	Growth	Event
Study Protocol Description	Drip irrigation	By hand
Study Protocol URI		CO_715:0000007
Study Protocol Parameters Name	sowing density
`.trim(),
  },
  {
    name: 's_maize.txt',
    text: `
Source Name	Characteristics[Organism]	Characteristics[Material Source ID]	Protocol REF	Parameter Value[sowing density]	Sample Name	Characteristics[Observation Unit Type]	Factor Value[Watering]
B73	NCBITAXON:4577	USA:B73	Growth	9 plants/m2	plot-1	plot	wet
Mo17	NCBITAXON:4577	USA:Mo17	Growth	9 plants/m2	plot-2	plot	dry
`.trim(),
  },
];

/** The additional tables: an assay of samples, variables and events. */
const MIAPPE_TABLES = [
  {
    name: 'i_maize.txt',
    text: `${MIAPPE[0]?.text}
STUDY ASSAYS
Study Assay File Name	a_samples.txt
Study Assay Measurement Type	phenotyping`,
  },
  {
    name: 'a_samples.txt',
    text: `
Sample Name	Protocol REF	Parameter Value[Sampling Date]	Parameter Value[Sample Description]	Extract Name	Characteristics[Plant Anatomical Entity]
plot-1	Sampling	2025-06-01	Third leaf	leaf-1	PO:0025034
`.trim(),
  },
  {
    name: 'tdf_maize.txt',
    text: 'Variable ID\tVariable name\tTrait\tTerm Source REF\tTerm Accession Number\tScale\nPH\tPlant height\tHeight\t\tCO_322:0000994\tcm\n',
  },
  {
    name: 'e_maize.csv',
    text: 'Study ID,Observation Unit(s),Event Date,Event Type,Event Accession Number,Event Description\nSTU,NA,2025-04-20,Planting,CO_715:0000007,By machine\nSTU,"plot-1, plot-2",2025-04-21,Planting,CO_715:0000007,\n',
  },
];

const compressFiles = async (files: readonly { readonly name: string; readonly text: string }[]) =>
  new Uint8Array(await buffer(zipTexts(files, new Date(0))));

describeWithDatabase('ISA-Tab', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-isa-trip-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
    project = await importFile('isa.zip', await compressFiles(FILES));
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function importFile(name: string, content: Uint8Array<ArrayBuffer>): Promise<ExchangeProject> {
    const made = await site.project('isa/1.0');
    const { status, body } = await made.upload({ name, content });
    expect([status, body.counts.refused, body.left_out]).toEqual([201, 0, []]);
    expect((await made.apply(body.id)).status).toBe(200);
    return made;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  const exportData = async (from: ExchangeProject): Promise<any> =>
    JSON.parse((await from.export('format=json')).toString()).entities.map(({ data }: { data: unknown }) => data);

  describe('The import of ISA-Tab', () => {
    it('keeps all comments, including two with one name', async () => {
      const [{ comments, contacts, publications, studies, ontology_source_references: sources }] = await exportData(project);
      expect(comments).toEqual([
        { name: 'Created With', value: 'editor A' },
        { name: 'Created With', value: 'editor B' },
      ]);
      expect(contacts[0].comments).toEqual([{ name: 'Investigation Person ORCID', value: '0000-0002-1825-0097' }]);
      expect(publications[1].comments).toEqual([{ name: 'Kind', value: 'preprint' }]);
      expect(sources[0].comments).toEqual([{ name: 'Tool', value: 'OLS' }]);
      expect(studies[0].protocols[0].comments).toEqual([{ name: 'Version of the form', value: '3' }]);
      expect(studies[0].factors[0].comments).toEqual([{ name: 'Range', value: '4 to 20' }]);
      expect(studies[0].design_descriptors[0].comments).toEqual([{ name: 'Design', value: 'blocks' }]);
    });

    it('keeps a publication without a title, and creates no person from separators alone', async () => {
      const [{ contacts, publications }] = await exportData(project);
      expect(publications).toMatchObject([{ doi: '10.5555/one' }, { doi: '10.5555/two', author_list: 'Example B.' }]);
      expect(contacts).toHaveLength(2);
    });

    it('keeps all studies of a section', async () => {
      const [{ studies }] = await exportData(project);
      expect(studies).toMatchObject([
        { identifier: 'S1', samples: [{ name: 'one-leaf-1' }, { name: 'one-leaf-2' }] },
        { identifier: 'S2', samples: [{ name: 'two-leaf-1' }, { name: 'two-leaf-2' }] },
      ]);
    });

    it('keeps the terms of values, and the characteristics that an assay adds to samples of its study', async () => {
      const [{ studies }] = await exportData(project);
      expect(studies[0].sources[0].characteristics).toMatchObject([
        {
          value: 'Arabidopsis thaliana',
          comments: [
            { name: 'Term Source REF', value: 'NCBITaxon' },
            { name: 'Term Accession Number', value: 'http://purl.obolibrary.org/obo/NCBITaxon_3702' },
          ],
        },
      ]);
      const values = studies[0].samples.map((sample: { characteristics: { value: string }[] }) =>
        sample.characteristics.map(({ value }) => value),
      );
      expect(values).toEqual([
        ['leaf', 'blade', '21 X'],
        ['leaf', 'margin', '19 X'],
      ]);
      expect(studies[0].assays[0].data_files).toMatchObject([
        { filename: 'r1.fastq', label: 'Raw Data File' },
        { filename: 'r2.fastq', label: 'Raw Data File' },
        { filename: 'calls.vcf', label: 'Derived Data File' },
      ]);
    });

    it('keeps processes that differ only in a parameter', async () => {
      const [{ studies }] = await exportData(project);
      const values = studies[0].process_sequence.map((process: { parameter_values: { value: string }[] }) =>
        process.parameter_values.map(({ value }) => value),
      );
      expect(values).toEqual([['200'], ['100']]);
    });
  });

  it.each([
    ['isa-tab', 'isa.zip'],
    ['isa-json', 'isa.json'],
    ['xlsx', 'isa.xlsx'],
  ])('is unchanged after an export and import as %s', async (format, name) => {
    const again = await importFile(name, new Uint8Array(await project.export(`format=${format}`)));
    expect(await exportData(again)).toEqual(await exportData(project));
  });

  describe.each(['miappe/1.1', 'miappe/1.2'])('ISA-Tab of a project of %s', (profile) => {
    const collectInto = async (name: string, content: Uint8Array<ArrayBuffer>) => {
      const made = await site.project(profile);
      const { body } = await made.upload({ name, content });
      expect(body.counts.refused).toBe(0);
      await made.apply(body.id);
      return made;
    };

    it('fills fields from comments and protocols', async () => {
      const [investigation] = await exportData(await collectInto('isa.zip', await compressFiles(MIAPPE)));
      expect(investigation).toMatchObject({
        license: 'CC-BY-4.0',
        miappe_version: '1.1',
        contacts: [{ name: 'Ada Author', orcid: 'orcid.org/0000-0002-1825-0097' }],
        studies: [
          {
            start_date: '2025-04-20',
            geographic_location: { name: 'Unifarm', country: 'NL' },
            experimental_site_name: 'Unifarm',
            latitude: 51.9851,
            altitude: '9 m',
            experimental_design_type: 'CO_715:0000145',
            experimental_design_description: 'Blocks',
            observation_unit_level_hierarchy: ['study>block>plot'],
            cultural_practices: 'Drip irrigation',
            data_files: [
              { link: 'd_one.txt', description: 'One' },
              { link: 'd_two.txt', description: 'Two' },
            ],
            biological_materials: [
              { organism: 'NCBITAXON:4577', material_source: { unique_id: 'USA:B73' } },
              { organism: 'NCBITAXON:4577', material_source: { unique_id: 'USA:Mo17' } },
            ],
            observation_units: [{ biological_material_id: 'B73' }, { biological_material_id: 'Mo17' }],
            factors: [{ name: 'Watering', values: [{ value: 'wet' }, { value: 'dry' }] }],
            events: [{ event_type: 'Planting', event_accession_number: 'CO_715:0000007', description: 'By hand' }],
            environments: [{ parameter: 'sowing density', value: '9 plants/m2' }],
          },
        ],
      });
    });

    it('reads tables of variables and events, and reads extracts as samples of their units', async () => {
      const [investigation] = await exportData(
        await collectInto('isa.zip', await compressFiles([...MIAPPE.slice(1), ...MIAPPE_TABLES])),
      );
      expect(investigation.studies[0]).toMatchObject({
        observed_variables: [
          { unique_id: 'PH', name: 'Plant height', trait: 'Height', trait_accession_number: 'CO_322:0000994', scale: 'cm' },
        ],
        events: [
          { event_type: 'Planting', date: '2025-04-20', description: 'By machine', event_accession_number: 'CO_715:0000007' },
          { event_type: 'Planting', date: '2025-04-21', observation_unit_ids: ['plot-1', 'plot-2'] },
        ],
        observation_units: [
          {
            unique_id: 'plot-1',
            samples: [
              {
                unique_id: 'leaf-1',
                plant_anatomical_entity: 'PO:0025034',
                collection_date: '2025-06-01',
                description: 'Third leaf',
              },
            ],
          },
          { unique_id: 'plot-2' },
        ],
      });
    });

    it.each(['isa-tab', 'isa-json'])('keeps all values after an export and import as %s', async (format) => {
      const made = await collectInto('isa.zip', await compressFiles(MIAPPE));
      const name = format === 'isa-tab' ? 'isa.zip' : 'isa.json';
      const again = await collectInto(name, new Uint8Array(await made.export(`format=${format}`)));
      expect(await exportData(again)).toEqual(await exportData(made));
    });
  });

  it('keeps the files of several investigations in separate folders apart', async () => {
    const other = FILES.map(({ name, text }) => ({
      name: `two/${name}`,
      text: text.replaceAll(/INV$/gm, 'INV-2').replaceAll('one-leaf', 'x-leaf'),
    }));
    const made = await importFile(
      'isa.zip',
      await compressFiles([...FILES.map(({ name, text }) => ({ name: `one/${name}`, text })), ...other]),
    );
    const all = await exportData(made);
    expect(
      all.map(({ identifier, studies }: { identifier: string; studies: { samples: { name: string }[] }[] }) => [
        identifier,
        studies[0]?.samples[0]?.name,
      ]),
    ).toEqual([
      ['INV', 'one-leaf-1'],
      ['INV-2', 'x-leaf-1'],
    ]);
  });

  it('is imported, and values that no field contains are listed by line, column and file', async () => {
    const made = await site.project('isa/1.0');
    const files = [
      {
        name: 'i_investigation.txt',
        text: 'Lost	before\nINVESTIGATION\nInvestigation Identifier	INV	INV-2\nSTUDY\nStudy Identifier	S\nStudy File Name	s_study.txt\nSTUDY PROTOCOLS\nStudy Protocol Name	growth',
      },
      { name: 's_study.txt', text: 'Source Name	Term Source REF	Protocol REF	Term Source REF\nA	X	growth	Y' },
      { name: 'notes.txt', text: 'one	two\nthree' },
      { name: 'snapshot.png', text: 'x' },
    ];
    const { body } = await made.upload({ name: 'isa.zip', content: await compressFiles(files), format: '' });
    expect(body.left_out.at(-1).places).toBe(2);
    expect(body.left_out.map(({ place, reason, values }: Record<string, unknown>) => [place, reason, values])).toEqual([
      ['i_investigation.txt, line 1', 'before the first section: Lost: 1 value has no field and is left out.', 1],
      ['i_investigation.txt, line 3', 'INVESTIGATION: Investigation Identifier: 1 value has no field and is left out.', 1],
      ['s_study.txt, line 2', 'Term Source REF: 2 values have no field and are left out.', 2],
      ['notes.txt', 'The file is not part of ISA-Tab and is left out.', 3],
    ]);
  });

  it('is imported, and an assay that names a missing sample of its study is reported', async () => {
    const made = await site.project('isa/1.0');
    const files = FILES.map(({ name, text }) => ({
      name,
      text: name === 's_one.txt' ? text.replaceAll('one-leaf-2', 'leaf') : text,
    }));
    const assay = files.map(({ name, text }) => ({
      name,
      text: text.replace('\tCharacteristics[coverage]', '').replaceAll(/\t(?:21|19) X/g, ''),
    }));
    const { body } = await made.upload({ name: 'isa.zip', content: await compressFiles(assay) });
    expect(body.left_out.map(({ reason }: { reason: string }) => reason)).toContain(
      '1 reference in samples points to nothing in the file: "one-leaf-2". Only the name is stored.',
    );
  });

  it('is imported, and terms that a profile without comments cannot store are listed', async () => {
    const made = await site.project('miappe/1.1');
    const { body } = await made.upload({ name: 'isa.zip', content: await compressFiles(FILES) });
    const reasons = body.left_out.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'BiologicalMaterial has no field for organism: termAccession.',
        'FactorValue has no field for unit: termAccession.',
      ]),
    );
  });
});
