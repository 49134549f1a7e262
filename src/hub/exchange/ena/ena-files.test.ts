/** Tests files for the European Nucleotide Archive with the archive's schemas (fixtures/README.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { getContent } from '../../../profiles/profile.ts';
import { createSeededRandom, type SeededRandom } from '../../../profiles/testing-seeded-random.ts';
import { describeUnless } from '../../../storage/testing.ts';
import { createEntityRows, getBuiltInProfile, readExampleData } from '../../entities/testing-project.ts';
import { extendProfile } from '../../own-columns/effective-profile.ts';
import { checkProject } from '../../snapshot/check-project.ts';
import { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName, getFieldLabel } from '../../words.ts';
import { formatTextCell } from '../cells.ts';
import { ExportBook } from '../export-account/export-book.ts';
import { createEnaSheet } from './ena-sheet.ts';
import { createEnaXml } from './ena-xml.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const FIXTURES = join(import.meta.dirname, 'fixtures');
const PYTHON = process.env.PYTHON || 'python3';
const hasValidator = spawnSync(PYTHON, ['-c', 'import xmlschema'], { stdio: 'ignore' }).status === 0;
const ena = getBuiltInProfile('ena/1.0');
const profile = extendProfile(
  ena,
  ['Study', 'Sample', 'Experiment', 'Run', 'File'].map((entity_type) => ({
    entity_type,
    name: 'soil_moisture',
    label: 'Soil moisture',
    kind: 'text' as const,
    unit: '%',
    choices: [],
    description: '',
    recommended: false,
  })),
);

type Values = Record<string, unknown>;

function writeXml(data: Values, of = profile) {
  const snapshot = new ProjectSnapshot(of, createEntityRows(of, data), 0);
  const book = new ExportBook();
  const text = createEnaXml(snapshot, book);
  return { snapshot, text, account: book.createAccount() };
}

/** Returns all strings, attributes and element names that an independent XML parser finds. */
function readValues(xml: string): ReadonlySet<string> {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    processEntities: { enabled: true, maxTotalExpansions: 1_000_000 },
    htmlEntities: true,
  });
  const values = new Set<string>();
  const visitValue = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        // Platform and layout are element names.
        values.add(name);
        visitValue(inner);
      }
    else values.add(String(value));
  };
  visitValue(parser.parse(xml));
  return values;
}

const SET_SCHEMAS = `
import sys, xml.etree.ElementTree as tree, xmlschema
folder, *files = sys.argv[1:]
names = {'PROJECT_SET': 'ENA.project'}
schemas = {}
for file in files:
    root = tree.parse(file).getroot()
    assert root.tag == 'WEBIN'
    for part in root:
        name = names.get(part.tag, 'SRA.' + part.tag[:-4].lower())
        if name not in schemas: schemas[name] = xmlschema.XMLSchema(f'{folder}/{name}.xsd')
        for error in schemas[name].iter_errors(part): print(file, error.path, error.reason)
`;

/** Returns the errors of the schema validator; empty for valid documents. */
function findSchemaErrors(documents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-ena-'));
  const files = documents.map((text, number) => {
    const file = join(folder, `${number}.xml`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout, stderr } = spawnSync(PYTHON, ['-c', SET_SCHEMAS, FIXTURES, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

const HOSTILE = [
  '<SAMPLE>&amp;]]>',
  'tab\tand\nline\r\nend',
  '\u0001\u001b control',
  '"quoted\'',
  ' spaces ',
  '&#10; &lt;!--',
  '<?xml?><![CDATA[x',
  'ä 漢字 😀 \u2028 \ufffe',
  '=1+1; "a";b',
  '__proto__',
];

/** Returns a study with unique values: mostly hostile text, but also words of the schema and values of another type. */
function createHostileStudy(random: SeededRandom): Values {
  let number = 0;
  const getNextNumber = () => {
    number += 1;
    return number;
  };
  const createText = () => `v${getNextNumber()} ${random.pick(HOSTILE)}`;
  const createObject = (type: string): Values => {
    const values: Values = {};
    for (const field of profile.entities.get(type)?.fields ?? []) {
      const content = getContent(field);
      if (content.kind === 'entity') {
        const items = Array.from({ length: random.below(3) }, () => createObject(content.entity));
        values[field.name] = items;
      } else if (field.name === 'accession' && random.chance(0.8)) values[field.name] = '';
      else if (random.chance(0.15)) continue;
      else if (field.type === 'list') values[field.name] = [createText(), createText()];
      else if (random.chance(0.1)) values[field.name] = random.pick([1e300, -0.1 - 0.2, 3e9, true, 1e-9 * getNextNumber()]);
      else values[field.name] = random.chance(0.9) ? (createWords(random)[field.name] ?? createText()) : createText();
    }
    return values;
  };
  const study = createObject('Study');
  return { ...study, experiments: [...(study.experiments as Values[]), createObject('Experiment')] };
}

const createWords = (random: SeededRandom): Values => {
  const platform = random.pick(Object.keys(vocabulary.instrument_models) as (keyof typeof vocabulary.instrument_models)[]);
  return {
    taxon_id: 1 + random.below(10_000),
    library_strategy: random.pick(vocabulary.library_strategy),
    library_source: random.pick(vocabulary.library_source),
    library_selection: random.pick(vocabulary.library_selection),
    library_layout: random.pick(['SINGLE', 'PAIRED']),
    platform,
    instrument_model: random.pick(vocabulary.instrument_models[platform]),
    filetype: random.pick(vocabulary.file_types),
    checksum_method: random.pick(['MD5', 'SHA-256']),
    read_type: random.pick(vocabulary.read_types),
    run_date: random.pick(['2024-02-29', '2023-02-29', '0000-01-01']),
    insert_size: random.below(1000),
    insert_size_stddev: 0.5,
  };
};

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** Returns values of the project that are in neither the document nor the list of omissions. */
function listLostValues({ snapshot, text, account }: ReturnType<typeof writeXml>): string[] {
  const found = readValues(text);
  const counts = new Map(account.left_out.map(({ what, count }) => [what, count]));
  const changed = new Set(account.changed.map(({ what }) => what));
  const lost: string[] = [];
  for (const [type, rows] of Map.groupBy(snapshot.rows, ({ entityType }) => entityType)) {
    const entity = snapshot.profile.entities.get(type);
    const missing = rows.flatMap(({ data }) => {
      const names = Object.keys(data).filter((name) => {
        const field = entity?.fields.find((one) => one.name === name);
        const what = `${formatDisplayName(type)} · ${getFieldLabel(field ?? { name })}`;
        const value = data[name];
        const texts = [value]
          .flat()
          .map((one) => (typeof one === 'boolean' ? (one ? 'Yes' : 'No') : formatTextCell(String(one))));
        // A reference to a registered object contains the accession instead.
        const isKnown = changed.has(what) || counts.has(what) || name.endsWith('_ref');
        return !isKnown && !texts.every((one) => found.has(one));
      });
      return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, data[name]]))];
    });
    const allowed = counts.get(formatDisplayName(type)) ?? 0;
    if (missing.length > allowed) lost.push(`${type}, ${allowed} left out: ${JSON.stringify(missing)}`);
  }
  return lost;
}

describe('An XML file for Webin', () => {
  it.each(SEEDS)('contains or reports every value of a hostile project: seed %i', (seed) => {
    expect(listLostValues(writeXml(createHostileStudy(createSeededRandom(seed))))).toEqual([]);
  });

  describeUnless(hasValidator ? null : 'no Python with xmlschema was found', 'The schema validation of the file', () => {
    it('has no errors for the example, for new and registered objects, and for hostile projects', { tags: 'full' }, () => {
      const example = readExampleData('ena/1.0');
      const documents = [
        writeXml(example),
        writeXml(registerAll(example)),
        writeXml(removeAccessions(example)),
        writeXml({}),
        ...SEEDS.map((seed) => writeXml(createHostileStudy(createSeededRandom(seed)))),
      ];
      expect(findSchemaErrors(documents.map(({ text }) => text))).toBe('');
    });
  });

  it('contains only new objects, and refers to registered ones by accession', () => {
    const { text, account } = writeXml(readExampleData('ena/1.0'));
    expect(text).toContain('<ACTION><ADD/></ACTION>');
    expect(text).not.toContain('<PROJECT_SET>');
    expect(text).toContain('<STUDY_REF accession="PRJEB00000"/>');
    expect(text).toContain('<SAMPLE_DESCRIPTOR refname="barley-leaf-1"/>');
    expect(account.changed.map(({ what }) => what)).toContain('Study · Accession');
  });

  it('changes all objects if each has an accession', () => {
    const { text } = writeXml(registerAll(readExampleData('ena/1.0')));
    expect(text).toContain('<ACTION><MODIFY/></ACTION>');
    expect(text).toContain('<PROJECT alias="barley-drought-reads"');
    expect(text.match(/<(?:PROJECT|SAMPLE|EXPERIMENT|RUN) [^>]*accession=/g)).toHaveLength(10);
  });

  it('has checklist, units, own columns and file checksums', () => {
    const { text } = writeXml(removeAccessions({ ...readExampleData('ena/1.0'), soil_moisture: '12' }));
    for (const part of [
      '<TAG>ENA-CHECKLIST</TAG><VALUE>ERC000011</VALUE>',
      '<TAG>geographic location (latitude)</TAG><VALUE>51.99</VALUE><UNITS>DD</UNITS>',
      '<TAG>age</TAG><VALUE>70</VALUE><UNITS>day</UNITS>',
      '<TAG>environmental_sample</TAG><VALUE>No</VALUE>',
      '<PROJECT_ATTRIBUTE><TAG>Soil moisture</TAG><VALUE>12</VALUE><UNITS>%</UNITS></PROJECT_ATTRIBUTE>',
      '<XREF_LINK><DB>PUBMED</DB><ID>00000000</ID></XREF_LINK>',
      'filetype="fastq" checksum_method="MD5" checksum="3d88829529afec74f50a05063192af03"',
    ])
      expect(text).toContain(part);
  });

  it('rounds coordinates to the decimals that checklists allow, and reports it', () => {
    const sample = { alias: 's', taxon_id: 4513, lat_lon_latitude: 0.1 + 0.2, lat_lon_longitude: -1e-7 };
    const { text, account } = writeXml({ alias: 'a', samples: [sample, { ...sample, lat_lon_latitude: 1e30 }] });
    expect(text).toContain('<VALUE>1e+30</VALUE>');
    expect(text).toContain('<VALUE>0.3</VALUE><UNITS>DD</UNITS>');
    expect(text).toContain('<VALUE>-0.0000001</VALUE><UNITS>DD</UNITS>');
    expect(account.changed).toMatchObject([
      { what: 'Sample · Lat lon latitude', shown: '0.30000000000000004', written: '0.3' },
    ]);
  });

  it('keeps an unknown instrument model as an attribute', () => {
    const { text, account } = writeXml(editExperiments({ instrument_model: 'NewSeq 1' }));
    expect(text).toContain('<INSTRUMENT_MODEL>unspecified</INSTRUMENT_MODEL>');
    expect(text).toContain('<TAG>INSTRUMENT_MODEL</TAG><VALUE>NewSeq 1</VALUE>');
    expect(account.changed).toContainEqual(
      expect.objectContaining({ what: 'Experiment · Instrument model', shown: 'NewSeq 1', written: 'unspecified' }),
    );
  });

  it('omits and reports an experiment without a valid platform, and the runs of that experiment', () => {
    const { text, account } = writeXml(editExperiments({ platform: 'constructor' }));
    expect(text).not.toMatch(/<(?:EXPERIMENT|RUN)_SET>/);
    expect(account.left_out).toEqual(
      expect.arrayContaining([
        { what: 'Experiment', count: 3 },
        { what: 'Run', count: 3 },
      ]),
    );
    expect(account.changed).toContainEqual(
      expect.objectContaining({ what: 'Run · Experiment ref', written: 'left out', count: 3 }),
    );
  });
});

describe('The vocabulary of ENA', () => {
  const readSchema = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
  const listWords = (text = '') => [...text.matchAll(/<xs:enumeration value="([^"]+)"/g)].map(([, word]) => word);
  const findType = (schema: string, name: string) =>
    listWords(schema.match(new RegExp(`name="${name}".*?</xs:simpleType>`, 's'))?.[0]);

  it('equals the enumerations of the XML schemas', () => {
    const [common, experiment, run] = ['SRA.common.xsd', 'SRA.experiment.xsd', 'SRA.run.xsd'].map(readSchema) as [
      string,
      string,
      string,
    ];
    expect(vocabulary.library_strategy).toEqual(findType(experiment, 'typeLibraryStrategy'));
    expect(vocabulary.library_source).toEqual(findType(experiment, 'typeLibrarySource'));
    expect(vocabulary.library_selection).toEqual(findType(experiment, 'typeLibrarySelection'));
    expect(vocabulary.file_types).toEqual(findType(run, 'filetype'));
    expect(vocabulary.read_types).toEqual(findType(run, 'READ_TYPE'));
    const platforms = [
      ...common.matchAll(
        /<xs:element name="([A-Z0-9_]+)">(?:(?!<\/xs:complexType>).)*?"INSTRUMENT_MODEL"[^>]*type="com:(\w+)"/gs,
      ),
    ];
    expect(vocabulary.instrument_models).toEqual(
      Object.fromEntries(platforms.map(([, platform, type = '']) => [platform, findType(common, type)])),
    );
  });
});

describe('The check of ENA samples', () => {
  const listSampleProblems = (sample: Values) => {
    const rows = createEntityRows(ena, {
      alias: 'a',
      title: 't',
      description: 'd',
      samples: [{ alias: 's', title: 't', taxon_id: 4513, ...sample }],
    });
    return [...checkProject(ena, rows).warningsOf.values()].flat().map(({ message }) => message);
  };
  const complete = { checklist: 'ERC000043', collection_date: '2023', geographic_location_country: 'Norway', strain: 'K' };

  it.each<[string, Values, string[]]>([
    ['accepts a complete sample', complete, []],
    ['names mandatory fields without a value', { ...complete, strain: '' }, ['ERC000043 requires strain.']],
    [
      'accepts attributes for mandatory fields',
      { ...complete, strain: '', sample_attributes: [{ tag: 'strain', value: 'K' }] },
      [],
    ],
    [
      'names missing units',
      { ...complete, sample_attributes: [{ tag: 'depth', value: '3' }] },
      ['ERC000043 requires the unit mm for depth.'],
    ],
    [
      'rejects the word missing',
      { ...complete, strain: 'missing' },
      ['ENA does not accept "missing" for strain. Enter a term such as "not collected".'],
    ],
    ['ignores unknown checklists', { ...complete, checklist: 'ERC000099', strain: '' }, []],
  ])('%s', (_what, sample, messages) => {
    expect(listSampleProblems(sample)).toEqual(messages);
  });

  it('has a rule for each mandatory field, which pages list', () => {
    const rows = createEntityRows(ena, { alias: 'a', samples: [{ alias: 's', taxon_id: 1, checklist: 'ERC000037' }] });
    const rules = [...checkProject(ena, rows).warningsOf.values()].flat().map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules).toContain('ERC000037 plant structure');
  });

  it('reports unknown instrument models', () => {
    const messages = [
      ...checkProject(ena, createEntityRows(ena, editExperiments({ instrument_model: 'NewSeq' }))).warningsOf.values(),
    ].flat();
    expect(messages[0]?.message).toBe('ENA has no instrument model "NewSeq" for ILLUMINA.');
  });
});

describe('A sample sheet', () => {
  const writeSheet = (samples: Values[]) => {
    const book = new ExportBook();
    const snapshot = new ProjectSnapshot(profile, createEntityRows(profile, { alias: 'a', samples }), 0);
    return { lines: createEnaSheet(snapshot, book).split('\n'), account: book.createAccount() };
  };

  it('has the mandatory columns of the checklist in an empty project', () => {
    expect(writeSheet([]).lines.slice(0, 3)).toEqual([
      'Checklist\tERC000011\tENA default sample checklist',
      'tax_id\tscientific_name\tsample_alias\tsample_title\tsample_description\tcollection date\tgeographic location (country and/or sea)',
      '#units\t\t\t\t\t\t',
    ]);
  });

  it('reports samples of other checklists, other units, repeated names and line endings', () => {
    const createAge = (value: string, units: string) => ({ tag: 'age', value, units });
    const { lines, account } = writeSheet([
      { alias: 's1', taxon_id: 1, checklist: 'ERC000043', sample_attributes: [createAge('1', 'day'), createAge('2', 'day')] },
      { alias: 's2', taxon_id: 1, checklist: 'ERC000043', sample_attributes: [createAge('3', 'week')], description: 'a\tb' },
      { alias: 's3', taxon_id: 1, checklist: 'ERC000011' },
    ]);
    expect(lines).toHaveLength(6);
    expect(account.left_out).toContainEqual({ what: 'Sample', count: 1 });
    expect(account.changed).toMatchObject([
      { what: 'Sample · Sample attributes', shown: 'age: 2 day', count: 2 },
      { what: 'sample_description', shown: 'a\tb', written: 'a b' },
      { what: 'Sample · Checklist', shown: 'ERC000011', written: 'left out' },
    ]);
  });
});

function registerAll(study: Values): Values {
  return mapObjects(study, (object) => ('alias' in object ? { ...object, accession: 'ERS0000001' } : object));
}

function removeAccessions(study: Values): Values {
  return mapObjects(study, ({ accession: _accession, ...object }) => object);
}

function editExperiments(values: Values): Values {
  const study = removeAccessions(readExampleData('ena/1.0'));
  return { ...study, experiments: (study.experiments as Values[]).map((one) => ({ ...one, ...values })) };
}

function mapObjects(object: Values, map: (object: Values) => Values): Values {
  const mapNestedObjects = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => (typeof one === 'object' ? mapObjects(one, map) : one)) : value;
  return map(Object.fromEntries(Object.entries(object).map(([name, value]) => [name, mapNestedObjects(value)])));
}
