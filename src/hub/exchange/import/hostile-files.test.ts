// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from '../testing-exchange.ts';
import { buildDocumentRow, createSpreadsheet, createTextRow, createZip, openDocument } from '../testing-spreadsheet.ts';

const MB = 1_000_000;
const HEAD = createTextRow(1, ['unique_id', 'title']);
const LOLS = Array.from('bcdefghijklm', (name, n) => `<!ENTITY ${name} "${`&${'abcdefghijkl'[n]};`.repeat(10)}">`);
const EXPANSION = `<!DOCTYPE x [<!ENTITY a "lol">${LOLS.join('')}]>`;
const LONG_CELL = `<row r="1"><c r="A1" t="inlineStr"><is>${`<r><t>${'a'.repeat(3 * MB)}</t></r>`.repeat(2)}</is></c></row>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY m SYSTEM "file:///etc/passwd">]>';

const createXlsx = (content: Uint8Array<ArrayBuffer> | string, name = 'Study.xlsx'): SentFile => ({ name, content });
const createCsv = (content: Uint8Array<ArrayBuffer> | string, name = 'Study.csv'): SentFile => ({ name, content });
const createJson = (content: string): SentFile => ({ name: 'all.json', content });

/** Files in the compound format (MS-CFB, section 2.2): an .xls file, and a spreadsheet with a password. */
const COMPOUND = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
const ENCRYPTED = Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(2_000)]);

const FILES: readonly [what: string, file: () => SentFile, reason: RegExp][] = [
  ['that is text', () => createXlsx('unique_id,title\n'), /not an \.xlsx or \.ods file/],
  ['that is empty', () => createXlsx(''), /empty/],
  ['that is an old spreadsheet', () => createXlsx(COMPOUND), /is an old spreadsheet \(\.xls\)\. Save it as \.xlsx or \.ods/],
  ['that is encrypted', () => createXlsx(ENCRYPTED), /has a password, and its content is encrypted\. Save it without/],
  [
    'that is an unrelated archive',
    () => createXlsx(createZip([{ name: 'content.xml', content: '<ods/>' }])),
    /is a .zip file without/,
  ],
  ['that is cut off', () => createXlsx(createSpreadsheet(HEAD).subarray(0, 900)), /not an .*damaged/],
  ['whose directory is broken', () => createXlsx(createBrokenDirectory()), /damaged/],
  ['whose XML is broken', () => createXlsx(createSpreadsheet('<row r="1"><c r="A1" t="inlineStr"><is><t>unique')), /damaged/],
  ['without rows', () => createXlsx(createSpreadsheet('')), /no rows/],
  [
    'with a sheet of an unknown type',
    () => createXlsx(createSpreadsheet(createTextRow(1, ['amount', 'currency']), { name: 'Budget' }), 'x.xlsx'),
    /sheet "Budget" is not an entity type/,
  ],
  [
    'with only unknown columns',
    () => createXlsx(createSpreadsheet(createTextRow(1, ['color']))),
    /column "color" is not a field of Study/,
  ],
  [
    'with a formula in its header',
    () => createXlsx(createSpreadsheet('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>')),
    /column "2" is not a field/,
  ],
  ['with a long text', () => createXlsx(createSpreadsheet(createTextRow(1, ['a'.repeat(10 * MB)]))), /4,000,000 characters/],
  ['with a cell of long pieces', () => createXlsx(createSpreadsheet(LONG_CELL)), /more than 4,000,000 characters/],
  ['that declares a size above the limit', () => createXlsx(createClaimingBomb()), /The spreadsheet is too large/],
  ['that unpacks to more than it declares', () => createXlsx(createLyingBomb()), /its size differs from its directory/],
  ['of ISA-Tab that declares a size above the limit', () => createIsaTab({ claims: 4_000_000_000 }), /600,000,000 bytes/],
  [
    'of ISA-Tab that unpacks to more than it declares',
    () => createIsaTab({ claims: 10 }),
    /its size differs from its directory/,
  ],
  [
    'of ISA-Tab with one file for all studies',
    () => createRepeatingIsaTab(),
    /more than 250,000 rows. A file counts at each reference/,
  ],
  [
    'of ISA-JSON that repeats one long category',
    () => createIsaJson({ characteristicCategories: LONG_CATEGORY, samples: SAMPLES }),
    /more than 100,000,000 characters. Shared parts count at each reference/,
  ],
  [
    'of an RO-Crate that refers to one person in every study',
    () =>
      createCrate(
        { hasPart: createReferences('#s', 600) },
        { '@id': '#s', ...STUDY, creator: createReferences('#p', 600) },
        PERSON,
      ),
    /more than 250,000 entities. Shared parts count at each reference/,
  ],
  [
    'of an RO-Crate that refers to one long name repeatedly',
    () => createCrate({ creator: createReferences('#p', 400) }, { ...PERSON, name: 'x'.repeat(300_000) }),
    /more than 100,000,000 characters. Shared parts count at each reference/,
  ],
  [
    'of ISA-JSON whose comments differ from all objects that they describe',
    () =>
      createIsaJson({ events: listMany(4_000, (at) => ({ event_type: `a${at}` })), comments: listMany(4_000, describeEvent) }),
    /Too many comments differ from the objects/,
  ],
  ['with too many columns', () => createCsv(`unique_id,title${',x'.repeat(20_000)}\nA,B\n`), /more than 16,384 columns/],
  ['that refers to one long text a million times', () => createXlsx(createRepeatingBomb()), /more than 100,000,000 characters/],
  [
    'without headers, with one long text in each row',
    () => createXlsx(createRepeatingBomb('a'.repeat(MB), '')),
    /2,000,000,000/,
  ],
  ['that repeats rows of one long text', () => createOds(createRepeatedRows('2500', 'a'.repeat(MB))), /than 2,000,000,000/],
  [
    'with too many rows',
    () => createXlsx(createSpreadsheet(`${HEAD}${createManyRows(260_000, 'x')}`)),
    /more than 250,000 rows/,
  ],
  [
    'of OpenDocument with endlessly repeated rows',
    () => createOds(createRepeatedRows('100000000')),
    /contain more than 2,000,000 values/,
  ],
  [
    'of OpenDocument with merged cells over many rows in each sheet',
    () => createOds(['Study', 'A', 'B', 'C'].map(createMergedTable).join('')),
    /Merged cells contain more than 2,000,000 values/,
  ],
  ['of OpenDocument with too many repeated rows', () => createOds(createRepeatedRows('260000')), /more than 250,000 rows/],
  [
    'of OpenDocument with a password',
    () => createOds('', { manifest: '<file-entry><encryption-data/></file-entry>' }),
    /has a password/,
  ],
  ['with bytes that are not text', () => createCsv(Buffer.from([0x74, 0xff, 0x01, 0x0a])), /not UTF-8/],
  // The limit applies before the type of the rows is determined.
  ['of text with too many rows', () => createCsv(`a,b\n${'1,2\n'.repeat(260_000)}`, 'Budget.csv'), /more than 250,000 rows/],
  ['of tabs with too many rows', () => createCsv(`a\tb\n${'1\t2\n'.repeat(260_000)}`, 'Budget.csv'), /more than 250,000 rows/],
  ['with an open quote', () => createCsv('unique_id,title\nA,"B\n'), /not CSV: line 2 opens a quote/],
  ['of an unknown type', () => createCsv('a,b\n1,2\n', 'Budget.csv'), /entity_type is required/],
  ['of an unknown file type', () => ({ name: 'photo.png', content: 'x' }), /unknown file type/],
  [
    'of a kind that no .zip file may have',
    () => ({ name: 'tables.zip', content: createZip([{ name: 'study.csv', content: 'a,b\n1,2\n' }]) }),
    /without i_….txt \(ISA-Tab\), meta\.xml .* Send a table without packing it/,
  ],
  ['of Numbers', () => ({ name: 'plan.numbers', content: 'PK' }), /Numbers spreadsheet\. Export it to Excel/],
  [
    'of Numbers under another name',
    () => ({ name: 'plan.zip', content: createZip([{ name: 'Index/Document.iwa', content: 'x' }]) }),
    /Numbers spreadsheet/,
  ],
  [
    'that is a binary workbook under another name',
    () => ({ name: 'plan.xlsx', content: createZip([{ name: 'xl/workbook.bin', content: 'x' }]) }),
    /binary workbook \(\.xlsb\)\. Save it as \.xlsx/,
  ],
  ['that is a link to Google Sheets', () => ({ name: 'plan.gsheet', content: '{"url": ""}' }), /Download the spreadsheet/],
  ['of flat OpenDocument', () => ({ name: 'plan.fods', content: '<office/>' }), /Save it as \.ods/],
  ['whose columns are separated by spaces', () => createCsv('"unique_id" "title"\n"1" "A" "B"\n'), /separated by spaces/],
  [
    'of JSON Lines with an error',
    () => createJson('{"unique_id": "A"}\n\n{"unique_id": }\n'),
    /^Line 3, column \d+: Not valid JSON/,
  ],
  ['that is not JSON', () => createJson('{"title": '), /Line 1, column \d+: Not valid JSON/],
  ['that is nested too deeply', () => createJson(`{"title": ${'['.repeat(MB)}${']'.repeat(MB)}}`), /nested deeper than/],
  [
    'of another profile',
    () => createJson('{"profile":"isa","version":"1.0","entities":[]}'),
    /profile isa\/1\.0, but this project follows miappe/,
  ],
  ['of YAML with multiplying aliases', () => ({ name: 'all.yaml', content: createMultiplyingYaml() }), /alias/],
];

function createBrokenDirectory(): Buffer<ArrayBuffer> {
  const bytes = createSpreadsheet(HEAD);
  bytes.fill(0xff, bytes.length - 300, bytes.length - 60);
  return bytes;
}

/** Returns a file of a few kilobytes that expands to 400,000 rows. */
function createRepeatingIsaTab(): SentFile {
  const study = 'STUDY\nStudy Identifier\t"S"\nStudy File Name\t"s.txt"\n';
  const content = createZip([
    { name: 'i_all.txt', content: `INVESTIGATION\nInvestigation Identifier\t"I"\n${study.repeat(200)}` },
    { name: 's.txt', content: `Source Name\tSample Name\n${'a\tb\n'.repeat(2_000)}` },
  ]);
  return { name: 'all.zip', content };
}

function listMany(count: number, item: (at: number) => object): object[] {
  return Array.from({ length: count }, (_, at) => item(at));
}

function describeEvent(at: number) {
  return { name: `Events ${at}`, value: JSON.stringify({ event_type: `b${at}` }) };
}

const LONG_CATEGORY = [{ '@id': '#declared/1', characteristicType: 'x'.repeat(10_000) }];
const SAMPLES = listMany(11_000, () => ({ '@id': '#declared/1' }));

function createIsaJson(study: object): SentFile {
  return createJson(
    JSON.stringify({ ontologySourceReferences: [], identifier: 'I', studies: [{ identifier: 'S', ...study }] }),
  );
}

const STUDY = { '@type': 'Dataset', additionalType: 'Study', name: 'S' };
const PERSON = { '@id': '#p', '@type': 'Person', name: 'A B' };

function createReferences(id: string, times: number) {
  return Array.from({ length: times }, () => ({ '@id': id }));
}

function createCrate(root: object, ...graph: readonly object[]): SentFile {
  const about = { '@id': 'ro-crate-metadata.json', about: { '@id': './' } };
  const content = JSON.stringify({ '@graph': [about, { '@id': './', '@type': 'Dataset', ...root }, ...graph] });
  return { name: 'crate.zip', content: createZip([{ name: 'ro-crate-metadata.json', content }]) };
}

function createIsaTab(lie: { readonly claims: number }) {
  return {
    name: 'isa.zip',
    content: createZip([{ name: 'i_investigation.txt', content: 'ONTOLOGY SOURCE REFERENCE\n', ...lie }]),
  };
}

function createOds(tables: string, more: { readonly manifest?: string } = {}): SentFile {
  return { name: 'Study.ods', content: openDocument(tables, more) };
}

function createRepeatedRows(times: string, title = 'Field'): string {
  const rows =
    buildDocumentRow(['unique_id', 'title']) + buildDocumentRow(['S', title], `table:number-rows-repeated="${times}"`);
  return `<table:table table:name="Study">${rows}</table:table>`;
}

/** Returns a table with 600,000 values. */
function createMergedTable(name: string): string {
  const cell = '<table:table-cell table:number-rows-spanned="1000"><text:p>x</text:p></table:table-cell>';
  const first = `<table:table-row>${cell.repeat(600)}</table:table-row>`;
  return `<table:table table:name="${name}">${first}${buildDocumentRow(['x']).repeat(999)}</table:table>`;
}

function createClaimingBomb(): Buffer<ArrayBuffer> {
  return createZip([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/sharedStrings.xml', content: 'x', claims: 4_000_000_000 },
  ]);
}

function createLyingBomb(): Buffer<ArrayBuffer> {
  return createZip([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/sharedStrings.xml', content: Buffer.alloc(300 * MB, '<si><t>x</t></si>'), claims: 1_000 },
  ]);
}

function createRepeatingBomb(text = 'long '.repeat(6_000), head = HEAD): Buffer<ArrayBuffer> {
  const sharedStrings = `<sst><si><t>${text}</t></si></sst>`;
  const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 2}"><c r="B${at + 2}" t="s"><v>0</v></c></row>`);
  return createSpreadsheet(head + rows.join(''), { sharedStrings });
}

function createManyRows(count: number, text: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" t="str"><v>${text}</v></c></row>`,
  ).join('');
}

function createMultiplyingYaml(): string {
  const lines = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(10)}]`);
  return `a0: &a0 lol\n${lines.join('\n')}\n`;
}

describeWithDatabase('An import', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-hostile-'));
    site = await startExchange(folder);
    project = await site.project();
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => expect(await site.listLeftovers()).toEqual([]));

  async function expectNothing(): Promise<void> {
    expect(await project.entities()).toEqual([]);
    expect((await site.database.pool.query('select 1 from hub_imports')).rowCount).toBe(0);
    expect(await site.listLeftovers()).toEqual([]);
  }

  it.each(FILES)('rejects a file %s with a clear message, and stores nothing from it', async (_what, file, reason) => {
    const { status, body } = await project.upload(file());
    expect([status, body.detail]).toEqual([400, expect.stringMatching(reason)]);
    await expectNothing();
  });

  it.each([
    ['100 characters of several bytes each', '🌾'.repeat(100), 'has no entity type'],
    ['101 characters', 'a'.repeat(101), 'body.entity_type is too long.'],
  ])('limits the name of an entity type to 100 characters, not bytes: %s', async (_what, entityType, reason) => {
    const { status, body } = await project.upload({ ...createCsv('unique_id,title\nA,Fine\n'), entityType });
    expect([status, body.detail]).toEqual([400, expect.stringContaining(reason)]);
  });

  it.each([
    ['multiply', `${EXPANSION}`, '&m;'],
    ['name other files', `${OUTSIDE}`, '&m;'],
  ])('does not resolve XML entities that %s', async (_what, head, text) => {
    const { status, text: answer } = await project.upload(
      createXlsx(createSpreadsheet(HEAD + createTextRow(2, ['A', `before ${text}`]), { head })),
    );
    expect(answer).not.toMatch(/root:|lollol/);
    expect([201, 400]).toContain(status);
  });

  it.each([
    ['columns', createCsv('unique_id,title,constructor,__proto__,toString\nPLAIN,Alone,x,y,z\n', 'Investigation.csv')],
    ['members', createIsaJson({ constructor: 'x', comments: [{ name: 'constructor', value: 'x' }] })],
  ])('reads a file whose %s have names that all JavaScript objects have', async (_what, file) => {
    const { status, body } = await project.upload(file);
    expect([status, body.counts]).toMatchObject([201, { refused: 0 }]);
  });

  it('skips a million empty rows, and ignores the dimensions that a file states', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    const { status, body } = await project.upload(
      createXlsx(createSpreadsheet(`${HEAD}${createTextRow(2, ['A', 'Alone'])}${rows}`)),
    );
    expect([status, body.counts]).toMatchObject([201, { created: 0, changed: 0, unchanged: 0, refused: 1 }]);
  });

  it('rejects an archive with content outside of its directory', async () => {
    const hidden = { name: 'xl/sharedStrings.xml', content: 'x'.repeat(MB), isHidden: true };
    const listed = { name: 'xl/workbook.xml', content: '<workbook/>' };
    const { status, body } = await project.upload(createXlsx(createZip([hidden, listed])));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('does not match its contents')]);
  });

  it('imports a row except for a formula without a result, and reports the cell', async () => {
    const formula = '<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2"><f>HYPERLINK("http://example.org","x")</f></c></row>';
    const { body } = await project.upload(createXlsx(createSpreadsheet(HEAD + formula, { name: 'Investigation' })));
    expect(
      body.rows.map(({ place, outcome, detail }: { place: string; outcome: string; detail: string }) => [
        place,
        outcome,
        detail,
      ]),
    ).toEqual([
      ['Investigation!2', 'create', null],
      ['sheet Investigation', 'leave_out', '1 link of cells is left out: http://example.org.'],
    ]);
    expect(body.left_out[0]).toMatchObject({
      place: 'Investigation!2',
      reason: expect.stringContaining('it contains a formula without its result'),
      values: 1,
    });
    const { values, placed, left_out: leftOut } = body.account;
    expect([values, placed, leftOut]).toEqual([3, 1, 2]);
  });

  it('rejects only the rows whose values contain NUL', async () => {
    const { body } = await project.upload(createCsv('unique_id,title\nA,be\0fore\nB,Fine\n', 'Investigation.csv'));
    expect(body.counts).toMatchObject({ created: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(body.rows[0].detail).toBe('title: contains the character NUL, which cannot be stored.');
  });

  it('returns 413 before a large file has arrived completely', async () => {
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 60 * MB,
        Accept: 'application/json',
      };
      const sending = request(project.hub.address + project.hub.getPath('import'), { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.once('error', reject);
      sending.write('--b\r\n');
    });
    expect(answered).toBe(413);
  });

  it('returns 413, with a page for browsers, for a file that turns out to be too large', async () => {
    const content = Buffer.alloc(50 * MB + 1, 'a');
    const { status, text } = await project.upload(createCsv(content), 'text/html');
    expect([status, text]).toEqual([413, expect.stringContaining('larger than 50 MB, the maximum of this server')]);
  });

  it('leaves no data behind if the connection is interrupted', async () => {
    const sending = request(project.hub.address + project.hub.getPath('import'), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': MB },
    });
    sending.once('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nunique_id,title\r\n');
    await vi.waitFor(async () => expect(await site.listLeftovers()).toHaveLength(1), { timeout: 60_000 });
    sending.destroy();
    await vi.waitFor(async () => expect(await site.listLeftovers()).toEqual([]), { timeout: 60_000 });
  });
});
