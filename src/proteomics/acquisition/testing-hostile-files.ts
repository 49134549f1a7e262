import { readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Creates a zip file (APPNOTE 6.3.10) whose directory contains the size `claimed` for every file; by default, the real size.
 */
export function buildZip(files: Readonly<Record<string, Buffer | string>>, claimed?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as Buffer);
    const packed = deflateRawSync(bytes, { level: 9 });
    const label = Buffer.from(name);
    const [local, central] = [Buffer.alloc(30), Buffer.alloc(46)];
    for (const [header, signature, from] of [
      [local, 0x04034b50, 4],
      [central, 0x02014b50, 6],
    ] as const) {
      header.writeUInt32LE(signature, 0);
      header.writeUInt16LE(20, from);
      header.writeUInt16LE(8, from + 4);
      header.writeUInt16LE(0x21, from + 8);
      header.writeUInt32LE(crc32(bytes), from + 10);
      header.writeUInt32LE(packed.length, from + 14);
      header.writeUInt32LE(claimed ?? bytes.length, from + 18);
      header.writeUInt16LE(label.length, from + 22);
    }
    central.writeUInt32LE(at, 42);
    locals.push(local, label, packed);
    directory.push(central, label);
    at += local.length + label.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

export function buildTdf(path: string, sql: string): Buffer {
  rmSync(path, { force: true });
  const database = new DatabaseSync(path);
  database.exec(`pragma page_size = 512; ${sql}`);
  database.close();
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

export const ENDLESS_VIEW = `create view Frames as with recursive c(x) as (select 1 union all select x + 1 from c)
  select x as Id, x * 1.0 as Time, 0 as MsMsType, 1 as NumPeaks, 1 as SummedIntensities, 1.0 as AccumulationTime from c`;

/**
 * Returns a database in which all inner pages of a table refer to the same pages, so that a small file has millions of rows.
 */
export function buildRepeatedPages(path: string): Buffer {
  const bytes = buildTdf(
    path,
    `create table Frames (Id integer primary key, Time real, MsMsType integer);
     insert into Frames with recursive c(x) as (select 1 union all select x + 1 from c where x < 8000) select x, x, 0 from c;`,
  );
  // Inner pages of a table (SQLite, "Database File Format", 1.6). Every cell refers to the next page.
  const inner = Array.from({ length: bytes.length / 512 - 1 }, (_, page) => (page + 1) * 512).filter((at) => bytes[at] === 5);
  for (const [number, at] of inner.slice(0, -1).entries()) {
    const child = (inner[number + 1] as number) / 512 + 1;
    for (let cell = 0; cell < bytes.readUInt16BE(at + 3); cell += 1)
      bytes.writeUInt32BE(child, at + bytes.readUInt16BE(at + 12 + 2 * cell));
    bytes.writeUInt32BE(child, at + 8);
  }
  return bytes;
}

const createMzml = (inside: string) =>
  `<?xml version="1.0"?><mzML xmlns="http://psi.hupo.org/ms/mzml"><run id="r"><spectrumList count="1"><spectrum index="0" id="s" defaultArrayLength="0">${inside}</spectrum></spectrumList></run></mzML>`;

/** Names and builders of mzML that repeats the start of an element without its end. */
export const ENDLESS_BEGINNINGS: readonly (readonly [string, (times: number) => string])[] = [
  ['parameters', (times) => createMzml('<cvParam '.repeat(times))],
  ['parameters with open quotes', (times) => createMzml('<cvParam a="'.repeat(times))],
  ['a name', (times) => createMzml(`<cvParam ${'a'.repeat(times)}>`)],
  ['names without values', (times) => createMzml(`<cvParam ${'a= '.repeat(times)}>`)],
  ['references to groups', (times) => createMzml('<referenceableParamGroupRef ref'.repeat(times))],
];
