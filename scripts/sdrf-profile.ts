/**
 * Writes the profile of sample metadata (profiles/sdrf-proteomics/1.1/profile.yaml) from the templates of the standard
 * (src/sdrf/templates.json). Its fields are the columns of the templates, with their descriptions.
 *
 *     node scripts/sdrf-profile.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { combineDemands, DEFAULT_TEMPLATE, type SdrfColumn } from '../src/sdrf/templates.ts';

export const PROFILE_FILE = join(import.meta.dirname, '../profiles/sdrf-proteomics/1.1/profile.yaml');

/** Templates whose columns become fields. The many columns of soil, water and gut go into further_columns. */
const TEMPLATES = [
  ...[DEFAULT_TEMPLATE, 'human', 'vertebrates', 'invertebrates', 'plants', 'cell-lines', 'clinical-metadata'],
  ...['oncology-metadata', 'dia-acquisition', 'single-cell', 'immunopeptidomics', 'crosslinking', 'metaproteomics'],
];
/** Columns of the specification that are in no template. */
const MORE: readonly SdrfColumn[] = [
  { name: 'comment[file uri]', description: 'Address of the raw data file in a repository', requirement: 'optional' },
];
const LISTS: readonly string[] = ['comment[modification parameters]', 'comment[sdrf template]'];

const HEAD = `# Sample metadata for proteomics, SDRF-Proteomics 1.1 (Human Proteome Organization, Proteomics Standards Initiative).
#
# Written by scripts/sdrf-profile.ts from the templates of the standard, which are under the Apache License 2.0
# (src/sdrf/README.md): change that, and run it again. The codename of a field is the column of the standard; the words are
# those of its templates. The rules of the templates themselves, by kind of sample and experiment, are checked beside those
# of this profile wherever the hub checks.
`;

/** Returns the content of the profile file. */
export function formatSdrfProfile(): string {
  const base = combineDemands([DEFAULT_TEMPLATE]).columns;
  const columns = [
    ...new Map([...combineDemands(TEMPLATES).columns, ...MORE.map((column) => [column.name, column] as const)]).values(),
  ];
  const rankRequirement = ({ name }: SdrfColumn) =>
    ['required', 'recommended', undefined].indexOf(getRequirement(base.get(name))) + (base.has(name) ? 0 : 3);
  const listByKind = (kind: string) =>
    columns
      .filter(({ name }) => name.startsWith(`${kind}[`))
      .toSorted((one, other) => rankRequirement(one) - rankRequirement(other));
  const selectByName = (name: string) => columns.filter((column) => column.name === name);
  const ordered = [
    ...selectByName('source name'),
    ...listByKind('characteristics'),
    ...selectByName('assay name'),
    ...selectByName('technology type'),
    ...listByKind('comment'),
  ];
  const names = new Set<string>();
  const fields = ordered.map((column) => createField(column, base.get(column.name), names));
  return HEAD + stringify(createProfile([...fields, ...OPEN_FIELDS]), { lineWidth: 120 });
}

type Requirement = 'required' | 'recommended' | undefined;

/**
 * Returns the requirement of a column in every mass spectrometry table. Requirements of other templates depend on the samples.
 */
function getRequirement(column: SdrfColumn | undefined): Requirement {
  return column?.requirement === 'optional' ? undefined : column?.requirement;
}

function createField(column: SdrfColumn, basic: SdrfColumn | undefined, names: Set<string>) {
  const requirement = getRequirement(basic);
  const kind = LISTS.includes(column.name) ? { type: 'list', items: 'string' } : { type: 'string' };
  return {
    name: getFieldName(column.name, names),
    codename: column.name,
    ...kind,
    ...(requirement === undefined ? {} : { [requirement]: true }),
    description: getDescription({ ...column, ...(basic?.description === undefined ? {} : { description: basic.description }) }),
  };
}

/** Returns the field name of a column: the text in its brackets, in snake_case. */
function getFieldName(column: string, names: Set<string>): string {
  const [, kind = '', inner = column] = /^([^[]*)\[(.*)\]$/.exec(column) ?? [];
  const plain = inner.replaceAll(/[^A-Za-z0-9]+/g, '_').toLowerCase();
  const name = names.has(plain) ? `${kind}_${plain}` : plain;
  names.add(name);
  return name;
}

function getDescription({ description = '', validators = [] }: SdrfColumn): string {
  const sentence = `${description.trim().replace(/\.$/, '')}.`;
  const ontologies = validators.flatMap(({ name, params }) =>
    name === 'ontology' ? [params.ontologies].flat().map(String) : [],
  );
  if (ontologies.length === 0) return sentence;
  return `${sentence} Name of an ontology term (${ontologies.join(', ').toUpperCase()}), or NT=name;AC=accession.`;
}

const OPEN_FIELDS = [
  {
    name: 'factor_values',
    type: 'list',
    items: 'string',
    description:
      'What is compared, one item for each factor: disease=healthy. It is written as the column factor value[disease].',
    constraints: { pattern: '^[^=]+=.*$' },
  },
  {
    name: 'further_columns',
    type: 'list',
    items: 'string',
    description: 'Values of columns that have no field here, or stand there again: characteristics[soil depth]=5 cm.',
    constraints: { pattern: '^[^=]+=.*$' },
  },
];

function createProfile(fields: readonly object[]) {
  return {
    name: 'sdrf-proteomics',
    version: '1.1',
    display_name: 'SDRF-Proteomics 1.1',
    description:
      'Sample metadata for proteomics: which sample was measured in which run and file, by what method, and what is compared. One row for each sample, assay and label, as in the files *.sdrf.tsv that repositories take.',
    source: 'https://github.com/bigbio/proteomics-sample-metadata',
    root_entity: 'Dataset',
    entities: {
      Dataset: {
        description: 'All samples of one data set: one file of sample metadata.',
        fields: [
          {
            name: 'identifier',
            type: 'string',
            required: true,
            description:
              'Accession in the repository, such as PXD010698, or a short name until there is one. The file is called by it.',
          },
          { name: 'title', type: 'string', recommended: true, description: 'What the data set is about, for people.' },
          {
            name: 'columns',
            type: 'list',
            items: 'string',
            description:
              'Columns of the file in their order, repeated ones each time. Others that have values are added where the standard wants them.',
          },
          { name: 'sample_assays', type: 'list', items: 'SampleAssay', description: 'The rows, in the order of the file.' },
        ],
      },
      SampleAssay: {
        description: 'One row: a sample in an assay, and with labels in one channel of it.',
        fields,
      },
    },
  };
}

if (process.argv[1] === import.meta.filename) writeFileSync(PROFILE_FILE, formatSdrfProfile());
