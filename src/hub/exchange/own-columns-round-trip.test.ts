// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom, type SeededRandom } from '../../profiles/testing-seeded-random.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from './testing-exchange.ts';

const KINDS = ['text', 'whole_number', 'number', 'yes_no', 'date', 'choice'] as const;
const TABLES = ['xlsx', 'csv'];
const WITH_DEFINITIONS = ['json', 'yaml', 'ro-crate'];
const EXTENSIONS: Readonly<Record<string, string>> = {
  'isa-json': 'json',
  'isa-tab': 'zip',
  'ro-crate': 'zip',
  sdrf: 'sdrf.tsv',
};
const CASES = [
  ...['miappe/1.1', 'isa/1.0', 'darwin-core/1.0'].flatMap((profile) =>
    [...TABLES, ...WITH_DEFINITIONS].map((format) => ({ profile, format })),
  ),
  ...['miappe/1.1', 'isa/1.0'].flatMap((profile) => ['isa-json', 'isa-tab'].map((format) => ({ profile, format }))),
  ...[...TABLES, ...WITH_DEFINITIONS, 'sdrf'].map((format) => ({ profile: 'sdrf-proteomics/1.1', format })),
];
/** ISA types that are parts of values. ISA files cannot contain own columns of these types. */
const PARTS: ReadonlySet<string> = new Set([
  'Comment',
  'OntologyAnnotation',
  'OntologySource',
  'ProtocolParameter',
  'Characteristic',
]);
/** Prefix of values in own columns. The test searches files for this prefix. */
const MARK = 'mark-';

function createValue(kind: (typeof KINDS)[number], random: SeededRandom, number: number): unknown {
  switch (kind) {
    case 'text':
      return `${MARK}${number} ${random.pick(['plain', '007', 'ä; b', '"quoted"', '=1+1', 'a, b'])}`;
    case 'whole_number':
      return random.below(1_000_000) - 1_000;
    case 'number':
      return random.pick([0.1, 12.5, -3, 1e-7, 123456.789]);
    case 'yes_no':
      return random.chance(0.5);
    case 'date':
      return `20${10 + random.below(20)}-0${1 + random.below(9)}-1${random.below(10)}`;
    case 'choice':
      return random.pick(['red', 'light blue', 'no; yes']);
  }
}

describeWithDatabase('A project with own columns of every kind', () => {
  let folder: string;
  let site: ExchangeSite;
  const projects = new Map<string, Promise<ExchangeProject>>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-own-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates a project from an example, with own columns of all kinds and random values. */
  async function createProject(profile: string): Promise<ExchangeProject> {
    const random = createSeededRandom(profile.length);
    const project = await site.project(profile);
    await project.fillWithExample();
    const entities = await project.entities();
    const present = [...new Set(entities.map(({ entity_type }) => entity_type as string))];
    const types = present.filter((type) => !PARTS.has(type)).slice(0, 8);
    for (const entity_type of types)
      for (const kind of KINDS) {
        const input = { entity_type, label: `My ${kind.replace('_', ' ')}`, kind, unit: kind === 'number' ? '%' : '' };
        const choices = kind === 'choice' ? ['red', 'light blue', 'no; yes'] : [];
        expect((await project.hub.post(project.hub.getPath('own-columns'), { ...input, choices })).status).toBe(201);
      }
    const changes = entities
      // Fields for one entity contain copies, such as the protocol of a process.
      .filter(({ entity_type, parent_field: field }) => types.includes(entity_type) && (field === null || field.endsWith('s')))
      .map(({ id, entity_type }, number) => {
        const values = KINDS.map((kind) => [`my_${kind}`, random.chance(0.8) ? createValue(kind, random, number) : null]);
        return { entity_type, node_id: id, data: Object.fromEntries(values) };
      });
    expect((await project.hub.post(project.hub.getPath('bulk'), { changes })).status).toBe(200);
    return project;
  }

  const openProject = (profile: string) => {
    const known = projects.get(profile) ?? createProject(profile);
    projects.set(profile, known);
    return known;
  };

  /** Returns the exported files. CSV has one table per type. */
  async function exportFiles(project: ExchangeProject, format: string) {
    const types = format === 'csv' ? new Set((await project.entities()).map(({ entity_type }) => entity_type as string)) : [''];
    // The name of an SDRF file identifies its data set.
    const dataset = (await project.entities()).find(({ entity_type }) => entity_type === 'Dataset')?.data.identifier ?? 'file';
    return Promise.all(
      [...types].map(async (type) => ({
        name: `${type || dataset}.${EXTENSIONS[format] ?? format}`,
        content: await project.export(`format=${format}${type === '' ? '' : `&type=${type}`}`),
      })),
    );
  }

  const sortByType = (columns: readonly { entity_type: string }[]) =>
    columns.toSorted((one, other) => one.entity_type.localeCompare(other.entity_type));
  const findMarks = (text: string) => [...text.matchAll(/mark-\d+/g)].map(([mark]) => mark).toSorted();

  it.each(CASES)('is unchanged after an export as $format and an import ($profile)', async ({ profile, format }) => {
    const project = await openProject(profile);
    for (const file of await exportFiles(project, format)) {
      const { status, body, text } = await project.upload(file);
      expect([status, status === 201 ? '' : text]).toEqual([201, '']);
      const { rows } = (await project.hub.get(`${project.hub.getPath('import', body.id)}?limit=1000&outcome=change`)).body;
      // ISA-Tab cannot contain the names of processes, with or without own columns.
      const created = format === 'isa-tab' && profile === 'isa/1.0' ? 16 : 0;
      expect([file.name, rows, body.counts.created]).toEqual([file.name, [], created]);
      const { values, placed, changed, left_out } = body.account;
      expect(placed + changed + left_out).toBe(values);
      expect(JSON.stringify(body.left_out)).not.toMatch(/my[_ ]/i);
    }
  });

  it.each(CASES.filter(({ format }) => format !== 'csv'))(
    'keeps its values in another project that adds the columns, as $format ($profile)',
    async ({ profile, format }) => {
      const project = await openProject(profile);
      const other = await site.project(profile);
      const [file] = await exportFiles(project, format);
      const { status, body, text } = await other.upload(file as SentFile);
      expect([status, status === 201 ? '' : text]).toEqual([201, '']);
      const { values, placed, changed, left_out } = body.account;
      expect(placed + changed + left_out).toBe(values);
      const added = await other.hub.post(other.hub.getPath('import', body.id, 'own-columns'), {});
      // In SDRF, columns without a field are stored as comments.
      const hasPlace = format === 'sdrf';
      expect([added.status, added.text]).toEqual([hasPlace ? 400 : 200, added.text]);
      if (!hasPlace)
        expect(JSON.stringify(added.body.left_out.filter((part: { values: number }) => part.values > 0))).not.toMatch(
          /my[_ ]/i,
        );
      expect((await other.apply(body.id, { skip_refused: true })).status).toBe(200);
      const before = JSON.parse((await project.export('format=json')).toString());
      const after = JSON.parse((await other.export('format=json')).toString());
      if (!hasPlace) expect(sortByType(after.own_columns)).toEqual(sortByType(before.own_columns));
      if (WITH_DEFINITIONS.includes(format)) expect({ ...after, name: before.name }).toEqual(before);
      const listed = (await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=${format}`)).body.left_out;
      const notInFile = listed.reduce(
        (sum: number, { what, count }: { what: string; count: number }) => sum + (what.endsWith('My text') ? count : 0),
        0,
      );
      expect(findMarks(JSON.stringify(after)).length + notInFile).toBe(findMarks(JSON.stringify(before)).length);
    },
  );
});
