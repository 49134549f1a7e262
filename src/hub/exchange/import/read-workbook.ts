/** Spreadsheets (.xlsx) as tables, read in a thread of its own with bounded memory and time. */
import { Worker } from 'node:worker_threads';
import { BadRequestError } from '../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../schemas/profile.ts';
import { quoted } from '../../../schemas/value-words.ts';
import type { Cell } from '../cells.ts';
import { LISTS_SHEET, sheetNames } from '../workbook.ts';
import type { IncomingCell, IncomingRow } from './incoming.ts';
import { rowsOfTable } from './table-rows.ts';
import { readZipClaims, ZipError } from './zip-claims.ts';

/** How much a spreadsheet may hold. */
export interface WorkbookLimits {
  readonly rows: number;
  readonly cells: number;
  /** Bytes when unpacked. */
  readonly unpacked: number;
  readonly entries: number;
  /** Memory of the reading thread, megabytes. */
  readonly memory: number;
  readonly milliseconds: number;
}

/** More than 100,000 rows of the largest entity type that any profile has. */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  rows: 250_000,
  cells: 10_000_000,
  unpacked: 1_000_000_000,
  entries: 1_000,
  memory: 512,
  milliseconds: 120_000,
};

/** A row as the thread sends it. */
export interface WorkbookRow {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  readonly cells: readonly IncomingCell[];
}

/** What the thread sends. */
export type WorkbookMessage =
  | { readonly kind: 'rows'; readonly rows: readonly WorkbookRow[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly reason: string };

/**
 * Reads a spreadsheet as the hub writes it: a sheet for each entity type, its head in the first row.
 * @throws BadRequestError for what is no spreadsheet, is broken, holds too much, or has a sheet for no type of the profile
 */
export async function readWorkbook(path: string, profile: Profile, limits = WORKBOOK_LIMITS): Promise<IncomingRow[]> {
  await refuseClaims(path, limits);
  const sheets = Map.groupBy(await readRows(path, limits), ({ sheet }) => sheet);
  const types = typesBySheet(profile);
  const rank = new Map([...profile.entities.values()].map((entity, index) => [entity, index]));
  return [...sheets]
    .filter(([sheet]) => sheet !== LISTS_SHEET)
    .map(([sheet, rows]) => {
      const entity = types.get(sheet.toLowerCase()) ?? findEntity(profile, sheet);
      if (entity === undefined)
        throw new BadRequestError(`The sheet ${quoted(sheet)} is no entity type of ${profile.id}; remove it, or rename it.`);
      return { sheet, rows, entity };
    })
    .toSorted((one, other) => (rank.get(one.entity) ?? 0) - (rank.get(other.entity) ?? 0))
    .flatMap(({ sheet, rows, entity }) => [...rowsOfSheet(entity, sheet, rows)]);
}

function* rowsOfSheet(entity: Entity, sheet: string, [head, ...rows]: readonly WorkbookRow[]): Generator<IncomingRow> {
  if (head === undefined) return;
  const names = head.cells.map((cell): Cell => (typeof cell === 'object' && cell !== null ? null : cell));
  yield* rowsOfTable(
    entity,
    {
      entityType: entity.name,
      head: names,
      rows: rows.map(({ row, cells }) => ({ place: `${sheet}!${row}`, cells })),
    },
    `sheet ${sheet}`,
  );
}

function typesBySheet(profile: Profile): ReadonlyMap<string, Entity> {
  return new Map([...sheetNames([...profile.entities.values()])].map(([entity, name]) => [name.toLowerCase(), entity]));
}

async function refuseClaims(path: string, limits: WorkbookLimits): Promise<void> {
  try {
    const { entries, unpacked, names } = await readZipClaims(path);
    if (!names.includes('xl/workbook.xml')) throw new BadRequestError('The file is no spreadsheet of the kind .xlsx.');
    if (entries > limits.entries || unpacked > limits.unpacked)
      throw new BadRequestError('The spreadsheet holds more data than is taken; send it in parts.');
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is no spreadsheet of the kind .xlsx: ${error.message}.`, { cause: error });
  }
}

function readRows(path: string, limits: WorkbookLimits): Promise<WorkbookRow[]> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: { path, limits },
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    // What a broken file makes a library print is no concern of the log.
    stdout: true,
    stderr: true,
  });
  const rows: WorkbookRow[] = [];
  return new Promise<WorkbookRow[]>((resolve, reject) => {
    const refuse = (reason: string, cause?: unknown) =>
      reject(new BadRequestError(`The spreadsheet cannot be read: ${reason}.`, { cause }));
    const deadline = setTimeout(() => refuse('it takes too long'), limits.milliseconds);
    worker.on('message', (message: WorkbookMessage) => {
      if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
      else if (message.kind === 'done') resolve(rows);
      else refuse(message.reason);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it needs more memory than is allowed' : 'it is broken', error),
    );
    worker.once('exit', () => {
      clearTimeout(deadline);
      refuse('it is broken');
    });
  }).finally(() => worker.terminate());
}
