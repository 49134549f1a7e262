/** Stores previews of imports, which expire after a day. */
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip as gunzipLater, gzip as gzipLater } from 'node:zlib';
import type pg from 'pg';
import { AnswerableError, NotFoundError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/run-in-transaction.ts';
import { formatStorableJson } from '../../../storage/storable-json.ts';
import { isIdentifier } from '../../identifier.ts';
import type { ImportAccount } from './account/account-book.ts';
import type { CheckedPlan } from './future.ts';
import { saveImportRows } from './import-rows.ts';
import { NO_PLACE, type PlannedRow, type RowOutcome } from './planned-rows.ts';
import type { ImportChoices } from './reading/incoming.ts';
import type { hubImports } from './table.ts';
import type { ImportTable } from './tables.ts';

/** Response 409: the import conflicts with the project. Nothing was written. */
export class ImportConflictError extends AnswerableError {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(409, detail, options);
  }
}

export function createAppliedError(): ImportConflictError {
  return new ImportConflictError('This import was already applied.');
}

export const CHANGED_MESSAGE = 'The project has changed since the preview, and the file no longer fits';

export function createConflict(what: string, cause?: Error): ImportConflictError {
  return new ImportConflictError(`${what}; preview the file again.`, { cause });
}

export function hasParts({ files = 0, observations = 0 }: ImportRecord['counts']): boolean {
  return files + observations > 0;
}

export type ImportRecord = Omit<typeof hubImports.$inferSelect, 'source' | 'entityType'>;

const gzip = promisify<Buffer, { level: number }, Buffer>(gzipLater);
const gunzip = promisify<Buffer, Buffer>(gunzipLater);

const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** Maximum number of previews per project, and maximum size of all previews. A new preview replaces the oldest. */
const MAX_PREVIEWS = 20;
const MAX_PREVIEW_BYTES = 2_000_000_000;
const COLUMNS = `id, project_id as "projectId", format, file_name as "fileName", status, counts - 'bytes' as counts, choices, tables, problems, account,
  created_at as "createdAt", expires_at as "expiresAt"`;

/** SQL statement that deletes all but the newest previews of each project, then those of projects with the most bytes. */
const DELETE_OLDEST = `delete from hub_imports where id in (select id from hub_imports where id <> $1 and id in (
    select id from (select id, place, sum(bytes) over (order by own, created_at desc, id) as total from (
      select id, created_at, bytes, row_number() over newest as place, sum(bytes) over newest as own
        from (select *, coalesce((counts->>'bytes')::bigint, 0) as bytes from hub_imports) sized
        window newest as (partition by project_id order by created_at desc, id)) counted) kept
      where place > $2 or total > $3)
    for update skip locked)`;

export interface ImportedFile {
  readonly format: ImportRecord['format'];
  readonly fileName: string;
  readonly entityType: string;
  readonly source: Buffer;
  readonly choices: ImportChoices;
}

/** Stores a plan, returns the preview, and deletes expired and surplus previews. @param again ID of a preview to replace */
export async function saveImport(
  pool: pg.Pool,
  projectId: string,
  { format, fileName, entityType, source, choices }: ImportedFile,
  {
    plan,
    tables,
    account,
    parts,
  }: { plan: CheckedPlan; tables: readonly ImportTable[]; account: ImportAccount; parts: Partial<ImportRecord['counts']> },
  now: Date,
  again?: string,
): Promise<ImportRecord> {
  const packed = again === undefined ? await gzip(source, { level: constants.Z_BEST_SPEED }) : null;
  return runInTransaction(pool, async (client) => {
    await client.query('delete from hub_imports where expires_at < $1', [now]);
    if (again !== undefined) await deletePlan(client, again);
    const { rows } = await client.query<ImportRecord>(
      `insert into hub_imports (id, project_id, format, file_name, entity_type, source, status, counts, choices, tables, problems, account,
         created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, 'ready', $7, $8, $9, $10, $11, $12, $13)
       on conflict (id) do update set format = excluded.format, counts = excluded.counts, choices = excluded.choices,
         tables = excluded.tables, problems = excluded.problems, account = excluded.account
       returning ${COLUMNS}`,
      [
        again ?? randomUUID(),
        projectId,
        format,
        fileName.slice(0, 255),
        entityType,
        packed,
        { ...countRows(plan.rows), ...parts },
        formatStorableJson(choices),
        formatStorableJson(tables),
        formatStorableJson(plan.problems),
        formatStorableJson(account),
        now,
        new Date(now.getTime() + PREVIEW_LIFETIME_MS),
      ],
    );
    const record = rows[0] as ImportRecord;
    const bytes = await saveImportRows(client, record.id, plan);
    await client.query(`update hub_imports set counts = counts || jsonb_build_object('bytes', $2::bigint) where id = $1`, [
      record.id,
      bytes,
    ]);
    await client.query(DELETE_OLDEST, [record.id, MAX_PREVIEWS, MAX_PREVIEW_BYTES]);
    return record;
  });
}

/** Deletes the plan of a preview. @throws NotFoundError, ImportConflictError */
async function deletePlan(client: pg.ClientBase, id: string): Promise<void> {
  const { rows } = await client.query<{ status: string }>('select status from hub_imports where id = $1 for update', [id]);
  if (rows[0] === undefined) throw new NotFoundError('This import does not exist. Previews are kept for one day.');
  if (rows[0].status === 'applied') throw createAppliedError();
  await client.query('delete from hub_import_rows where import_id = $1', [id]);
}

/** Returns the uploaded file. @throws ImportConflictError for a preview of an earlier version, which has no file */
export async function readSourceFile(
  pool: pg.Pool,
  id: string,
): Promise<{ readonly source: Buffer; readonly format: ImportRecord['format']; readonly entityType: string }> {
  const { rows } = await pool.query<{ source: Buffer | null; format: ImportRecord['format']; entityType: string }>(
    'select source, format, entity_type as "entityType" from hub_imports where id = $1',
    [id],
  );
  const [row] = rows;
  if (row?.source === undefined || row.source === null)
    throw new ImportConflictError('The file of this preview is no longer stored. Import it again.');
  return { ...row, source: await gunzip(row.source) };
}

function countRows(rows: readonly PlannedRow[]): ImportRecord['counts'] {
  const countOutcome = (counted: RowOutcome) => rows.filter(({ outcome }) => outcome === counted).length;
  const members = rows.flatMap(({ errors }) => errors.filter(({ rule }) => rule === NO_PLACE));
  const isInvalidRow = ({ change, errors }: PlannedRow) => change !== undefined && errors.some(({ rule }) => rule !== NO_PLACE);
  return {
    created: countOutcome('create'),
    changed: countOutcome('change'),
    unchanged: countOutcome('unchanged'),
    refused: countOutcome('refuse'),
    left_out: countOutcome('leave_out') + members.length,
    with_errors: rows.filter(isInvalidRow).length,
  };
}

/** Returns a preview that has not expired. @throws NotFoundError */
export async function readImport(
  client: Pick<pg.ClientBase, 'query'>,
  projectId: string,
  id: string,
  now: Date,
): Promise<ImportRecord> {
  const { rows } = isIdentifier(id)
    ? await client.query<ImportRecord>(
        `select ${COLUMNS} from hub_imports where id = $1 and project_id = $2 and expires_at >= $3`,
        [id, projectId, now],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new NotFoundError('This import does not exist. Previews are kept for one day.');
  return { ...rows[0], counts: { ...NO_COUNTS, ...rows[0].counts } };
}

/** Default counts, which previews of earlier versions do not contain. */
const NO_COUNTS = { left_out: 0, with_errors: 0 };

/** Deletes a preview. Applied changes remain. */
export async function discardImport(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from hub_imports where id = $1', [id]);
}
