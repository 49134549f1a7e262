/** Builds a Sciex `.wiff` file: a compound file with a date, the log of the acquisition, and an index of scans. */

const SECTOR = 512;
const SMALL_SECTOR = 64;
const SMALL_LIMIT = 4_096;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;

const LOG = `Acquisition Info
Integrated System
Component Name:\tPump
Component ID:\tNexera
Manufacturer:\tShimadzu
Mass Spectrometer:
Component Name:\tAutosampler
Component ID:\tSIL-30
Manufacturer:\tShimadzu
Component Name:\tZenoTOF
Component Id:\tZenoTOF 7600 System
Manufacturer:\tAB Sciex Instruments
Serial Number:\tEK0001
`;

/** @param tics total ion current by scan, one scan per 0.1 minutes; every third scan is a survey scan */
export function buildSciexFile(tics: readonly number[], { log = LOG } = {}): Buffer {
  const summary = Buffer.alloc(48 + 8 + 8 + 12);
  summary.writeUInt32LE(48, 44);
  summary.writeUInt32LE(1, 52);
  summary.writeUInt32LE(12, 56);
  summary.writeUInt32LE(16, 60);
  summary.writeUInt32LE(0x40, 64);
  summary.writeBigUInt64LE((BigInt(Date.UTC(2025, 2, 4, 10, 12, 13)) + 11_644_473_600_000n) * 10_000n, 68);
  const index = Buffer.alloc(32 + 54 * tics.length);
  for (const [scan, tic] of tics.entries()) {
    const at = 32 + 54 * scan;
    index.writeFloatLE((scan + 1) / 10, at + 0x0c);
    index.writeUInt8(scan % 3 === 0 ? 1 : 2, at + 0x10);
    index.writeDoubleLE(tic, at + 0x12);
  }
  return buildCompoundFile([
    { name: 'Root Entry', kind: 5, child: 1 },
    { name: '\x05SummaryInformation', kind: 2, right: 2, content: summary },
    { name: 'SampleSubtree', kind: 1, child: 3 },
    { name: 'Sample1', kind: 1, child: 4 },
    { name: 'Idx', kind: 2, right: 5, content: index },
    { name: 'Log', kind: 2, content: Buffer.from(log, 'utf16le') },
  ]);
}

interface TestEntry {
  readonly name: string;
  readonly kind: number;
  readonly child?: number;
  readonly right?: number;
  readonly content?: Buffer;
}

function buildCompoundFile(entries: readonly TestEntry[]): Buffer {
  const sectors: Buffer[] = [];
  const fat: number[] = [];
  const addChain = (content: Buffer): number => {
    if (content.length === 0) return END;
    const start = sectors.length;
    for (let at = 0; at < content.length; at += SECTOR) {
      const sector = Buffer.alloc(SECTOR);
      content.copy(sector, 0, at);
      sectors.push(sector);
      fat.push(at + SECTOR < content.length ? sectors.length : END);
    }
    return start;
  };
  const small: Buffer[] = [];
  const smallTable: number[] = [];
  const addSmallChain = (content: Buffer): number => {
    const start = small.length;
    for (let at = 0; at < content.length; at += SMALL_SECTOR) {
      const sector = Buffer.alloc(SMALL_SECTOR);
      content.copy(sector, 0, at);
      small.push(sector);
      smallTable.push(at + SMALL_SECTOR < content.length ? small.length : END);
    }
    return start;
  };
  const starts = entries.map(({ content }) =>
    content === undefined ? 0 : content.length < SMALL_LIMIT ? addSmallChain(content) : addChain(content),
  );
  starts[0] = addChain(Buffer.concat(small));
  const directory = Buffer.concat(
    entries.map(({ name, kind, child = FREE, right = FREE, content }, number) => {
      const bytes = Buffer.alloc(128);
      bytes.write(name, 'utf16le');
      bytes.writeUInt16LE(2 * (name.length + 1), 64);
      bytes.writeUInt8(kind, 66);
      for (const [at, value] of [FREE, right, child].entries()) bytes.writeUInt32LE(value, 68 + 4 * at);
      bytes.writeUInt32LE(starts[number] ?? 0, 116);
      bytes.writeUInt32LE(number === 0 ? small.length * SMALL_SECTOR : (content?.length ?? 0), 120);
      return bytes;
    }),
  );
  const atDirectory = addChain(directory);
  const atSmallTable = addChain(writeNumbers(smallTable));
  const atFat = sectors.length;
  const table = Buffer.alloc(SECTOR, 0xff);
  writeNumbers([...fat, FAT]).copy(table);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  for (const [at, value] of [
    [44, 1],
    [48, atDirectory],
    [56, SMALL_LIMIT],
    [60, atSmallTable],
    [64, 1],
    [68, END],
    [72, 0],
    [76, atFat],
  ] as const)
    header.writeUInt32LE(value, at);
  return Buffer.concat([header, ...sectors, table]);
}

function writeNumbers(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length, 0xff);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * at);
  return bytes;
}
