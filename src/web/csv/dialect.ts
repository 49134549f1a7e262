/** Reads text tables of all common programs: UTF-8 or UTF-16, any common separator, and line endings of every kind. */
import { type CsvRecord, parseCsvText } from './records.ts';
import { parseTabSeparatedText } from './tab-records.ts';

/**
 * Decodes UTF-16 (by byte order mark, or a zero byte in the first character), UTF-32 (by byte order mark), or else UTF-8.
 * @throws TypeError if `fatal`
 */
export function decodeText(bytes: Uint8Array, { fatal }: { readonly fatal: boolean }): string {
  return (
    decodeUtf32(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), fatal) ??
    new TextDecoder(detectEncoding(bytes), { fatal }).decode(bytes)
  );
}

/** TextDecoder does not support UTF-32. Undefined for text in another encoding. */
function decodeUtf32(bytes: Buffer, isFatal: boolean): string | undefined {
  const order = bytes.length % 4 === 0 ? bytes.subarray(0, 4).toString('hex') : '';
  if (order !== 'fffe0000' && order !== '0000feff') return undefined;
  const text = Array.from({ length: bytes.length / 4 }, (_, at) => {
    const code = order === 'fffe0000' ? bytes.readUInt32LE(4 * at) : bytes.readUInt32BE(4 * at);
    return code > 0x10ffff ? '\ud800' : String.fromCodePoint(code);
  })
    .join('')
    .slice(1);
  if (isFatal && !text.isWellFormed()) throw new TypeError('The text is not valid UTF-32.');
  return text.toWellFormed();
}

/** Matches control characters that no text contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Decodes Unicode; other lines as Windows-1252, with `isOld` true. @throws TypeError if neither encoding fits */
export function decodeTable(bytes: Uint8Array): { readonly text: string; readonly isOld: boolean } {
  try {
    return { text: decodeText(bytes, { fatal: true }), isOld: false };
  } catch (error) {
    const text = decodeLines(bytes);
    if (BINARY.test(text)) throw error;
    return { text, isOld: true };
  }
}

function decodeLines(bytes: Uint8Array): string {
  const [unicode, old] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')];
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1);
    from += line.length;
    try {
      lines.push(unicode.decode(line));
    } catch {
      lines.push(old.decode(line));
    }
  }
  return lines.join('');
}

const LINE_FEED = 0x0a;

/** Returns the note about a file with lines in Windows-1252. */
export function explainOldEncoding(name: string): string {
  return `${name} has lines that are not UTF-8 or UTF-16 text. They are read as Windows-1252. Check accented letters.`;
}

function detectEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

/** Reads the records of a table, whose separator `sep=;` or the first lines show. @throws CsvError for invalid quotes */
export function parseSeparatedText(text: string, mostRecords?: number): CsvRecord[] {
  // Programs of DOS end a file with Ctrl+Z.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds this character
  const plain = text.replace(/^\ufeff/, '').replace(/\u001a\s*$/, '');
  const named = /^"?sep=([^\r\n"])"?[ \t;,]*(?:\r\n|\n|\r|$)/i.exec(plain);
  const rest = named === null ? plain : plain.slice(named[0].length);
  const separator = named?.[1] ?? findSeparator(rest);
  const records =
    separator === '\t' ? parseTabSeparatedText(rest, mostRecords) : parseCsvText(rest, separator, '"', mostRecords);
  return named === null ? records : records.map(({ line, cells }) => ({ line: line + 1, cells }));
}

/** Separators in order of preference. */
const SEPARATORS = [',', ';', '|'] as const;
/** Maximum characters, and lines, that are examined to determine the separator. */
const SAMPLE_CHARACTERS = 100_000;
const SAMPLE_LINES = 20;

function findSeparator(text: string): string {
  const beginning = text.slice(0, SAMPLE_CHARACTERS);
  const splitLines = (part: string) =>
    part
      .split(/\r\n|\n|\r/)
      .filter((line) => line.trim() !== '')
      .slice(0, SAMPLE_LINES);
  const tabs = measureEvenness(splitLines(beginning), '\t');
  const lines = splitLines(beginning.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const others = SEPARATORS.map((separator) => ({ separator, ...measureEvenness(lines, separator) }));
  const best = others.reduce((one, other) =>
    other.lines > one.lines || (other.lines === one.lines && other.cells > one.cells) ? other : one,
  );
  return tabs.first || tabs.lines > best.lines ? '\t' : best.separator;
}

/** Returns the most common number of separators per line, the number of lines with it, and whether the first line has any. */
function measureEvenness(lines: readonly string[], separator: string): { lines: number; cells: number; first: boolean } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [cells, most] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [0, 0];
  return { lines: most, cells, first: lines[0]?.includes(separator) ?? false };
}
