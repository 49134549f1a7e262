import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../profiles/testing-seeded-random.ts';
import { decodeTable, decodeText, parseSeparatedText } from './dialect.ts';

const TABLE = [
  ['unique_id', 'organism', 'notes'],
  ['BM-1', 'NCBITaxon:4513', 'tall'],
  ['BM-2', 'NCBITaxon:4565', 'short'],
];

describe('decodeTable', () => {
  it('decodes each line of a file in two encodings separately, and omits the byte order mark', () => {
    const bytes = Buffer.concat([Buffer.from('\ufeffa,b\n1,café\n'), Buffer.from('2,café', 'latin1')]);
    expect(decodeTable(bytes)).toEqual({ text: 'a,b\n1,café\n2,café', isOld: true });
  });
});

describe('decodeText', () => {
  const encode = (...codes: number[]) => Buffer.from(new Uint32Array([0xfeff, ...codes]).buffer);

  it('decodes UTF-32 in both byte orders, and omits the byte order mark', () => {
    const little = encode(0x61, 0x1f33e);
    const read = (bytes: Buffer) => decodeText(bytes, { fatal: true });
    expect([read(little), read(Buffer.from(little).swap32())]).toEqual(['a🌾', 'a🌾']);
  });

  it.each([0x110000, 0xd800])('rejects the code %i in UTF-32, or replaces it if errors are not fatal', (code) => {
    expect(() => decodeText(encode(0x61, code), { fatal: true })).toThrow(TypeError);
    expect(decodeText(encode(0x61, code), { fatal: false })).toBe('a\ufffd');
  });
});

describe('A text table', () => {
  const endings = ['\n', '\r\n', '\r'];
  it.each([',', ';', '|', '\t'].flatMap((separator) => endings.map((end) => [separator, end] as const)))(
    'is read with %j between cells and %j at the end of lines',
    (separator, end) => {
      const text = TABLE.map((cells) => cells.join(separator)).join(end);
      expect(parseSeparatedText(text).map(({ cells }) => cells)).toEqual(TABLE);
    },
  );

  it.each(endings)('keeps line endings %j in quoted cells', (end) => {
    expect(parseSeparatedText(['a,b', `1,"x${end}y"`, '2,z'].join(end))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', `x${end}y`] },
      { line: 4, cells: ['2', 'z'] },
    ]);
  });

  it.each(['sep=;', '"sep=;"', 'SEP=;', 'sep=;;;'])('is split at the separator that %s states', (line) => {
    expect(parseSeparatedText(`${line}\r\na;b,c\r\n1,5;2\r\n`)).toEqual([
      { line: 2, cells: ['a', 'b,c'] },
      { line: 3, cells: ['1,5', '2'] },
    ]);
  });

  it('can declare any separator with `sep=`', () => {
    expect(parseSeparatedText('sep=^\na^b\n').map(({ cells }) => cells)).toEqual([['a', 'b']]);
  });

  it.each([
    ['a title with commas above it', 'Trial, 2023, field\na;b;c\n1;2;3\n4;5;6\n', ['a', 'b', 'c']],
    ['decimal commas', 'a;b;c\n1,5;2,5;3,5\n1,1;2,2;3,3\n', ['a', 'b', 'c']],
    ['lists with semicolons in its cells', 'a,b,c\n1,x;y,2\n3,z;w,4\n', ['a', 'b', 'c']],
    ['commas in the texts between tabs', 'a\tb\nx, y, z\t1\nu, v, w\t2\n', ['a', 'b']],
  ])('is split at its actual separator despite %s', (_what, text, head) => {
    expect(parseSeparatedText(text).map(({ cells }) => cells)).toContainEqual(head);
  });

  it('is rejected with line and column if an unclosed quote moves whole rows into one cell', () => {
    const text = 'id,a,b,c\n1,x,"dark,y\n2,x,none,y\n3,x,none",y\n';
    expect(() => parseSeparatedText(text)).toThrow(
      expect.objectContaining({
        line: 2,
        message: 'opens a quote in column 3 that ends only in line 4, so whole rows are in one cell',
      }),
    );
  });

  it.each([1, 2, 3, 4, 5])('with multi-line cells is read exactly as it was written (seed %d)', (seed) => {
    const random = createSeededRandom(seed);
    const words = ['tall', 'short, brown', '"Golden"', 'one\ntwo', 'x;y', 'a|b', '\n'];
    const rows = Array.from({ length: 20 }, () =>
      Array.from({ length: 5 }, () => Array.from({ length: 1 + random.below(3) }, () => random.pick(words)).join(' ')),
    );
    const quoteCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const text = [['a', 'b', 'c', 'd', 'e'], ...rows].map((cells) => cells.map(quoteCell).join(',')).join('\n');
    expect(
      parseSeparatedText(text)
        .slice(1)
        .map(({ cells }) => cells),
    ).toEqual(rows);
  });
});

describe('The bytes of a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('Grün')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffGrün')],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffGrün', 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('Grün', 'utf16le')],
    ['big-endian UTF-16 without a byte order mark', Buffer.from('Grün', 'utf16le').swap16()],
    ['big-endian UTF-16', Buffer.from('\ufeffGrün', 'utf16le').swap16()],
  ])('are read as %s', (_what, bytes) => {
    expect(decodeText(bytes, { fatal: true })).toBe('Grün');
  });

  it('are rejected if they have an unsupported encoding', () => {
    expect(() => decodeText(Buffer.from([0x47, 0xfc, 0x6e]), { fatal: true })).toThrow(TypeError);
  });
});
