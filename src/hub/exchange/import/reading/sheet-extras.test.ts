// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../../testing-exchange.ts';
import {
  buildDocumentRow,
  createDrawingParts,
  createSpreadsheet,
  createTextRow,
  openDocument,
} from '../../testing-spreadsheet.ts';

const HEAD = ['unique_id', 'title', 'description'];

describeWithDatabase('Parts of a spreadsheet other than its values', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-beside-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
    project = await site.project();
    await project.fill({ entityType: 'Investigation', data: { unique_id: 'INV' } });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function createXlsx(): Promise<Uint8Array<ArrayBuffer>> {
    const { Workbook } = await import('@cj-tech-master/excelts');
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('Study', { state: 'hidden' });
    for (const row of [HEAD, ['A', 'One', 'x'], ['B', 'Two', 'y'], ['C', 'Three', 'z']]) sheet.addRow(row);
    sheet.getRow(3).hidden = true;
    sheet.getColumn(3).hidden = true;
    sheet.getCell('B4').note = 'ask Anna';
    workbook.addWorksheet('Other');
    return new Uint8Array(await workbook.xlsx.writeBuffer());
  }

  function createOds(): Buffer<ArrayBuffer> {
    const createColumn = (attributes = '') => `<table:table-column ${attributes}/>`;
    const comment = '<office:annotation><text:p>ask Anna</text:p></office:annotation>';
    const rows = [
      buildDocumentRow(HEAD),
      buildDocumentRow(['A', 'One', 'x']),
      buildDocumentRow(['B', 'Two', 'y'], 'table:visibility="filter"'),
      buildDocumentRow(['C', 'Three', 'z']).replace('<text:p>Three', `${comment}<text:p>Three`),
    ];
    const columns = `${createColumn('table:number-columns-repeated="2"')}${createColumn('table:visibility="collapse"')}`;
    const styles = '<style:style style:name="ta"><style:table-properties table:display="false"/></style:style>';
    return openDocument(`<table:table table:name="Study" table:style-name="ta">${columns}${rows.join('')}</table:table>`, {
      styles,
    });
  }

  describe.each([
    ['xlsx', createXlsx, 'B4 "ask Anna"'],
    ['ods', createOds, '"ask Anna"'],
  ] as const)('Hidden parts and comments in .%s files', (format, make, comment) => {
    it('are reported, and hidden parts are imported while comments are omitted', async () => {
      const { body } = await project.upload({ name: `file.${format}`, content: await make() });
      expect(body.notes).toEqual([
        'The sheet "Study" is hidden. Its rows are imported like the others.',
        'The sheet "Study" has 1 hidden row (3), imported like the others.',
        'The sheet "Study" has 1 hidden column (C), imported like the others.',
      ]);
      expect([body.counts.created, body.left_out]).toMatchObject([
        3,
        [{ values: 1, reason: expect.stringContaining(comment) }],
      ]);
      const { text } = await project.hub.open(project.hub.getPath('import', body.id));
      expect(text).toContain('1 hidden row (3)');
    });
  });

  describe('Spreadsheet parts such as document properties', () => {
    const createDocument = async () => {
      const { Workbook } = await import('@cj-tech-master/excelts');
      const workbook = new Workbook();
      for (const name of ['Study', 'Other'])
        for (const row of [HEAD, ['A', 'One', 'x']])
          workbook.getWorksheet(name)?.addRow(row) ?? workbook.addWorksheet(name).addRow(row);
      Object.assign(workbook, { title: 'Trial book', creator: 'Ada' });
      return new Uint8Array(await workbook.xlsx.writeBuffer());
    };
    const sheet = `<table:table table:name="Study">${buildDocumentRow(HEAD)}${buildDocumentRow(['A', 'One', 'x'])}</table:table>`;
    const meta = '<text:title>Trial book</text:title><text:initial-creator>Ada</text:initial-creator>';

    it.each([
      ['file.xlsx', createDocument],
      ['file.ods', () => openDocument(sheet, { meta })],
    ])('are reported once for %s', async (name, create) => {
      const { body } = await project.upload({ name, content: await create() });
      const properties = body.left_out.filter(({ reason }: { reason: string }) => reason.includes('properties'));
      expect(properties).toMatchObject([
        { place: 'sheet Study', values: 2, reason: expect.stringContaining('title: Trial book') },
      ]);
      expect(properties[0].reason).toContain('author: Ada');
    });
  });

  describe('Links in a spreadsheet', () => {
    const LINKS = [
      ['protocol 7', 'https://example.org/protocols/7'],
      ['https://example.org/shown', 'https://example.org/shown'],
      ['www.example.org', 'http://www.example.org/'],
      ['ann@example.org', 'mailto:ann@example.org'],
    ] as const;

    async function createLinkedXlsx(): Promise<Uint8Array<ArrayBuffer>> {
      const { Workbook } = await import('@cj-tech-master/excelts');
      const workbook = new Workbook();
      const sheet = workbook.addWorksheet('Study');
      sheet.addRow(HEAD);
      for (const [at, [text, hyperlink]] of LINKS.entries()) {
        sheet.addRow([`L-${at}`, 'Title']);
        sheet.getRow(at + 2).getCell(3).value = { text, hyperlink };
      }
      return new Uint8Array(await workbook.xlsx.writeBuffer());
    }

    function createLinkedOds(): Buffer<ArrayBuffer> {
      const rows = LINKS.map(([text, link], at) =>
        buildDocumentRow([`L-${at}`, 'Title', text]).replace(
          `<text:p>${text}`,
          `<text:p><text:a xlink:href="${link}">${text}</text:a>`,
        ),
      );
      return openDocument(`<table:table table:name="Study">${buildDocumentRow(HEAD)}${rows.join('')}</table:table>`);
    }

    it.each([
      ['xlsx', createLinkedXlsx],
      ['ods', createLinkedOds],
    ] as const)('are reported in .%s if no cell shows their address', async (format, make) => {
      const { body } = await project.upload({ name: `file.${format}`, content: new Uint8Array(await make()) });
      expect([body.counts.created, body.left_out]).toMatchObject([
        4,
        [{ values: 1, reason: '1 link of cells is left out: https://example.org/protocols/7.' }],
      ]);
    });
  });

  describe('Addresses in formulas of a spreadsheet', () => {
    const FORMULAS = [
      'HYPERLINK("https://example.org/7","protocol 7")',
      'HYPERLINK("https://example.org/shown")',
      'HYPERLINK(A2,"the row")',
      'IF(A2="","",HYPERLINK("https://example.org/"&A2,"protocol 8"))',
    ];
    const SHOWN = ['protocol 7', 'https://example.org/shown', 'the row', 'protocol 8'];
    const createAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

    function createFormulasXlsx(): Buffer<ArrayBuffer> {
      const rows = FORMULAS.map((formula, at) => {
        const cell = `<c r="C${at + 2}" t="str"><f>${createAttribute(formula)}</f><v>${SHOWN[at]}</v></c>`;
        return createTextRow(at + 2, [`F-${at}`, 'Title']).replace('</row>', `${cell}</row>`);
      });
      return createSpreadsheet(`${createTextRow(1, HEAD)}${rows.join('')}`);
    }

    function createFormulasOds(): Buffer<ArrayBuffer> {
      const rows = FORMULAS.map((formula, at) =>
        buildDocumentRow([`F-${at}`, 'Title', SHOWN[at] ?? '']).replace(
          /<table:table-cell (?=[^<]*<text:p>[^<]*<\/text:p><\/table:table-cell><\/table:table-row>)/,
          `<table:table-cell table:formula="of:=${createAttribute(formula.replaceAll(',', ';').replaceAll('A2', '[.A2]'))}" `,
        ),
      );
      return openDocument(`<table:table table:name="Study">${buildDocumentRow(HEAD)}${rows.join('')}</table:table>`);
    }

    it.each([
      ['xlsx', createFormulasXlsx],
      ['ods', createFormulasOds],
    ] as const)('are reported in .%s if no cell shows them', async (format, make) => {
      const { body } = await project.upload({ name: `file.${format}`, content: new Uint8Array(make()) });
      expect([body.counts.created, body.left_out]).toMatchObject([4, [{ values: 2 }]]);
      expect(body.left_out[0].reason).toMatch(
        /^2 links of cells are left out: https:\/\/example\.org\/7, "https:\/\/example\.org\/"&/,
      );
    });
  });

  describe('Comment threads on cells of a spreadsheet', () => {
    const RELATIONS = 'http://schemas.microsoft.com/office/2017/10/relationships';
    const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const createThread = (ref: string, text: string) => `<threadedComment ref="${ref}"><text>${text}</text></threadedComment>`;
    const createComment = (ref: string, text: string) => `<comment ref="${ref}"><text><t>${text}</t></text></comment>`;

    it('are reported once with their replies, even if programs repeat them as comments', async () => {
      const copy = '[Threaded comment] Your version of Excel allows you to read this threaded comment. Comment: Sown late?';
      const relations = `<Relationship Id="r1" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="r2" Type="${RELATIONS}/threadedComment" Target="../threadedComments/threadedComment1.xml"/>`;
      const content = createSpreadsheet([HEAD, ['T-1', 'One', 'x']].map((row, at) => createTextRow(at + 1, row)).join(''), {
        more: [
          { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: `<Relationships>${relations}</Relationships>` },
          {
            name: 'xl/comments1.xml',
            content: `<comments>${createComment('B2', copy)}${createComment('C2', 'plain')}</comments>`,
          },
          {
            name: 'xl/threadedComments/threadedComment1.xml',
            content: `<ThreadedComments>\n${createThread('B2', 'Sown late?')}\n${createThread('B2', 'Two weeks')}\n</ThreadedComments>`,
          },
        ],
      });
      const { body } = await project.upload({ name: 'file.xlsx', content });
      const reason = '3 comments on cells are left out: C2 "plain", B2 "Sown late?", B2 "Two weeks".';
      expect(body.left_out).toMatchObject([{ place: 'sheet Study', values: 3, reason }]);
    });
  });

  it('are reported for a sheet that is omitted entirely', async () => {
    const { Workbook } = await import('@cj-tech-master/excelts');
    const workbook = new Workbook();
    for (const row of [HEAD, ['S-1', 'One', 'x']]) workbook.addWorksheet(row === HEAD ? 'Study' : 'Costs').addRow(row);
    workbook.getWorksheet('Study')?.addRow(['S-1', 'One', 'x']);
    const cell = workbook.getWorksheet('Costs')?.getCell('A1');
    if (cell !== undefined) cell.note = 'ask Anna';
    const { body } = await project.upload({ name: 'file.xlsx', content: new Uint8Array(await workbook.xlsx.writeBuffer()) });
    expect(body.left_out).toMatchObject([
      { place: 'sheet Costs', values: 3, reason: expect.stringContaining('is not an entity type') },
      { place: 'sheet Costs', values: 1, reason: '1 comment on cells is left out: A1 "ask Anna".' },
    ]);
  });

  describe('Page headers and cell messages of a spreadsheet', () => {
    const ROWS = [HEAD, ['P-1', 'One', 'x']];

    function createXlsxWithPageTexts(): Buffer<ArrayBuffer> {
      const validation = '<dataValidation sqref="B2" promptTitle="Title" prompt="Ask &quot;Anna&quot;"/>';
      const pages =
        '<oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Trial of 2023&amp;R&amp;D</oddHeader><oddFooter>&amp;CPage &amp;P of &amp;N&amp;RR&amp;&amp;D field &amp;P</oddFooter>';
      return createXlsxWithSheetEnd(
        `<dataValidations count="1">${validation}</dataValidations><headerFooter>${pages}</headerFooter>`,
      );
    }

    function createXlsxWithSheetEnd(end: string): Buffer<ArrayBuffer> {
      const rows = ROWS.map((row, at) => createTextRow(at + 1, row)).join('');
      return createSpreadsheet(Buffer.from(`<worksheet><sheetData>${rows}</sheetData>${end}</worksheet>`));
    }

    function createOdsWithPageTexts(): Buffer<ArrayBuffer> {
      const message = '<table:help-message><text:p>Ask "Anna"</text:p></table:help-message>';
      const validations = `<table:content-validations><table:content-validation>${message}</table:content-validation></table:content-validations>`;
      const page =
        '<style:header><text:p><text:span>Trial of 2023</text:span><text:date>1</text:date></text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number> of <text:page-count>9</text:page-count></text:p><text:p>R&amp;D field <text:page-number>1</text:page-number></text:p></style:footer>';
      const rows = ROWS.map((row) => buildDocumentRow(row)).join('');
      return openDocument(`${validations}<table:table table:name="Study">${rows}</table:table>`, { pages: page });
    }

    it.each([
      ['xlsx', createXlsxWithPageTexts, ['Ask "Anna"', 'Trial of 2023', 'R&D field']],
      ['ods', createOdsWithPageTexts, ['Trial of 2023', 'R&D field', 'Ask "Anna"']],
    ] as const)('are reported in .%s, except headers with only page numbers', async (format, make, texts) => {
      const { body } = await project.upload({ name: `file.${format}`, content: new Uint8Array(make()) });
      const list = texts.map((text) => JSON.stringify(text)).join(', ');
      const reason = `3 texts of page headers, page footers and input messages are left out: ${list}.`;
      expect(body.left_out).toMatchObject([{ place: 'sheet Study', values: 3, reason }]);
    });

    it('are named in the error that rejects a file if they exceed the maximum number of characters', async () => {
      const content = new Uint8Array(createXlsxWithSheetEnd(`<headerFooter>${' '.repeat(5_100_000)}</headerFooter>`));
      const { status, body } = await project.upload({ name: 'file.xlsx', content });
      expect({ status, text: JSON.stringify(body) }).toEqual({
        status: 400,
        text: expect.stringContaining('The input messages or page headers of a sheet have more than 5,000,000 characters'),
      });
    });
  });

  describe('Pictures, charts and text boxes in a spreadsheet', () => {
    const createBox = (text: string) => `<xdr:sp><xdr:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></xdr:txBody></xdr:sp>`;
    const createFrame = (content: string) => `<draw:frame>${content}</draw:frame>`;
    const reason = '1 picture, 1 chart, 2 text boxes on the sheet are left out: "Sown again", "Not harvested".';

    it.each([
      [
        'xlsx',
        (rows: readonly string[][]) =>
          createSpreadsheet(rows.map((row, at) => createTextRow(at + 1, row)).join(''), {
            more: createDrawingParts(
              `<xdr:pic/><xdr:graphicFrame/>${createBox('Sown again')}<mc:AlternateContent><mc:Choice>${createBox('Not harvested')}</mc:Choice><mc:Fallback>${createBox('Not harvested')}</mc:Fallback></mc:AlternateContent><xdr:sp/>`,
            ),
          }),
      ],
      [
        'ods',
        (rows: readonly string[][]) =>
          openDocument(
            `<table:table table:name="Study"><table:shapes>${createFrame('<draw:image/>')}${createFrame('<draw:object/><draw:image/>')}${createFrame('<draw:text-box><text:p>Sown again</text:p></draw:text-box>')}<draw:custom-shape><text:p>Not harvested</text:p></draw:custom-shape></table:shapes>${rows.map((row) => buildDocumentRow(row)).join('')}</table:table>`,
          ),
      ],
    ] as const)('are reported in .%s', async (format, make) => {
      const content = new Uint8Array(make([HEAD, ['D-1', 'One', 'x']]));
      const { body } = await project.upload({ name: `file.${format}`, content });
      expect([body.account.values, body.left_out]).toMatchObject([7, [{ place: 'sheet Study', values: 4, reason }]]);
    });

    it('are reported on a sheet without rows', async () => {
      const rows = [HEAD, ['D-1', 'One', 'x']].map((row) => buildDocumentRow(row)).join('');
      const shapes = `<table:shapes>${createFrame('<draw:image/>')}</table:shapes>`;
      const content = openDocument(
        `<table:table table:name="Study">${rows}</table:table><table:table table:name="Map">${shapes}</table:table>`,
      );
      const { body } = await project.upload({ name: 'file.ods', content });
      expect(body.left_out).toMatchObject([{ place: 'sheet Map', values: 1, reason: '1 picture on the sheet is left out.' }]);
    });
  });

  it('are reported if they are to the right of the named columns, and the rows are imported', async () => {
    const rows = [HEAD, ['R-1', 'One', 'x', '', 'aside'], ['R-2', 'Two', 'y']];
    const content = openDocument(
      `<table:table table:name="Study">${rows.map((row) => buildDocumentRow(row)).join('')}</table:table>`,
    );
    const { body } = await project.upload({ name: 'file.ods', content });
    expect([body.counts.refused, body.counts.created, body.left_out]).toMatchObject([
      0,
      2,
      [{ place: 'Study!2', values: 1, reason: 'Cells to the right of the last column with a name are left out.' }],
    ]);
  });

  it('are not reported for exported files, despite their hidden columns and notes on headers', async () => {
    const { body } = await project.upload({ name: 'own.xlsx', content: await project.export('format=xlsx') });
    expect([body.notes, body.left_out]).toEqual([[], []]);
  });
});
