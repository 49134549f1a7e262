/** Creates spreadsheets for tests, including files that no real program writes. */

import { crc32, deflateRawSync } from 'node:zlib';
import type { CellValue } from '@cj-tech-master/excelts';

export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** A false size in the entry of the archive. */
  readonly claims?: number;
  /** True to omit the file from the directory of the archive. */
  readonly isHidden?: boolean;
}

/** Returns a spreadsheet as programs write it, from rows by sheet name. */
export async function createWorkbook(
  sheets: Readonly<Record<string, readonly (readonly CellValue[])[]>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name);
    for (const row of rows) sheet.addRow([...row]);
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns a spreadsheet with one sheet. @param sheet XML of its rows as a string, or of the whole sheet as bytes */
export function createSpreadsheet(
  sheet: string | Uint8Array,
  {
    name = 'Study',
    sharedStrings,
    head = '',
    more = [],
  }: { name?: string; sharedStrings?: string | Uint8Array; head?: string; more?: readonly Part[] } = {},
): Buffer<ArrayBuffer> {
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return createZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    ...more,
    ...(sharedStrings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: sharedStrings }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content:
        typeof sheet === 'string'
          ? `${head}<worksheet xmlns="${MAIN}"><dimension ref="A1:XFD10000000"/><sheetData>${sheet}</sheetData></worksheet>`
          : sheet,
    },
  ]);
}

/** Returns the parts of pictures, charts and text boxes for createSpreadsheet. @param drawings XML with the prefix `xdr` */
export function createDrawingParts(drawings: string): readonly Part[] {
  const relation = `<Relationship Id="rId1" Type="${RELATIONS}/drawing" Target="../drawings/drawing1.xml"/>`;
  return [
    { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: `<Relationships>${relation}</Relationships>` },
    { name: 'xl/drawings/drawing1.xml', content: `<xdr:wsDr xmlns:xdr="d" xmlns:a="a" xmlns:mc="m">${drawings}</xdr:wsDr>` },
  ];
}

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';

/** Returns an OpenDocument spreadsheet from XML. */
export function openDocument(tables: string, { styles = '', manifest = '', pages = '', meta = '' } = {}): Buffer<ArrayBuffer> {
  const names = ['office', 'table', 'text', 'style'].map((name) => `xmlns:${name}="${OFFICE}:${name}:1.0"`).join(' ');
  const number = `xmlns:number="${OFFICE}:datastyle:1.0"`;
  return createZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'META-INF/manifest.xml', content: `<manifest xmlns="${OFFICE}:manifest:1.0">${manifest}</manifest>` },
    ...(meta === '' ? [] : [{ name: 'meta.xml', content: `<office:document-meta ${names}>${meta}</office:document-meta>` }]),
    { name: 'styles.xml', content: `<office:document-styles ${names} ${number}>${pages}</office:document-styles>` },
    {
      name: 'content.xml',
      content: `<office:document-content ${names} ${number}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
  ]);
}

export function buildDocumentRow(texts: readonly string[], attributes = ''): string {
  const cells = texts.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`);
  return `<table:table-row ${attributes}>${cells.join('')}</table:table-row>`;
}

export function createTextRow(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, index) => `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** Returns a ZIP file with compressed parts (PKWARE APPNOTE 6.3.10). */
export function createZip(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isHidden } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = [crc32(bytes), packed.length, claims ?? bytes.length] as const;
    const local = Buffer.concat([buildZipHead(0x04034b50, sizes, name), Buffer.from(name), packed]);
    locals.push(local);
    if (isHidden !== true) directory.push(Buffer.concat([buildZipHead(0x02014b50, sizes, name, offset), Buffer.from(name)]));
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

function buildZipHead(
  signature: number,
  [crc, packed, unpacked]: readonly [number, number, number],
  name: string,
  offset?: number,
) {
  // A directory entry also has the creator version at the start, and more fields at the end.
  const isEntry = offset !== undefined;
  const head = Buffer.alloc(isEntry ? 46 : 30);
  head.writeUInt32LE(signature);
  const at = isEntry ? 6 : 4;
  head.writeUInt16LE(20, at);
  head.writeUInt16LE(8, at + 4);
  head.writeUInt32LE(crc, at + 10);
  head.writeUInt32LE(packed, at + 14);
  head.writeUInt32LE(unpacked, at + 18);
  head.writeUInt16LE(Buffer.byteLength(name), at + 22);
  if (isEntry) head.writeUInt32LE(offset, 42);
  return head;
}
