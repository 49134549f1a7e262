// @module-tag full
/** Tests RO-Crates of projects: content, conformance to RO-Crate 1.2, and the import on another server. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipTexts } from '../../../files/zip-stream.ts';
import { loadCatalog } from '../../../profiles/catalog/catalog.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { readPackedFiles } from '../import/reading/packed-files.ts';
import { READING_LIMITS } from '../import/reading/reading-limits.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';

const PROFILES = loadCatalog().entries.map(({ profile }) => profile.id);
const WITH_STUDIES = ['miappe/1.1', 'isa/1.0', 'isa-miappe-combined/2.0', 'cropxr-phenotyping/0.0.5'];

// biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
type Entity = Record<string, any>;

describeWithDatabase('The RO-Crate of a project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-crates-'));
  let here: ExchangeSite;
  let elsewhere: ExchangeSite;
  beforeAll(async () => {
    here = await startExchange(join(folder, 'here'));
    elsewhere = await startExchange(join(folder, 'elsewhere'));
  });
  afterAll(async () => {
    await here?.stop();
    await elsewhere?.stop();
    rmSync(folder, { recursive: true });
  });

  async function createFilledProject(profile = 'miappe/1.1'): Promise<ExchangeProject> {
    const project = await here.project(profile);
    await project.fillWithExample();
    return project;
  }

  async function unzipFiles(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
    const path = join(folder, 'crate.zip');
    await writeFile(path, zip);
    return new Map((await readPackedFiles(path, READING_LIMITS, 'an RO-Crate')).map((file) => [file.path, file.bytes]));
  }

  async function readGraph(project: ExchangeProject) {
    const zip = await project.export('format=ro-crate');
    const files = await unzipFiles(zip);
    const document = JSON.parse(String(files.get('ro-crate-metadata.json')));
    const graph = new Map<string, Entity>(document['@graph'].map((entity: Entity) => [entity['@id'], entity]));
    return { zip, files, document, graph };
  }

  const readEntities = async (project: ExchangeProject) => JSON.parse(String(await project.export('format=json'))).entities;

  async function importCrate(project: ExchangeProject, content: Uint8Array<ArrayBuffer>) {
    const { status, body, text } = await project.upload({ name: 'crate.zip', content });
    expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    return body;
  }

  it.each(PROFILES)('with the example of %s can be imported on another server without a difference', async (id) => {
    const project = await createFilledProject(id);
    const target = await elsewhere.project(id);
    const preview = await importCrate(target, await project.export('format=ro-crate'));
    expect([preview.format, preview.left_out, preview.changed]).toEqual(['ro-crate', [], []]);
    expect((await target.apply(preview.id)).status).toBe(200);
    expect(await readEntities(target)).toEqual(await readEntities(project));
  });

  it('can be imported on another server without a difference', async () => {
    const project = await createFilledProject();
    const target = await elsewhere.project();
    const preview = await importCrate(target, await project.export('format=ro-crate'));
    await target.apply(preview.id);
    expect(await readEntities(target)).toEqual(await readEntities(project));
  });

  it('has the same bytes until the project changes', async () => {
    const project = await createFilledProject();
    const first = await project.export('format=ro-crate');
    expect((await project.export('format=ro-crate')).equals(first)).toBe(true);
  });

  it.each(PROFILES)('follows the rules of RO-Crate 1.2: %s', async (id) => {
    const { document, graph, files } = await readGraph(await createFilledProject(id));
    const root = graph.get('./') as Entity;
    expect(document['@context'][0]).toBe('https://w3id.org/ro/crate/1.2/context');
    expect(graph.get('ro-crate-metadata.json')).toEqual({
      '@id': 'ro-crate-metadata.json',
      '@type': 'CreativeWork',
      about: { '@id': './' },
      conformsTo: { '@id': 'https://w3id.org/ro/crate/1.2' },
    });
    expect(root['@type']).toBe('Dataset');
    expect([root.name, root.description, root.license].every((value) => value !== undefined)).toBe(true);
    expect(root.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(graph.size).toBe(document['@graph'].length);
    expect(findBrokenReferences(graph)).toEqual([]);
    expect(findListsOfOne(document['@graph'])).toEqual([]);
    expect(findUndescribed(graph, files)).toEqual([]);
    expect(findUnreachable(graph)).toEqual([]);
  });

  it.each(WITH_STUDIES)('follows the ISA profile: %s', async (id) => {
    const { graph } = await readGraph(await createFilledProject(id));
    const root = graph.get('./') as Entity;
    const datasets = [...graph.values()].filter((entity) => ['Study', 'Assay'].includes(entity.additionalType));
    const processes = [...graph.values()].filter((entity) => [entity['@type']].flat().includes('LabProcess'));
    expect([root.additionalType, typeof root.identifier]).toEqual(['Investigation', 'string']);
    expect(datasets.length).toBeGreaterThan(0);
    expect(datasets.filter(({ identifier, name }) => !(identifier && name))).toEqual([]);
    const about = new Set(datasets.flatMap((entity) => [entity.about ?? []].flat()).map((one) => one['@id']));
    expect(processes.filter((process) => !(process.name && about.has(process['@id'])))).toEqual([]);
    const used = processes.flatMap(({ object = [], result = [] }) => [object, result].flat());
    const types = new Set(used.flatMap((one) => [graph.get(one['@id'])?.['@type']].flat()[0]));
    expect([...types].filter((type) => type !== 'Sample' && type !== 'File')).toEqual([]);
  });

  it('records size and hash of each of its files', async () => {
    const { graph, files } = await readGraph(await createFilledProject());
    const made = [...files].filter(([path]) => path !== 'ro-crate-metadata.json');
    const described = made.map(([path]) => [path, graph.get(path)?.contentSize, graph.get(path)?.sha256]);
    expect(described).toEqual(
      made.map(([path, bytes]) => [path, String(bytes.length), createHash('sha256').update(bytes).digest('hex')]),
    );
  });

  it('names people by ORCID, the license by its address, and articles by DOI', async () => {
    const { graph } = await readGraph(await createFilledProject());
    const root = graph.get('./') as Entity;
    expect(root.license).toEqual({ '@id': 'https://creativecommons.org/licenses/by/4.0/' });
    expect(root.creator[0]).toEqual({ '@id': 'https://orcid.org/0000-0002-1825-0097' });
    expect(root.citation).toEqual({ '@id': 'https://doi.org/10.5072/example.paper.1' });
    expect(graph.get('https://orcid.org/0000-0002-1825-0097')).toMatchObject({ givenName: 'Alex', familyName: 'Example' });
  });

  it('has placeholders for missing values, which the report lists', async () => {
    const project = await here.project();
    await project.fill({ entityType: 'Investigation', data: { unique_id: 'INV', title: 'Without a license' } });
    const answer = await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=ro-crate`);
    expect(answer.body.left_out).toEqual([]);
    expect(answer.body.changed.map(({ what, written }: Entity) => [what, written])).toContainEqual(['License', 'No license']);
  });

  it('can be exported from an empty project', async () => {
    const { graph } = await readGraph(await here.project());
    expect(graph.get('./')?.name).not.toBe('');
  });

  it.each(['isa-tab', 'ro-crate'])('is imported unchanged despite unusual file names (format: %s)', async (format) => {
    const project = await here.project('isa/1.0');
    const createStudy = (identifier: string, filename: string) => ({
      entityType: 'Study',
      parentId: 'top',
      data: { identifier, title: identifier, filename },
    });
    await project.fill(
      { entityType: 'Investigation', data: { identifier: 'INV', title: 'Odd names' }, ref: 'top' },
      createStudy('../A', '../s_a.txt'),
      createStudy('b\\c', '/abs/s_b.txt'),
      createStudy('100 % #?', 'C:\\s_c#? 1%.txt'),
      createStudy('d', './s_d.txt'),
    );
    const { counts, left_out } = await importCrate(project, await project.export(`format=${format}`));
    expect([counts.created, counts.changed, left_out]).toEqual([0, 0, []]);
  });

  it('links files and people by valid URLs, even if their own URLs are invalid', async () => {
    const project = await here.project();
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Odd addresses' }, ref: 'top' },
      { entityType: 'Study', parentId: 'top', data: { unique_id: 'S', title: 'S' }, ref: 'study' },
      { entityType: 'DataFile', parentId: 'study', data: { unique_id: 'F', link: 'https://example.org/%zz<a>' } },
      { entityType: 'Person', parentId: 'top', data: { name: 'Alex Example', email: 'a b@<c>' } },
    );
    const { graph } = await readGraph(project);
    expect([...graph.keys()].filter((id) => !URL.canParse(id, 'https://example.org/'))).toEqual([]);
    expect([...graph.keys()].filter((id) => /[\s<>"]/.test(id))).toEqual([]);
  });

  it('is not available for a single type', async () => {
    const project = await here.project();
    const { status, body } = await project.hub.get(`${project.hub.getPath('export')}?format=ro-crate&type=Study`);
    expect([status, body.detail]).toEqual([400, 'query.type: a file in RO-CRATE always contains the whole project.']);
  });

  describe('An imported RO-Crate', () => {
    const compressFiles = async (files: Readonly<Record<string, string>>) =>
      Buffer.from(
        await buffer(
          zipTexts(
            Object.entries(files).map(([name, text]) => ({ name, text })),
            new Date(0),
          ),
        ),
      );

    it('is read without files that were changed or added after the export, which the report lists', async () => {
      const project = await createFilledProject();
      const files = Object.fromEntries(
        [...(await unzipFiles(await project.export('format=ro-crate')))].map(([name, bytes]) => [name, String(bytes)]),
      );
      const content = await compressFiles({ ...files, 'tables/Study.csv': 'unique_id\r\nOTHER\r\n', 'notes.txt': 'by hand' });
      const { left_out } = await importCrate(project, content);
      expect(left_out.map(({ place, reason }: Entity) => [place, reason])).toEqual([
        ['tables/Study.csv', 'The file was changed after the export. Only project.json is read.'],
        ['notes.txt', 'ro-crate-metadata.json does not describe the file. It is left out.'],
      ]);
    });

    it('is also read from a folder in the .zip file', async () => {
      const project = await createFilledProject();
      const files = [...(await unzipFiles(await project.export('format=ro-crate')))].map(([name, content]) => ({
        name: `crate/${name}`,
        content,
      }));
      const { counts, left_out } = await importCrate(project, createZip(files));
      expect([counts.created, counts.changed, left_out]).toEqual([0, 0, []]);
    });

    it('fills investigation, studies and people if another program wrote it, and lists all other values', async () => {
      const project = await here.project();
      const preview = await importCrate(
        project,
        await compressFiles({ 'ro-crate-metadata.json': JSON.stringify(FOREIGN), 'raw/a.csv': 'a\r\n1\r\n' }),
      );
      await project.apply(preview.id);
      const rows = await project.entities();
      const selectType = (type: string) => rows.filter(({ entity_type }) => entity_type === type).map(({ data }) => data);
      expect(selectType('Investigation')).toEqual([
        expect.objectContaining({ title: 'Height of beans', license: 'https://creativecommons.org/publicdomain/zero/1.0/' }),
      ]);
      expect(selectType('Study')).toEqual([expect.objectContaining({ unique_id: 'beans-2025', title: 'Beans 2025' })]);
      expect(selectType('Person')).toEqual([
        expect.objectContaining({
          name: 'Alex Example',
          orcid: '0000-0002-1825-0097',
          institution: 'Example University (https://ror.org/04qw24q55)',
        }),
      ]);
      const left = preview.left_out.map(({ place, reason }: Entity) => `${place}: ${reason}`);
      expect(left).toContain('ro-crate-metadata.json: File · name has no field and is left out.');
      expect(left).toContain('ro-crate-metadata.json: Dataset · funder has no field and is left out.');
      expect(left).toContain('ro-crate-metadata.json: Dataset · about has no field and is left out.');
      expect(preview.changed).toMatchObject([{ field: 'email', shown: 'mailto:alex@example.org', stored: 'alex@example.org' }]);
      expect(left).toContain(
        'raw/a.csv: Files in crates of other programs are left out. Attach the file to the project, or import a table by itself.',
      );
    });

    it('is reported completely if names refer to each other, identifiers repeat, or objects replace strings', async () => {
      const graph = [
        { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
        { '@id': './', '@type': 'Dataset', identifier: 'D', name: { '@id': '#a' } },
        { '@id': '#a', '@type': 'Thing', name: { '@id': './' } },
        { '@id': '#b', '@type': 'Thing', size: 1 },
        { '@id': '#b', '@type': 'Thing', color: 'red' },
        { '@id': { toString: 1 }, '@type': [{ toString: 1 }], price: { toString: 1 } },
      ];
      const files = { 'ro-crate-metadata.json': JSON.stringify({ '@graph': graph }) };
      const { left_out } = await importCrate(await here.project(), await compressFiles(files));
      expect(left_out.map(({ reason }: Entity) => reason)).toEqual([
        'Thing · name has no field and is left out.',
        'Thing · size has no field and is left out.',
        'Thing · color has no field and is left out.',
        'Entity · price has no field and is left out.',
        'Entity · toString has no field and is left out.',
      ]);
    });

    it.each([
      ['metadata that is not JSON', '{', /^ro-crate-metadata\.json: Line 1/],
      ['metadata without a graph', '{}', /describes no data set/],
      ['a list', '[]', /describes no data set/],
      [
        'a root without a description',
        JSON.stringify({ '@graph': [{ '@id': 'ro-crate-metadata.json', about: { '@id': './' } }] }),
        /describes no data set/,
      ],
    ])('is rejected because of %s', async (_what, metadata, reason) => {
      const project = await here.project();
      const { status, body } = await project.upload({
        name: 'crate.zip',
        content: await compressFiles({ 'ro-crate-metadata.json': metadata }),
      });
      expect([status, body.detail]).toEqual([400, expect.stringMatching(reason)]);
    });

    it('is rejected for a profile without investigations if it was written by another program', async () => {
      const project = await here.project('darwin-core/1.0');
      const content = await compressFiles({ 'ro-crate-metadata.json': JSON.stringify(FOREIGN) });
      expect((await project.upload({ name: 'crate.zip', content })).status).toBe(400);
    });
  });
});

const FOREIGN = {
  '@context': 'https://w3id.org/ro/crate/1.1/context',
  '@graph': [
    { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' } },
    {
      '@id': './',
      '@type': 'Dataset',
      identifier: 'BEANS',
      name: 'Height of beans',
      description: 'Beans were measured.',
      datePublished: '2025-10-01',
      license: { '@id': 'https://creativecommons.org/publicdomain/zero/1.0/' },
      author: { '@id': 'https://orcid.org/0000-0002-1825-0097' },
      funder: 'Example Fund',
      about: { '@id': '#beans' },
      hasPart: [{ '@id': 'raw/a.csv' }, { '@id': 'studies/beans-2025/' }],
    },
    {
      '@id': 'https://orcid.org/0000-0002-1825-0097',
      '@type': 'Person',
      name: 'Alex Example',
      email: 'mailto:alex@example.org',
      affiliation: { '@id': 'https://ror.org/04qw24q55' },
    },
    { '@id': 'https://ror.org/04qw24q55', '@type': 'Organization', name: 'Example University' },
    { '@id': 'studies/beans-2025/', '@type': 'Dataset', additionalType: 'Study', identifier: 'beans-2025', name: 'Beans 2025' },
    { '@id': 'raw/a.csv', '@type': 'File', name: 'Heights' },
    { '@id': '#beans', '@type': 'Thing' },
  ],
};

function listReferences(entity: Entity): readonly string[] {
  return Object.values(entity).flatMap((value) => [value].flat().flatMap((item) => item?.['@id'] ?? []));
}

function findBrokenReferences(graph: ReadonlyMap<string, Entity>): readonly string[] {
  const named = new Set([...graph.values()].flatMap(listReferences));
  return [...named].filter((id) => !graph.has(id) && id !== 'https://w3id.org/ro/crate/1.2');
}

/** Returns properties with a list of one item. RO-Crate 1.2 recommends single values instead. */
function findListsOfOne(entities: readonly Entity[]): readonly string[] {
  return entities.flatMap((entity) =>
    Object.entries(entity).flatMap(([name, value]) => (Array.isArray(value) && value.length < 2 ? [name] : [])),
  );
}

/** Returns files of the crate without a description, and descriptions of missing files. */
function findUndescribed(graph: ReadonlyMap<string, Entity>, files: ReadonlyMap<string, Buffer>): readonly string[] {
  const local = [...graph.values()].filter((entity) => entity['@type'] === 'File' && !/^(?:#|https?:)/.test(entity['@id']));
  const paths = new Set(local.map((entity) => decodeURIComponent(entity['@id'])));
  return [
    ...[...files.keys()].filter((path) => path !== 'ro-crate-metadata.json' && !paths.has(path)),
    ...[...paths].filter((path) => !files.has(path)),
  ];
}

/** Returns files and data sets that the root does not reach through hasPart. */
function findUnreachable(graph: ReadonlyMap<string, Entity>): readonly string[] {
  const reached = new Set<string>(['./']);
  for (const id of reached) for (const part of [graph.get(id)?.hasPart ?? []].flat()) reached.add(part['@id']);
  const data = [...graph.values()].filter(
    (entity) => ['File', 'Dataset'].includes(entity['@type']) && !entity['@id'].startsWith('#'),
  );
  return data.map((entity) => entity['@id']).filter((id) => !reached.has(id));
}
