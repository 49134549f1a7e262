/** Generates tables in all formats, for tests of the account of an import. */
import { createSeededRandom, type SeededRandom } from '../../../../profiles/testing-seeded-random.ts';
import type { SentFile } from '../../testing-exchange.ts';
import { createWorkbook } from '../../testing-spreadsheet.ts';

export interface GeneratedTable {
  readonly above: readonly (readonly string[])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const HEADERS = [
  'unique_id',
  'organism',
  'genus',
  'infraspecific_name',
  'biological_material_description',
  'color of the leaf',
  'notes',
  '',
  'studies',
];
const UNSEEN = ['', '', ' ', '\u00a0', '\u200b'];

const SDRF = [
  'source name',
  'characteristics[organism]',
  'characteristics[disease]',
  'characteristics[disease]',
  'characteristics[cell type]',
  'assay name',
  'technology type',
  'comment[label]',
  'comment[data file]',
  'comment[lab book]',
  'factor value[dose]',
];

export function createSdrfTable(random: SeededRandom): GeneratedTable {
  return createTableWithHeaders(SDRF, (name) => ['source name', 'assay name', 'comment[data file]'].includes(name), random);
}

const ENA = ['sample_alias', 'tax_id', 'sample_title', 'collection date', 'soil depth', 'host sex', 'project name', ''];

/** Returns a table with a row of units, and with columns that only the checklist of the sheet defines. */
export function createEnaTable(random: SeededRandom): GeneratedTable {
  const { above, head, rows } = createTableWithHeaders(ENA, (name) => name === 'sample_alias', random);
  const units = head.map((name, at) => (at === 0 ? '#units' : name === 'soil depth' ? 'marker-unit' : ''));
  const checklist = random.below(2) === 0 ? [['Checklist', 'ERC000011', 'marker-checklist']] : [];
  return { above: [...checklist, ...above], head, rows: random.below(2) === 0 ? [units, ...rows] : rows };
}

function createTableWithHeaders(
  names: readonly string[],
  isNeeded: (name: string) => boolean,
  random: SeededRandom,
): GeneratedTable {
  const head = names.filter((name) => isNeeded(name) || random.below(4) > 0);
  const rows = Array.from({ length: 2 + random.below(8) }, (_, row) =>
    head.map((name, column) => (isNeeded(name) || random.below(3) > 0 ? `marker-${row}-${column}` : random.pick(UNSEEN))),
  );
  return { above: [], head, rows };
}

/** Returns a table like those of users: additional columns, empty rows and cells, titles, and rows that are too long. */
export function createRandomTable(seed: number): GeneratedTable {
  const random = createSeededRandom(seed);
  const head = HEADERS.filter((name) => name === 'unique_id' || random.below(4) > 0);
  const rows = Array.from({ length: 3 + random.below(10) }, (_, row) =>
    head.map((name, column) =>
      name === 'unique_id'
        ? `marker-${row}-${column}`
        : random.below(3) === 0
          ? random.pick(UNSEEN)
          : `marker-${row}-${column}`,
    ),
  );
  // Imports reject a row with more cells than the header.
  if (random.below(2) === 0) rows.push([...head.map((_, column) => `marker-more-${column}`), 'marker-beyond']);
  if (random.below(2) === 0) rows.splice(1, 0, ['\u00a0', ' ']);
  const above = random.below(2) === 0 ? [] : [['marker-title'], ['marker-group', '', 'marker-other']];
  return { above, head, rows };
}

export const findMarkers = (text: string): ReadonlySet<string> => new Set(text.match(/marker-?\d[\w-]*|marker-[\w-]+/g));

const joinCells = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((cells) => cells.join(separator)).join('\r\n');

export const GENERATED_FILES: Readonly<Record<string, (table: GeneratedTable) => Promise<SentFile> | SentFile>> = {
  csv: ({ head, rows }) => ({ name: 'BiologicalMaterial.csv', content: joinCells([head, ...rows], ',') }),
  tsv: ({ head, rows }) => ({ name: 'BiologicalMaterial.tsv', content: joinCells([head, ...rows], '\t') }),
  xlsx: async ({ above, head, rows }) => ({
    name: 'file.xlsx',
    content: await createWorkbook({ BiologicalMaterial: [...above, head, ...rows], Notes: [['marker-note', 'marker-text']] }),
  }),
  json: (table) => ({ name: 'file.json', content: JSON.stringify(getDataset(table)) }),
  yaml: (table) => ({ name: 'file.yaml', content: JSON.stringify(getDataset(table), null, 1) }),
};

/** Returns the rows as objects of a study, with an unknown property, and a property outside the data set. */
function getDataset({ head, rows }: GeneratedTable): object {
  const materials = rows.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[head[at] || 'unnamed', cell]]))),
  );
  const study = {
    unique_id: 'A',
    biological_materials: [...materials, 'marker-no-object'],
    weather: ['marker-sun', 'marker-rain'],
  };
  const data = { unique_id: 'INV', studies: [study] };
  return {
    profile: 'miappe',
    version: '1.1',
    name: 'Materials',
    entities: [{ entity_type: 'Investigation', data, remark: 'marker-remark' }],
    origin: { file: 'marker-origin' },
  };
}
