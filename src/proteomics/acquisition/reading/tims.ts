/**
 * Measures a timsTOF run by analysis.tdf, the SQLite database of a Bruker `.d` folder. Its binary data is not needed. The file is a stranger's: only
 * plain tables are read, and none has more rows than the file has room for.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Acquisition, HIGHEST_CHARGE, instrumentName, ScanCounter, UnreadableAcquisitionError } from './acquisition.ts';
import { openSqliteFile, plainTable } from './sqlite-file.ts';

interface FrameRow {
  readonly Time: number;
  readonly MsMsType: number;
  readonly NumPeaks: number | null;
  readonly SummedIntensities: number | null;
  readonly AccumulationTime: number | null;
}

const FRAME = ['Time', 'MsMsType', 'NumPeaks', 'SummedIntensities', 'AccumulationTime'];

/** @throws UnreadableAcquisitionError */
export function readTims(path: string): Acquisition {
  const database = openSqliteFile(path);
  try {
    return measured(database);
  } catch (cause) {
    if (cause instanceof UnreadableAcquisitionError) throw cause;
    throw new UnreadableAcquisitionError(`analysis.tdf cannot be read: ${(cause as Error).message}.`, { cause });
  } finally {
    database.close();
  }
}

function measured(database: DatabaseSync): Acquisition {
  const { columns } = plainTable(database, 'Frames');
  for (const needed of ['Time', 'MsMsType'])
    if (!columns.has(needed)) throw new UnreadableAcquisitionError(`analysis.tdf has no Frames with ${needed}.`);
  const wanted = FRAME.map((name) => (columns.has(name) ? `"${name}"` : `null as "${name}"`)).join(', ');
  const scans = new ScanCounter();
  for (const row of database.prepare(`select ${wanted} from Frames not indexed order by Id`).iterate()) {
    demandNumbers(row);
    const frame = row as unknown as FrameRow;
    scans.add({
      // 0 is a survey; 8 and 9 are PASEF with and without a choice of precursors.
      level: frame.MsMsType === 0 ? 1 : 2,
      time: frame.Time / 60,
      peaks: frame.NumPeaks ?? 0,
      statedTic: frame.SummedIntensities ?? undefined,
      summedTic: undefined,
      injection: frame.AccumulationTime ?? undefined,
      charge: undefined,
      window: undefined,
    });
  }
  const values = scans.values();
  if (values.spectra === 0) throw new UnreadableAcquisitionError('analysis.tdf has no frames.');
  const facts = globalMetadata(database);
  return {
    values: { ...values, ...chargesOf(database), ...windowsOf(database) },
    acquiredAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(facts.get('AcquisitionDateTime') ?? '')?.[0] ?? null,
    instrument: instrumentName(facts.get('InstrumentName')),
  };
}

/** SQLite keeps any value in any column. @throws UnreadableAcquisitionError */
function demandNumbers(row: Readonly<Record<string, unknown>>): void {
  for (const name of FRAME)
    if (row[name] !== null && typeof row[name] !== 'number')
      throw new UnreadableAcquisitionError(`analysis.tdf has a value in Frames.${name} that is no number.`);
}

/** Charges of the precursors that were chosen. @throws UnreadableAcquisitionError for what is no charge */
function chargesOf(database: DatabaseSync): Record<string, number | string> {
  if (!plainTable(database, 'Precursors').columns.has('Charge')) return {};
  const odd = database.prepare(
    `select 1 from Precursors not indexed where Charge > 0
      and (typeof(Charge) not in ('integer', 'real') or Charge > ${HIGHEST_CHARGE} or Charge <> cast(Charge as integer)) limit 1`,
  );
  if (odd.get() !== undefined)
    throw new UnreadableAcquisitionError(
      `analysis.tdf has a value in Precursors.Charge that is no whole number up to ${HIGHEST_CHARGE}.`,
    );
  const rows = database
    .prepare(
      'select Charge as charge, count(*) as count from Precursors not indexed where Charge > 0 group by Charge order by Charge',
    )
    .all() as { charge: number; count: number }[];
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return {};
  const share = (charge: number) => (rows.find((row) => row.charge === charge)?.count ?? 0) / all;
  return {
    precursor_charges: `[${rows.map(({ charge }) => charge).join(', ')}]`,
    precursor_charge_2_share: share(2),
    precursor_charge_3_share: share(3),
  };
}

function windowsOf(database: DatabaseSync): Record<string, number> {
  if (!plainTable(database, 'DiaFrameMsMsWindows').columns.has('IsolationMz')) return {};
  const row = database
    .prepare(
      'select count(*) as count from (select distinct WindowGroup, ScanNumBegin, IsolationMz from DiaFrameMsMsWindows not indexed)',
    )
    .get() as { count: number };
  return row.count === 0 ? {} : { dia_windows: row.count };
}

function globalMetadata(database: DatabaseSync): Map<string, string> {
  if (!plainTable(database, 'GlobalMetadata').columns.has('Key')) return new Map();
  const rows = database
    .prepare(
      `select Key as key, Value as value from GlobalMetadata not indexed where Key in ('AcquisitionDateTime', 'InstrumentName') limit 2`,
    )
    .all() as { key: string; value: unknown }[];
  return new Map(rows.map(({ key, value }) => [key, String(value ?? '')]));
}
