// @module-tag full
/** Tests attached files and observations in RO-Crates: export, import on another server, and crates that users changed. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../profiles/testing-seeded-random.ts';
import { describeWithDatabase, fillDisk } from '../../../storage/testing.ts';
import { listTasksDuring } from '../../../tasks/testing-tasks.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';
import { readPackedFiles } from './reading/packed-files.ts';
import { READING_LIMITS } from './reading/reading-limits.ts';

const NAMES = ['heights.csv', 'Übersicht 100 %.txt', 'a;b&c #1?.bin', '..hidden', 'plot.tar.gz', '株 (1).png', "it's+1,5.dat"];
const VALUES = ['82.40', '-5', '0', 'NA', '1e-7', '0012'];
const DESCRIPTIONS = ['', 'Measured by hand.\nTwice.', '=1+1, "quoted"; ä'];

describeWithDatabase('The files and observations of a project in an RO-Crate', () => {
  let folder: string;
  let here: ExchangeSite;
  let elsewhere: ExchangeSite;
  let full: ExchangeProject;
  let crate: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-parts-'));
    here = await startExchange(join(folder, 'here'));
    elsewhere = await startExchange(join(folder, 'elsewhere'), { MAX_PROJECT_FILE_BYTES: '200000' });
    full = await createFullProject(1);
    crate = await full.export('format=ro-crate');
  }, 120_000);
  afterAll(async () => {
    await here?.stop();
    await elsewhere?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const attachFile = async ({ hub }: ExchangeProject, name: string, bytes: Uint8Array<ArrayBuffer>, description = '') => {
    const body = new FormData();
    body.append('file', new File([bytes], name));
    const headers = { accept: 'application/json' };
    const uploaded = await fetch(hub.address + hub.getPath('files'), { method: 'POST', body, headers });
    expect(uploaded.status).toBe(201);
    const { file_id } = (await uploaded.json()) as { file_id: string };
    if (description !== '') expect((await hub.post(hub.getPath('files', file_id), { description })).status).toBe(200);
  };

  /** Returns a project with own columns, files of random bytes, and random observations. */
  async function createFullProject(seed: number): Promise<ExchangeProject> {
    const random = createSeededRandom(seed);
    const project = await here.project('miappe/1.2');
    const { hub } = project;
    await project.fillWithExample();
    const own = { entity_type: 'ObservationUnit', label: 'Shelf', kind: 'whole_number' };
    expect((await hub.post(hub.getPath('own-columns'), own)).status).toBe(201);
    const units = (await project.entities()).filter(({ entity_type }) => entity_type === 'ObservationUnit');
    const changes = units.map(({ id, entity_type }) => ({ entity_type, node_id: id, data: { shelf: random.below(100) } }));
    expect((await hub.post(hub.getPath('bulk'), { changes })).status).toBe(200);
    for (const name of NAMES) {
      const bytes = Uint8Array.from({ length: 1 + random.below(70_000) }, () => random.below(256));
      await attachFile(project, name, bytes, random.pick(DESCRIPTIONS));
    }
    const variables = (await project.entities()).filter(({ entity_type }) => entity_type === 'ObservedVariable');
    const sent = Array.from({ length: 40 }, (_, number) => {
      const unit = random.pick(units);
      const variable = random.pick(variables.filter(({ parent_id }) => parent_id === unit.parent_id));
      return {
        observationUnitDbId: unit.id,
        observationVariableDbId: variable.id,
        value: random.pick(['NA', ...(/height/i.test(variable.label) ? VALUES : [])]),
        observationTimeStamp: random.chance(0.8)
          ? `2026-06-${10 + random.below(20)}T0${random.below(10)}:30:00.${100 + number}Z`
          : null,
        collector: `${random.pick(['Ada', "O'Neil, B.", '-x'])} ${number}`,
        externalReferences: random.chance(0.5) ? [{ referenceID: `urn:x:${number}`, referenceSource: 'Field "Book"' }] : null,
        additionalInfo: random.chance(0.5) ? { device: 'tablet 1', note: 'ä;,"' } : null,
      };
    });
    const stored = await hub.post('/brapi/v2/observations', sent);
    expect([stored.status, stored.status === 200 ? '' : stored.text]).toEqual([200, '']);
    const cleared = stored.body.result.data[0].observationDbId;
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ [cleared]: { value: null } });
    expect((await fetch(`${hub.address}/brapi/v2/observations`, { method: 'PUT', headers, body })).status).toBe(200);
    return project;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read previews of all formats
  async function previewCrate(project: ExchangeProject, content: Uint8Array<ArrayBuffer>): Promise<any> {
    const { status, body, text } = await project.upload({ name: 'crate.zip', content });
    expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    const { values, placed, changed, left_out } = body.account;
    expect([placed + changed + left_out, body.notes.filter((note: string) => note.includes('twice'))]).toEqual([values, []]);
    return body;
  }

  /** Returns the content of a project: entities, own columns, observations, and files with their bytes. */
  async function readProjectContent(project: ExchangeProject) {
    const { hub } = project;
    const { name: _name, ...dataset } = JSON.parse(String(await project.export('format=json')));
    const { files } = (await hub.get(`${hub.getPath('files')}?limit=1000`)).body;
    const contents = await Promise.all(
      // biome-ignore lint/suspicious/noExplicitAny: rows of the list
      files.map(async ({ name, description, path, media_type }: any) => {
        const bytes = await (await fetch(hub.address + path)).arrayBuffer();
        return { name, description, media_type, hash: createHash('sha256').update(new Uint8Array(bytes)).digest('hex') };
      }),
    );
    const csv = await (await fetch(`${hub.address}${hub.getPath('observations')}?format=csv`)).text();
    // The last columns contain the user, the time of storage, and IDs of the server.
    const observations = csv.split('\r\n').map((line) => line.replace(/,[^,]*(?:,[0-9a-f-]{36}){4}(?:,[\d:.TZ-]+){2}$/, ''));
    return { dataset, contents, observations: observations.map((line) => line.replace(/,Guest \w+,/, ',')).toSorted() };
  }

  const listStoredFolders = (site: string) => readdir(join(folder, site, 'hub', 'files')).catch(() => [] as string[]);

  it('are equal after an export and an import on another server', async () => {
    const target = await elsewhere.project('miappe/1.2');
    const { id } = await previewCrate(target, crate);
    const tasks = await listTasksDuring(async () => {
      const { counts } = (await target.apply(id)).body;
      expect([counts.files, counts.observations, counts.left_out]).toEqual([NAMES.length, 40, 0]);
    });
    // Other tasks are stopped after five minutes, in which a busy server cannot store 1,000,000 observations.
    expect(tasks).toEqual(['apply an import']);
    expect(await readProjectContent(target)).toEqual(await readProjectContent(full));
    expect(await elsewhere.listLeftovers()).toEqual([]);
    const again = await previewCrate(target, crate);
    expect([again.counts, again.left_out]).toEqual([{ ...again.counts, created: 0, changed: 0 }, []]);
    expect(again.counts.files ?? again.counts.observations).toBeUndefined();
  }, 60_000);

  it('cause no change when they are imported into their own project, and its export has the same bytes', async () => {
    const { counts, left_out } = await previewCrate(full, crate);
    expect([counts.created, counts.changed, counts.files, counts.observations, left_out]).toEqual([
      0,
      0,
      undefined,
      undefined,
      [],
    ]);
    expect((await full.export('format=ro-crate')).equals(crate)).toBe(true);
  });

  it('are described as data entities of RO-Crate 1.2', async () => {
    const path = join(folder, 'crate.zip');
    await writeFile(path, crate);
    const files = new Map((await readPackedFiles(path, READING_LIMITS, 'an RO-Crate')).map((one) => [one.path, one.bytes]));
    // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
    const graph: any[] = JSON.parse(String(files.get('ro-crate-metadata.json')))['@graph'];
    const findEntity = (id: string) => graph.find((entity) => entity['@id'] === id);
    expect(findEntity('./').hasPart).toEqual(expect.arrayContaining([{ '@id': 'files/' }, { '@id': 'observations.csv' }]));
    expect(findEntity('files/').hasPart).toHaveLength(NAMES.length);
    for (const name of NAMES) {
      const bytes = files.get(`files/${name}`) ?? Buffer.alloc(0);
      expect(findEntity(`files/${encodeURIComponent(name)}`)).toMatchObject({
        '@type': 'File',
        name,
        contentSize: String(bytes.length),
        sha256: createHash('sha256').update(bytes).digest('hex'),
        encodingFormat: expect.stringContaining('/'),
      });
    }
    const [variable] = [findEntity('observations.csv').variableMeasured].flat();
    expect(findEntity(variable['@id'])['@type']).toBe('PropertyValue');
  });

  it('are counted on the page before and after the import', async () => {
    const target = await elsewhere.project('miappe/1.2');
    const { id } = await previewCrate(target, crate);
    const path = target.hub.getPath('import', id);
    expect((await target.hub.open(path)).text).toMatch(/Import \d+ rows, 7 attached files and 40 observations/);
    const { text } = await target.hub.submitForm(`${path}/apply`);
    expect(text).toContain('Stored 7 attached files and 40 observations.');
  });

  it('are not listed as omissions, unlike earlier versions of files', async () => {
    const project = await here.project();
    for (const text of ['one', 'two']) await attachFile(project, 'a.txt', new TextEncoder().encode(text));
    const listOmittedParts = async (format: string) =>
      (await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=${format}`)).body.besides;
    expect(await listOmittedParts('ro-crate')).toEqual([{ what: 'Earlier versions of attached files', count: 1 }]);
    expect(await listOmittedParts('json')).toEqual([{ what: 'Attached files', count: 1 }]);
  });

  it('are not stored if the project changes after the preview, nor is any other part', async () => {
    const target = await elsewhere.project('miappe/1.2');
    const { id } = await previewCrate(target, crate);
    const before = (await listStoredFolders('elsewhere')).length;
    const unpacked = (await unzipFiles(crate)).find(({ path }) => path === 'files/heights.csv');
    await attachFile(target, 'heights.csv', new Uint8Array(unpacked?.bytes ?? []));
    const { status, body } = await target.apply(id);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/^The project has changed since the preview/)]);
    expect(await target.entities()).toEqual([]);
    expect((await listStoredFolders('elsewhere')).length).toBe(before + 1);
    expect(await elsewhere.listLeftovers()).toEqual([]);
  });

  it('are not stored if the disk of the database is full, nor is any other part', async () => {
    const target = await elsewhere.project('miappe/1.2');
    const { id } = await previewCrate(target, crate);
    const stored = (await listStoredFolders('elsewhere')).toSorted();
    const free = await fillDisk(elsewhere.database.pool, ['insert on hub_file_versions']);
    expect((await target.apply(id)).status).toBe(507);
    await free();
    const { rows } = await elsewhere.database.pool.query(
      `select (select count(*) from hub_entities where project_id = $1) + (select count(*) from hub_observations where project_id = $1)
        + (select count(*) from hub_files where project_id = $1) as count`,
      [target.id],
    );
    expect([rows, (await listStoredFolders('elsewhere')).toSorted(), await elsewhere.listLeftovers()]).toEqual([
      [{ count: '0' }],
      stored,
      [],
    ]);
    expect((await target.apply(id)).status).toBe(200);
  });

  describe('An RO-Crate that was changed by hand', () => {
    let target: ExchangeProject;
    beforeEach(async () => {
      target = await elsewhere.project('miappe/1.2');
    });

    const describeFile = (name: string, content: string, changes: object = {}) => ({
      '@id': name.split('/').map(encodeURIComponent).join('/'),
      '@type': 'File',
      contentSize: String(Buffer.byteLength(content)),
      sha256: createHash('sha256').update(content).digest('hex'),
      ...changes,
    });
    const buildCrate = (files: readonly (readonly [name: string, content: string, changes?: object])[]) => {
      const graph = [
        { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
        { '@id': './', '@type': 'Dataset' },
        ...files.map(([name, content, changes]) => describeFile(name, content, changes)),
      ];
      return createZip([
        { name: 'ro-crate-metadata.json', content: JSON.stringify({ '@graph': graph }) },
        { name: 'project.json', content: JSON.stringify({ profile: 'miappe', version: '1.2', name: 'x', entities: [] }) },
        ...files.map(([name, content]) => ({ name, content })),
      ]);
    };
    const listLeftOut = async (content: Uint8Array<ArrayBuffer>) => {
      const { left_out, counts } = await previewCrate(target, content);
      return [counts.files, left_out.map(({ place, reason }: { place: string; reason: string }) => `${place}: ${reason}`)];
    };

    it.each([
      ['with a false checksum', [['files/a.txt', 'a', { sha256: 'b'.repeat(64) }]], /a\.txt: The size or the checksum/],
      ['with a false size', [['files/a.txt', 'a', { contentSize: '2' }]], /a\.txt: The size or the checksum/],
      ['without a description', [['files/a.txt', 'a', { '@id': '#other' }]], /a\.txt: .* does not describe the file/],
      ['with a folder in its name', [['files/sub/a.txt', 'a']], /a\.txt: The name of the file is not valid/],
      ['with the name of an option', [['files/-a.txt', 'a']], /-a\.txt: The name of the file is not valid/],
      ['without content', [['files/a.txt', '']], /a\.txt: The file is empty/],
      ['that is too large', [['files/a.txt', 'a'.repeat(200_001)]], /a\.txt: The file is larger than 200/],
      [
        'with control characters in its description',
        [['files/a.txt', 'a', { description: 'a\0' }]],
        /The description of the file/,
      ],
    ] as const)('is imported without a file %s', async (_what, files, reason) => {
      const content = buildCrate([['files/good.txt', 'good'], ...files]);
      expect(await listLeftOut(content)).toEqual([1, [expect.stringMatching(reason)]]);
    });

    it('is imported with only the first of several files whose names differ only in case', async () => {
      const content = buildCrate([
        ['files/a.txt', 'a'],
        ['files/A.txt', 'b'],
        ['files/a.txt', 'a'],
      ]);
      const reason = 'Another file of the crate has this name.';
      expect(await listLeftOut(content)).toEqual([1, [`files/A.txt: ${reason}`]]);
    });

    it('is rejected if it lacks a file that it describes, and the error names the file', async () => {
      const content = buildCrate([['files/a.txt', 'a']]);
      const without = createZip(
        await Promise.all(
          (await unzipFiles(content))
            .filter(({ path }) => path !== 'files/a.txt')
            .map(({ path, bytes }) => ({ name: path, content: bytes })),
        ),
      );
      const { status, body } = await target.upload({ name: 'crate.zip', content: without });
      expect([status, body.detail]).toEqual([400, expect.stringContaining('but the crate does not contain it. (files/a.txt)')]);
    });

    it('is imported without the files beyond the maximum of a project', async () => {
      const many = Array.from({ length: 1_010 }, (_, number) => [`files/${number}.txt`, String(number)] as const);
      expect(await listLeftOut(buildCrate(many))).toEqual([
        1_000,
        [expect.stringContaining('A project can have at most 1,000 files.')],
      ]);
    });

    it.each([
      [
        '10,000 files',
        () => buildCrate(Array.from({ length: 10_000 }, (_, at) => [`files/${at}`, 'x'] as const)),
        /contains more than 2,000 files/,
      ],
      ['a path out of its folder', () => buildCrate([['files/../../x.txt', 'x']]), /not a \.zip file of an RO-Crate/],
      [
        'an entry with a false size in its directory',
        () => createZip([...METADATA, { name: 'files/a', content: 'aaaa', claims: 2 }]),
        /size differs from its directory/,
      ],
      [
        'an entry that expands too much',
        () => createZip([...METADATA, { name: 'files/a', content: Buffer.alloc(601_000_000) }]),
        /contains more than 600,000,000 bytes/,
      ],
    ] as const)('is rejected if it has %s', async (_what, build, reason) => {
      const { status, body } = await target.upload({ name: 'crate.zip', content: build(), format: 'ro-crate' });
      expect([status, body.detail]).toEqual([400, expect.stringMatching(reason)]);
      expect(await elsewhere.listLeftovers()).toEqual([]);
    });

    it.each([
      ['of an unknown unit', { unit: 'X' }, 'The study has no unit with this name.'],
      ['of an unknown variable', { variable: 'X' }, 'The study has no variable with this name.'],
      ['of another study', { study: 'X' }, 'The study has no unit with this name.'],
      ['with an impossible time', { time: '2026-02-30T00:00:00Z' }, 'The time is not valid.'],
      ['with a value that is too long', { value: 'x'.repeat(4_001) }, /^The observation cannot be stored/],
      ['with a character that cannot be stored', { collector: 'a\0' }, /^The observation cannot be stored/],
      ['with references that are not a list', { external_references: '{}' }, 'The external references are not valid.'],
      ['with references that are not objects', { external_references: '[1]' }, 'The external references are not valid.'],
      [
        'with references that cannot be stored',
        { external_references: '[{"a":"\\ud800"}]' },
        'The external references are not valid.',
      ],
      ['with information that is not JSON', { additional_info: '{' }, 'The additional information is not valid.'],
      ['with nested information', { additional_info: '{"a":{}}' }, 'The additional information is not valid.'],
    ])('is imported without an observation %s', async (_what, changes, reason) => {
      const files = await unzipFiles(crate);
      const project = files.find(({ path }) => path === 'project.json');
      const [study] = JSON.parse(String(project?.bytes)).entities[0].data.studies;
      const good = {
        study: study.unique_id,
        unit: study.observation_units[0].unique_id,
        variable: study.observed_variables[0].unique_id,
        value: 'NA',
        time: '',
        collector: '',
        external_references: '',
        additional_info: '',
      };
      const formatCells = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
      const lines = [Object.keys(good), Object.values(good), Object.values({ ...good, ...changes }), ['short', 'row']].map(
        formatCells,
      );
      const table = `${lines.join('\r\n')}\r\n`;
      const graph = [
        { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
        { '@id': './', '@type': 'Dataset' },
        describeFile('observations.csv', table),
      ];
      const content = createZip([
        { name: 'ro-crate-metadata.json', content: JSON.stringify({ '@graph': graph }) },
        { name: 'project.json', content: project?.bytes ?? '' },
        { name: 'observations.csv', content: table },
      ]);
      const { id, counts, left_out } = await previewCrate(target, content);
      const parts = left_out.filter(({ place }: { place: string }) => place.startsWith('observations.csv'));
      expect([counts.observations, parts.map((part: { place: string; reason: string }) => [part.place, part.reason])]).toEqual([
        1,
        expect.arrayContaining([
          ['observations.csv, row 2', typeof reason === 'string' ? reason : expect.stringMatching(reason)],
        ]),
      ]);
      expect((await target.apply(id)).status).toBe(200);
    });
  });

  async function unzipFiles(content: Uint8Array) {
    const path = join(folder, 'unpacked.zip');
    await writeFile(path, content);
    return readPackedFiles(path, READING_LIMITS, 'an RO-Crate');
  }
});

const METADATA = [
  {
    name: 'ro-crate-metadata.json',
    content: JSON.stringify({
      '@graph': [
        { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
        { '@id': './', '@type': 'Dataset' },
      ],
    }),
  },
];
