/**
 * The export file: gzip of UTF-8 text, which can be read with zcat.
 * {"format":"concordat-export","formatVersion":1,"release":…,"exportedAt":…,"postgres":…,"migration":{…},"tables":[…],"sequences":[…]}
 * {"table":"deployment","columns":["key","value","created_at"]}     rows in PostgreSQL's COPY text format, one a line     \.
 * … every other table of the header, in its order     {"end":true,"rows":{"deployment":3},"sha256":"…"}  The checksum covers
 * all bytes before the last line. COPY text preserves every value, and all versions from 15 read the files of each other. The
 * schema is not in the file; migrations create it up to the level in the header.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ExportFileError, findErrorCode, getErrorText } from '../storage-errors.ts';
import type { SequenceState, TableShape } from './catalog.ts';

/** The format version that this release writes, and the newest that it reads. */
export const formatVersion = 1;

/** The first line of the file. */
export interface ExportHeader {
  format: 'concordat-export';
  formatVersion: number;
  release: string;
  /** ISO 8601, UTC. */
  exportedAt: string;
  /** The PostgreSQL version of the source. */
  postgres: string;
  /** The level of the schema: the number of migrations, and the last one. */
  migration: { count: number; tag: string; when: number };
  tables: TableShape[];
  sequences: SequenceState[];
}

export type RowCounts = Record<string, number>;

export interface ExportSummary {
  header: ExportHeader;
  rows: RowCounts;
}

/** Makes the format of values independent of settings, and disables timeouts. Row security causes errors, not missing rows. */
export const valueSettings = `
set local datestyle = 'ISO, YMD'; set local intervalstyle = postgres; set local timezone = 'UTC';
set local extra_float_digits = 1; set local bytea_output = hex; set local lc_monetary = 'C';
set local row_security = off; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export const endOfRows = '\\.\n';

/** Returns a value as one line of JSON in UTF-8. */
export function formatJsonLine(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Receives the parts of a file in order. */
export interface ExportVisitor {
  header?(header: ExportHeader): Promise<void>;
  /** Receives all rows of a table. @returns the number of rows */
  table(table: TableShape, rows: AsyncIterable<Buffer>): Promise<number>;
}

/** The path of a file, or of its parts in order. */
export type ExportFiles = string | readonly string[];

const damaged = 'it is damaged or cut off';

/** Reads and verifies files as one. @throws ExportFileError with the name of a damaged file; errors of the visitor */
export async function readExport(files: ExportFiles, visitor: ExportVisitor): Promise<ExportSummary> {
  try {
    return await pipeline(readFileBytes(files), createGunzip({ chunkSize: 262_144 }), (bytes: AsyncIterable<Buffer>) =>
      readParts(new ExportReader(bytes), visitor),
    );
  } catch (error) {
    throw createReadError(typeof files === 'string' ? files : dirname(files[0] ?? ''), error);
  }
}

async function* readFileBytes(files: ExportFiles): AsyncGenerator<Buffer> {
  for (const file of [files].flat()) yield* createReadStream(file);
}

function createReadError(filePath: string, error: unknown): unknown {
  if (error instanceof ExportFileError)
    return new ExportFileError(`${filePath} cannot be imported: ${error.message}`, { cause: error.cause });
  const code = findErrorCode(error);
  if (error instanceof Error && 'syscall' in error)
    return new ExportFileError(`${filePath} cannot be read (${code})`, { cause: error });
  if (code === 'Z_DATA_ERROR' && /incorrect header check/.test(getErrorText(error))) {
    return new ExportFileError(`${filePath} cannot be imported: it is not an export`, { cause: error });
  }
  if (code?.startsWith('Z_') === true)
    return new ExportFileError(`${filePath} cannot be imported: ${damaged}`, { cause: error });
  return error;
}

async function readParts(reader: ExportReader, visitor: ExportVisitor): Promise<ExportSummary> {
  const header = parseHeader(await reader.readLine());
  await visitor.header?.(header);
  const rows: RowCounts = {};
  for (const table of header.tables) {
    const section = parseLine(await reader.readLine());
    if (section.table !== table.name) throw new ExportFileError(damaged);
    rows[table.name] = await visitor.table(table, reader.readRows());
  }
  const sum = reader.computeSum();
  const trailer = parseLine(await reader.readLine()) as Partial<{ end: true; rows: RowCounts; sha256: string }>;
  const isWhole =
    trailer.end === true && trailer.sha256 === sum && hasSameCounts(trailer.rows, rows) && (await reader.isAtEnd());
  if (!isWhole) throw new ExportFileError(damaged);
  return { header, rows };
}

function hasSameCounts(stated: RowCounts | undefined, found: RowCounts): boolean {
  return Object.entries(found).every(([table, count]) => stated?.[table] === count);
}

function parseLine(line: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(line.toString()) as Record<string, unknown>;
  } catch (cause) {
    throw new ExportFileError(damaged, { cause });
  }
}

function parseHeader(line: Buffer): ExportHeader {
  let header: Partial<ExportHeader> | undefined;
  try {
    header = JSON.parse(line.toString()) as Partial<ExportHeader>;
  } catch {
    // The error is reported below.
  }
  if (header?.format !== 'concordat-export' || typeof header.formatVersion !== 'number') {
    throw new ExportFileError('it is not an export');
  }
  if (header.formatVersion > formatVersion) {
    throw new ExportFileError(
      `its format version is ${header.formatVersion}, but this release reads versions up to ${formatVersion}: use release ${header.release} or later`,
    );
  }
  if (!Array.isArray(header.tables) || !Array.isArray(header.sequences) || typeof header.migration?.count !== 'number') {
    throw new ExportFileError(damaged);
  }
  return header as ExportHeader;
}

const MAX_LINE_BYTES = 16 * 1024 * 1024;
const newline = 0x0a;

/** Splits a stream of bytes into lines and sections of rows, across chunks. */
class ExportReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash('sha256');
  #pending: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]();
  }

  /** Returns the next line without its end. */
  async readLine(): Promise<Buffer> {
    let end = this.#pending.indexOf(newline);
    while (end === -1) {
      if (this.#pending.length > MAX_LINE_BYTES) throw new ExportFileError('it is not an export');
      if (!(await this.#readMore())) throw new ExportFileError(damaged);
      end = this.#pending.indexOf(newline);
    }
    return this.#consume(end + 1).subarray(0, end);
  }

  /** Returns the bytes up to the end of the rows, and consumes the end. */
  async *readRows(): AsyncGenerator<Buffer> {
    // The end mark is on a separate line. COPY doubles each backslash in a row, so no row contains the mark.
    const mark = Buffer.from(`\n${endOfRows}`);
    while (this.#pending.length < endOfRows.length) if (!(await this.#readMore())) throw new ExportFileError(damaged);
    if (this.#pending.subarray(0, endOfRows.length).toString('latin1') === endOfRows) {
      this.#consume(endOfRows.length);
      return;
    }
    for (;;) {
      const end = this.#pending.indexOf(mark);
      if (end !== -1) {
        yield this.#consume(end + 1);
        this.#consume(endOfRows.length);
        return;
      }
      const safe = this.#pending.length - mark.length;
      if (safe > 0) yield this.#consume(safe);
      if (!(await this.#readMore())) throw new ExportFileError(damaged);
    }
  }

  /** Returns the SHA-256 of the bytes read so far. */
  computeSum(): string {
    return this.#hash.copy().digest('hex');
  }

  async isAtEnd(): Promise<boolean> {
    return this.#pending.length === 0 && !(await this.#readMore());
  }

  #consume(length: number): Buffer {
    const bytes = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#hash.update(bytes);
    return bytes;
  }

  async #readMore(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done === true) return false;
    this.#pending = this.#pending.length === 0 ? next.value : Buffer.concat([this.#pending, next.value]);
    return true;
  }
}

/** Counts rows without storing them, to check a file before any change. */
export async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const bytes of rows) {
    for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  }
  return count;
}
