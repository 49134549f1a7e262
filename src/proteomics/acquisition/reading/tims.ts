/** Measures a timsTOF run by its SQLite database analysis.tdf. The file is untrusted: only plain tables are read. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  type Acquisition,
  formatUtc,
  HIGHEST_CHARGE,
  normalizeInstrumentName,
  ScanCounter,
  UnreadableAcquisitionError,
} from './acquisition.ts';

interface FrameRow {
  readonly Time: number;
  readonly MsMsType: number;
  readonly NumPeaks: number | null;
  readonly SummedIntensities: number | null;
  readonly MaxIntensity: number | null;
  readonly AccumulationTime: number | null;
}

const FRAME = ['Time', 'MsMsType', 'NumPeaks', 'SummedIntensities', 'MaxIntensity', 'AccumulationTime'];

/** @throws UnreadableAcquisitionError if the database is invalid */
export function readTims(path: string): Acquisition {
  const database = openSqliteFile(path);
  try {
    return measureDatabase(database);
  } catch (cause) {
    if (cause instanceof UnreadableAcquisitionError) throw cause;
    throw new UnreadableAcquisitionError(`analysis.tdf cannot be read: ${(cause as Error).message}.`, { cause });
  } finally {
    database.close();
  }
}

function measureDatabase(database: DatabaseSync): Acquisition {
  const { columns } = requirePlainTable(database, 'Frames');
  for (const needed of ['Time', 'MsMsType'])
    if (!columns.has(needed)) throw new UnreadableAcquisitionError(`The table Frames in analysis.tdf has no column ${needed}.`);
  const wanted = FRAME.map((name) => (columns.has(name) ? `"${name}"` : `null as "${name}"`)).join(', ');
  const scans = new ScanCounter();
  for (const row of database.prepare(`select ${wanted} from Frames not indexed order by Id`).iterate()) {
    requireNumbers(row);
    const frame = row as unknown as FrameRow;
    scans.addScan({
      // 0 is a survey scan (MS1). 8 is PASEF with precursor selection, 9 without.
      level: frame.MsMsType === 0 ? 1 : 2,
      time: frame.Time / 60,
      peaks: frame.NumPeaks ?? 0,
      statedTic: frame.SummedIntensities ?? undefined,
      summedTic: undefined,
      basePeak: frame.MaxIntensity ?? undefined,
      injection: frame.AccumulationTime ?? undefined,
      charge: undefined,
      window: undefined,
    });
  }
  const values = scans.computeValues();
  if (values.spectra === 0) throw new UnreadableAcquisitionError('analysis.tdf has no frames.');
  const facts = readGlobalMetadata(database);
  return {
    values: { ...values, ...readCharges(database), ...readWindows(database), ...parseUtc(facts.get('AcquisitionDateTime')) },
    ...scans.createChromatograms(),
    acquiredAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(facts.get('AcquisitionDateTime') ?? '')?.[0] ?? null,
    instrument: normalizeInstrumentName(facts.get('InstrumentName')),
  };
}

/** Returns the start in UTC if the text has an offset. */
function parseUtc(time = ''): Acquisition['values'] {
  const utc = /T[\d:.]+([+-]\d\d:\d\d|Z)$/.test(time) ? Date.parse(time) : Number.NaN;
  return Number.isNaN(utc) ? {} : { acquired_utc: formatUtc(utc) };
}

/** Rejects values of other types, which SQLite allows in numeric columns. @throws UnreadableAcquisitionError */
function requireNumbers(row: Readonly<Record<string, unknown>>): void {
  for (const name of FRAME)
    if (row[name] !== null && typeof row[name] !== 'number')
      throw new UnreadableAcquisitionError(`analysis.tdf has a value in Frames.${name} that is not a number.`);
}

/** Returns the frequency of each charge as metrics. @throws UnreadableAcquisitionError if a charge is invalid */
function readCharges(database: DatabaseSync): Record<string, number | string> {
  if (!requirePlainTable(database, 'Precursors').columns.has('Charge')) return {};
  const odd = database.prepare(
    `select 1 from Precursors not indexed where Charge > 0
      and (typeof(Charge) not in ('integer', 'real') or Charge > ${HIGHEST_CHARGE} or Charge <> cast(Charge as integer)) limit 1`,
  );
  if (odd.get() !== undefined)
    throw new UnreadableAcquisitionError(
      `analysis.tdf has a value in Precursors.Charge that is not a whole number up to ${HIGHEST_CHARGE}.`,
    );
  const rows = database
    .prepare(
      'select Charge as charge, count(*) as count from Precursors not indexed where Charge > 0 group by Charge order by Charge',
    )
    .all() as { charge: number; count: number }[];
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return {};
  const computeShare = (charge: number) => (rows.find((row) => row.charge === charge)?.count ?? 0) / all;
  return {
    precursor_charges: `[${rows.map(({ charge }) => charge).join(', ')}]`,
    precursor_charge_2_share: computeShare(2),
    precursor_charge_3_share: computeShare(3),
  };
}

function readWindows(database: DatabaseSync): Record<string, number> {
  if (!requirePlainTable(database, 'DiaFrameMsMsWindows').columns.has('IsolationMz')) return {};
  const row = database
    .prepare(
      'select count(*) as count from (select distinct WindowGroup, ScanNumBegin, IsolationMz from DiaFrameMsMsWindows not indexed)',
    )
    .get() as { count: number };
  return row.count === 0 ? {} : { dia_windows: row.count };
}

function readGlobalMetadata(database: DatabaseSync): Map<string, string> {
  if (!requirePlainTable(database, 'GlobalMetadata').columns.has('Key')) return new Map();
  const rows = database
    .prepare(
      `select Key as key, Value as value from GlobalMetadata not indexed where Key in ('AcquisitionDateTime', 'InstrumentName') limit 2`,
    )
    .all() as { key: string; value: unknown }[];
  return new Map(rows.map(({ key, value }) => [key, String(value ?? '')]));
}

/** Minimum bytes of a row: 2 for the cell, 2 for the record and 2 for the pointer (SQLite, "Database File Format", 1.6). */
const MIN_ROW_BYTES = 6;
/** Maximum bytes of a value. */
const MAX_VALUE_LENGTH = 1_000_000;
/** Opens a database read-only, without creating files beside it. @throws UnreadableAcquisitionError */
function openSqliteFile(path: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false, limits: { length: MAX_VALUE_LENGTH } });
    // Sorting uses memory, which the process limits. A temporary file could grow without limit.
    database.exec(
      'pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on; pragma temp_store = memory; pragma mmap_size = 0',
    );
    return database;
  } catch (cause) {
    throw new UnreadableAcquisitionError('analysis.tdf is not an SQLite database.', { cause });
  }
}

/** A plain table. Queries must use `not indexed`, because a forged index can differ from its table. */
interface PlainTable {
  /** Empty if the table does not exist. */
  readonly columns: ReadonlySet<string>;
}

/** Checks that a name is a plain table with stored rows and columns, or unused. @throws UnreadableAcquisitionError */
function requirePlainTable(database: DatabaseSync, name: string): PlainTable {
  // Entries of sqlite_schema can be forged, so the pragma is used.
  const kinds = database.prepare(`select type from pragma_table_list(?) where schema = 'main'`).all(name) as { type: string }[];
  if (kinds.length === 0) return { columns: new Set() };
  if (kinds.some(({ type }) => type !== 'table'))
    throw new UnreadableAcquisitionError(`${name} in analysis.tdf is not a plain table.`);
  const columns = database.prepare('select name, hidden from pragma_table_xinfo(?)').all(name) as {
    name: string;
    hidden: number;
  }[];
  if (columns.some(({ hidden }) => hidden !== 0))
    throw new UnreadableAcquisitionError(`analysis.tdf has computed columns in ${name}.`);
  requireRowsWithinFile(database, name);
  return { columns: new Set(columns.map((column) => column.name)) };
}

/** Rejects tables with too many rows. In a small file, many pages can refer to the same page. */
function requireRowsWithinFile(database: DatabaseSync, name: string): void {
  const most = Math.ceil(statSync(database.location() as string).size / MIN_ROW_BYTES);
  const row = database.prepare(`select count(*) as count from (select 1 from "${name}" not indexed limit ${most + 1})`).get();
  if ((row as { count: number }).count > most)
    throw new UnreadableAcquisitionError(`analysis.tdf has more rows in ${name} than its size allows.`);
}
