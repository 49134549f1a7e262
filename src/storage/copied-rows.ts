/**
 * Rows for PostgreSQL's COPY in its binary format (PostgreSQL documentation, "COPY", section "Binary Format"): the fastest way of many
 * rows into a table, because no number becomes a text on the way.
 */
import type pg from 'pg';
import { copyIn } from './transfer/copy.ts';

/** The end of the rows. */
const END = Buffer.from([0xff, 0xff]);
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Object identifier of the type float8. */
const FLOAT8 = 701;
const FIRST_BYTES = 65_536;
const JSONB_VERSION = 1;
/** The moment that PostgreSQL counts microseconds from. */
const YEAR_2000 = Date.UTC(2000, 0, 1);
/** Bytes of rows that go out at once. */
const PIECE_BYTES = 65_536;

/** Collects rows; the fields of each are written in the order of the table's columns. */
export class CopiedRows {
  #bytes: Buffer = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;
  /** The uuid of the row before, which mostly comes again. */
  #uuid = { text: '', bytes: Buffer.alloc(16) };

  /** Bytes that wait. */
  get length(): number {
    return this.#length;
  }

  /** Begins a row of this many fields. */
  row(fields: number): void {
    this.#room(2);
    this.#length = this.#bytes.writeInt16BE(fields, this.#length);
  }

  /** A uuid, or null. */
  uuid(value: string | null): void {
    this.#room(20);
    if (value === null) {
      this.#int32(-1);
      return;
    }
    if (value !== this.#uuid.text) this.#uuid = { text: value, bytes: Buffer.from(value.replaceAll('-', ''), 'hex') };
    this.#int32(16);
    this.#bytes.set(this.#uuid.bytes, this.#length);
    this.#length += 16;
  }

  /** An int4. */
  integer(value: number): void {
    this.#room(8);
    this.#int32(4);
    this.#int32(value);
  }

  /** An int8; the value is exact up to 2^53. */
  bigint(value: number): void {
    this.#room(12);
    this.#int32(8);
    this.#int32(Math.floor(value / 2 ** 32));
    this.#length = this.#bytes.writeUInt32BE(value >>> 0, this.#length);
  }

  /** A text, or null. */
  text(value: string | null): void {
    // Two bytes of UTF-16 are three of UTF-8 at most.
    this.#room(4 + (value?.length ?? 0) * 3);
    const bytes = value === null ? -1 : this.#bytes.write(value, this.#length + 4);
    this.#int32(bytes);
    this.#length += Math.max(bytes, 0);
  }

  /** A jsonb. */
  json(value: unknown): void {
    const text = JSON.stringify(value);
    this.#room(5 + text.length * 3);
    const bytes = this.#bytes.write(text, this.#length + 5);
    this.#int32(bytes + 1);
    this.#bytes[this.#length] = JSONB_VERSION;
    this.#length += bytes + 1;
  }

  /** A timestamptz. */
  moment(value: Date): void {
    this.bigint((value.getTime() - YEAR_2000) * 1_000);
  }

  /** A float8, or null. */
  number(value: number | null): void {
    this.#room(12);
    this.#number(value);
  }

  /** A float8[] of numbers and nulls. */
  numbers(values: readonly (number | null)[]): void {
    const before = this.#length;
    this.#room(24 + values.length * 12);
    this.#length += 4;
    this.#int32(values.length === 0 ? 0 : 1);
    this.#int32(values.includes(null) ? 1 : 0);
    this.#int32(FLOAT8);
    if (values.length > 0) {
      this.#int32(values.length);
      this.#int32(1);
      for (const value of values) this.#number(value);
    }
    this.#bytes.writeInt32BE(this.#length - before - 4, before);
  }

  /** Puts the rows into a table, and begins again. The connection is free again when it returns. */
  async copyTo(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<void> {
    await copyIn(client, statementFor(table, columns), inTurn([SIGNATURE, this.take(), END]));
  }

  /** The rows as far as they are written; valid until the next one. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #number(value: number | null): void {
    this.#int32(value === null ? -1 : 8);
    if (value !== null) this.#length = this.#bytes.writeDoubleBE(value, this.#length);
  }

  #int32(value: number): void {
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#length + bytes, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/**
 * Puts rows into a table. The database takes the first ones while the next are written.
 *
 * @param write the fields of one row, in the order of the columns
 */
export async function copyRows<Row>(
  client: pg.ClientBase,
  { table, columns, rows }: { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly Row[] },
  write: (fields: CopiedRows, row: Row) => void,
): Promise<void> {
  const copied = new CopiedRows();
  const pieces = function* () {
    yield SIGNATURE;
    for (const row of rows) {
      copied.row(columns.length);
      write(copied, row);
      if (copied.length >= PIECE_BYTES) yield copied.take();
    }
    yield copied.take();
    yield END;
  };
  await copyIn(client, statementFor(table, columns), inTurn(pieces()));
}

function statementFor(table: string, columns: readonly string[]): string {
  return `copy ${table} (${columns.join(', ')}) from stdin with (format binary)`;
}

async function* inTurn(parts: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* parts;
}
