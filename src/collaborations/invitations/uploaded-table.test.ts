import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { readTable } from './uploaded-table.ts';

/** First bytes of a compound file (MS-CFB, 2.2). */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('A file of separated values', () => {
  it.each([
    [
      'commas',
      'Name,Email\n"Eve, PhD",e@x.org\n',
      [
        ['Name', 'Email'],
        ['Eve, PhD', 'e@x.org'],
      ],
    ],
    [
      'semicolons',
      'email;name\na@x.org;Anna\n',
      [
        ['email', 'name'],
        ['a@x.org', 'Anna'],
      ],
    ],
    [
      'tabs and a byte order mark',
      '\ufeffname\temail\nAnna\ta@x.org\n\n',
      [
        ['name', 'email'],
        ['Anna', 'a@x.org'],
      ],
    ],
    ['CR at the end of lines', 'email\ra@x.org\rb@x.org\r', [['email'], ['a@x.org'], ['b@x.org']]],
    ['nothing', '\n', []],
  ])('is split into rows and cells: %s', async (_what, text, rows) => {
    expect(await readTable(Buffer.from(text))).toEqual(rows);
  });
});

describe('A spreadsheet of invitations', () => {
  async function saveWorkbook(
    sheets: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>,
  ): Promise<Buffer> {
    const workbook = new Workbook();
    for (const [name, rows] of Object.entries(sheets)) {
      const sheet = workbook.addWorksheet(name);
      for (const row of rows) sheet.addRow([...row]);
    }
    return Buffer.from(await workbook.xlsx.writeBuffer());
  }

  it('is read from its first sheet that is not empty, with each cell as text', async () => {
    const bytes = await saveWorkbook({
      Notes: [],
      People: [
        ['Name', 'Age', 'Email'],
        ['Anna', 41, 'a@x.org'],
        [null, null, 'b@x.org'],
      ],
    });
    expect(await readTable(bytes)).toEqual([
      ['Name', 'Age', 'Email'],
      ['Anna', '41', 'a@x.org'],
      ['', '', 'b@x.org'],
    ]);
  });

  it('is rejected if it has too many rows, and the error states the maximum', async () => {
    const rows = Array.from({ length: 5_001 }, (_, index) => [`${index}@x.org`]);
    expect(await readTable(await saveWorkbook({ People: rows }))).toEqual({ problem: 'has more than 5,000 rows' });
  });

  it.each([
    [
      'that is damaged',
      Buffer.from('PK\u0003\u0004\u0000\u0000binary'),
      /^cannot be read as a spreadsheet \(\.xlsx, \.ods\)\. Save it as CSV/,
    ],
    ['in the old format', COMPOUND, /^is an old spreadsheet \(\.xls\)/],
    ['that is encrypted', Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]), /^has a password/],
  ])('is rejected, with an instruction in the error, if it is a file %s', async (_what, bytes, words) => {
    expect(await readTable(bytes)).toEqual({ problem: expect.stringMatching(words) });
  });
});
