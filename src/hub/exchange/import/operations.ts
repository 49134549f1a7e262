/** Shows, adjusts and applies previews of imports (openapi/hub, paths of …/import/{import_id}). */
import type pg from 'pg';
import { v7 as newIdentifier } from 'uuid';
import type { components } from '../../../../generated/hub/types.d.ts';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { formatNumber, formatQuantity, joinItems } from '../../../web/for-people/words.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { getTablePath } from '../../editor/addresses.ts';
import { ConflictError, PlaceError } from '../../entities/store.ts';
import { countActionTypes, readLastTimestamp } from '../../history/actions/store.ts';
import { formatOwnLabel } from '../../own-columns/effective-profile.ts';
import { addOwnColumns } from '../../own-columns/store.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../../page.ts';
import { restoreProfile } from '../../project-operations/handlers.ts';
import type { ProjectOperations, RequestedOfProject } from '../../project-operations/operation.ts';
import { readProject } from '../../projects/store.ts';
import type { EntityChange } from '../../saving/entity-change.ts';
import { RefusedValueError } from '../../saving/refuse-values.ts';
import { runInProject, saveEntitiesInTransaction } from '../../saving/save-entities.ts';
import { previewChanges } from '../../saving/unsaved-entity.ts';
import { openSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../../words.ts';
import { applyWithParts } from './crate-parts.ts';
import { readImportRows } from './import-rows.ts';
import { refreshPreview } from './preview-import.ts';
import { createPreviewPage, listPartQuantities, PASTED, type PreviewParts } from './preview-page.ts';
import { parseChoicesForm, parseColumnsForm } from './reading/incoming.ts';
import {
  CHANGED_MESSAGE,
  createAppliedError,
  createConflict,
  hasParts,
  ImportConflictError,
  type ImportRecord,
  readImport,
} from './store.ts';
import { listProposedColumns, type ProposedColumn } from './tables.ts';

type Schemas = components['schemas'];

export const FIRST_ROWS = 100;
/** Maximum number of links to tables in the message after an import. */
const MAX_LINKED_TABLES = 8;

export function createImportFrame(access: ProjectAccess, title: string, crumb: string) {
  return createProjectPage(access, {
    title,
    crumb,
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-exchange.css', 'styles/hub-problems.css'],
    scripts: ['scripts/hub/import-sheet.js'],
  });
}

export async function readPreviewRows(
  context: HubContext,
  record: ImportRecord,
  outcome: Schemas['HubImportRow']['outcome'] | undefined,
  limit: number,
  offset: number,
) {
  return { ...(await readImportRows(context.pool, record.id, { outcome, limit, offset })), outcome, limit, offset };
}

export function formatImport(
  record: ImportRecord,
  { rows, total, limit, offset }: { rows: Schemas['HubImportRow'][]; total: number; limit: number; offset: number },
): Schemas['HubImport'] {
  return {
    id: record.id,
    project_id: record.projectId,
    format: record.format,
    file_name: record.fileName,
    status: record.status,
    counts: record.counts,
    ...record.account,
    notes: record.account.notes ?? [],
    tables: record.tables,
    problems: record.problems,
    rows,
    total,
    limit,
    offset,
    created_at: record.createdAt.toISOString(),
    expires_at: record.expiresAt.toISOString(),
  };
}

/** Maximum number of changed rows in an import that runs in the main thread. */
const MAX_UNTHREADED_WRITES = 200;
/** Maximum number of rows in an import that the main thread plans again. */
const MAX_UNTHREADED_ROWS = 50;

export async function hasManyRowsToApply(
  context: HubContext,
  access: ProjectAccess,
  { path }: RequestedOfProject<'applyHubImport'>,
): Promise<boolean> {
  const record = await readRecord(context, access, path);
  const { counts } = record;
  const isReadAgain = listProposedColumns(record).some(({ isDefault }) => isDefault);
  return counts.created + counts.changed > MAX_UNTHREADED_WRITES || hasParts(counts) || (isReadAgain && hasManyRows(counts));
}

export async function hasManyRowsToChoose(
  context: HubContext,
  access: ProjectAccess,
  { path }: RequestedOfProject<'chooseForHubImport' | 'addHubImportColumns'>,
): Promise<boolean> {
  const { counts } = await readRecord(context, access, path);
  return hasManyRows(counts) || hasParts(counts);
}

function hasManyRows({ created, changed, unchanged, refused }: ImportRecord['counts']): boolean {
  return created + changed + unchanged + refused > MAX_UNTHREADED_ROWS;
}

function readRecord(
  { pool, now }: HubContext,
  { project }: ProjectAccess,
  { import_id }: { import_id: string },
): Promise<ImportRecord> {
  return readImport(pool, project.id, import_id, now());
}

type ImportId = 'showHubImport' | 'chooseForHubImport' | 'addHubImportColumns' | 'applyHubImport';

export function createImportOperations(context: HubContext): ProjectOperations<ImportId> {
  function renderPreview(access: ProjectAccess, parts: PreviewParts): string {
    const frame = createImportFrame(access, `Preview of ${parts.record.fileName}`, 'Preview');
    return context.render('hub/exchange/import/preview', frame, createPreviewPage(access, parts));
  }

  return {
    async showHubImport({ access, path, query, wantsPage, flash }) {
      const record = await readRecord(context, access, path);
      const { limit = FIRST_ROWS, offset = 0 } = query;
      const found = await readPreviewRows(context, record, query.outcome, limit, offset);
      if (!wantsPage) return replyWithJson(200, formatImport(record, found));
      const snapshot = await openSnapshot(context, access);
      return replyWithHtml(200, renderPreview(access, { record, ...found, flash, snapshot }));
    },

    async chooseForHubImport({ access, path, body, isForm, wantsPage }) {
      const record = await readRecord(context, access, path);
      if (record.status === 'applied') throw createAppliedError();
      const choices = isForm
        ? parseChoicesForm(body as Schemas['HubImportChoicesForm'])
        : (body as Schemas['HubImportChoicesInput']);
      const chosen = await refreshPreview(context, access, record, choices);
      if (wantsPage) return redirectFromTask(getProjectPath(access.project.id, 'import', chosen.id));
      return replyWithJson(200, formatImport(chosen, await readPreviewRows(context, chosen, undefined, FIRST_ROWS, 0)));
    },

    async addHubImportColumns({ access, path, body, isForm, wantsPage }) {
      const record = await readRecord(context, access, path);
      if (record.status === 'applied') throw createAppliedError();
      const wanted = isForm
        ? parseColumnsForm(body as Schemas['HubImportColumnsForm'])
        : (body as Schemas['HubImportColumnsInput']).columns;
      const { again, columns } = await addProposedColumns(
        context,
        access,
        record,
        ({ table, column }) => wanted === undefined || wanted.some((one) => one.table === table && one.column === column),
      );
      if (columns.length === 0)
        throw new BadRequestError('The preview has no column of this name that can become an own column.');
      if (wantsPage) {
        const lines = columns.map(formatOwnLabel);
        const title = `Added ${formatQuantity(columns.length, 'own column')} to the project`;
        return redirectFromTask(getProjectPath(access.project.id, 'import', again.id), title, ...lines);
      }
      return replyWithJson(200, formatImport(again, await readPreviewRows(context, again, undefined, FIRST_ROWS, 0)));
    },

    async applyHubImport({ access: given, path, body, isForm, wantsPage }) {
      let record = await readRecord(context, given, path);
      let access = given;
      try {
        const skipRefused = String(body?.skip_refused ?? false) === 'true';
        const addsColumns =
          String(body?.add_own_columns ?? !isForm) === 'true' && access.canManage && record.status === 'ready';
        const added = addsColumns ? await addDefaultColumns(context, access, record) : undefined;
        if (added !== undefined) ({ access, again: record } = added);
        const { moment, ...applied } = await applyImport(context, access, record, { skipRefused });
        if (!wantsPage) return replyWithJson(200, { id: applied.id, project_id: applied.projectId, counts: applied.counts });
        const { created: made, changed } = applied.counts;
        const lines = [`${formatNumber(made)} created, ${formatNumber(changed)} changed, from ${applied.fileName}.`];
        if (hasParts(applied.counts)) lines.push(`Stored ${joinItems(listPartQuantities(applied.counts))}.`);
        if (added !== undefined && added.columns.length > 0)
          lines.push(`Added own columns: ${joinItems(added.columns.map(formatOwnLabel))}.`);
        // The fragment of the URL makes the table select the imported rows.
        const tables = (await countActionTypes(context.pool, access.project.id, moment)).map(({ type, count }) => ({
          title: `${formatDisplayName(type)} (${formatNumber(count)})`,
          path: `${getTablePath(access.project.id, type)}#action-${moment}`,
        }));
        const history = { title: 'See or undo all changes', path: getProjectPath(access.project.id, 'actions', `${moment}`) };
        const links = [...(tables.length > 1 ? tables.slice(0, MAX_LINKED_TABLES) : []), history];
        const next = tables[0]?.path ?? getProjectPath(access.project.id);
        return redirectFromTask(next, { tone: 'good', title: 'Imported', lines, links });
      } catch (error) {
        if (!(error instanceof ImportConflictError) || !wantsPage) throw error;
        const snapshot = await openSnapshot(context, access);
        const found = await readPreviewRows(context, record, undefined, FIRST_ROWS, 0);
        const parts = { record, ...found, snapshot, flash: undefined, problem: error.message };
        return replyWithHtml(409, renderPreview(access, parts));
      }
    },
  };
}

/** Adds the columns that are added by default. @throws ImportConflictError if the project has changed since the preview */
async function addDefaultColumns(context: HubContext, access: ProjectAccess, record: ImportRecord) {
  const isDefault = (proposed: ProposedColumn) => proposed.isDefault;
  // Reading the file again would otherwise overwrite changes that the user did not see.
  const { rowCount } = await context.pool.query('select from hub_actions where project_id = $1 and at > $2 limit 1', [
    access.project.id,
    record.createdAt,
  ]);
  if (rowCount !== 0 && listProposedColumns(record).some(isDefault)) throw createConflict(CHANGED_MESSAGE);
  const added = await addProposedColumns(context, access, record, isDefault);
  const { files, observations } = added.again.counts;
  if (files !== record.counts.files || observations !== record.counts.observations) throw createConflict(CHANGED_MESSAGE);
  return added;
}

/** Adds proposed own columns to the project, and reads the file again. Returns the project and preview with these columns. */
async function addProposedColumns(
  context: HubContext,
  access: ProjectAccess,
  record: ImportRecord,
  isWanted: (proposed: ProposedColumn) => boolean,
) {
  const chosen = listProposedColumns(record).filter(isWanted);
  if (chosen.length === 0) return { access, again: record, columns: [] };
  const columns = await addOwnColumns(
    context,
    access,
    chosen.map(({ own }) => own),
  );
  const project = await readProject(context.pool, access.project.id);
  const extended = restoreProfile(context, { ...access, project });
  const tables = chosen.map(({ table, column }, at) => ({ table, columns: [{ column, field: columns[at]?.name ?? '' }] }));
  return { access: extended, again: await refreshPreview(context, extended, record, { tables }), columns };
}

/** `moment` is the number of the resulting action; 0 if the import changed nothing. */
type AppliedImport = ImportRecord & { readonly moment: number };

/** Stores the changes of a preview in one transaction, and returns the result. @throws NotFoundError, ImportConflictError */
async function applyImport(
  context: HubContext,
  access: ProjectAccess,
  { id, counts }: Pick<ImportRecord, 'id' | 'counts'>,
  { skipRefused }: { readonly skipRefused: boolean },
): Promise<AppliedImport> {
  const { project, actor } = access;
  const { rows } = await context.pool.query<{ change: EntityChange }>(
    'select change from hub_import_rows where import_id = $1 and change is not null order by apply_order',
    [id],
  );
  // Observations are stored before the entities to which they refer.
  const changes = rows.map(({ change }) => ({ ...change, id: newIdentifier() }));
  const apply = async (client: pg.PoolClient): Promise<AppliedImport> => {
    const record = await readImport(client, project.id, id, context.now());
    if (record.status === 'applied') throw createAppliedError();
    const { refused } = record.counts;
    if (refused > 0 && !skipRefused) {
      const quantity = formatQuantity(refused, 'row is rejected. Correct it', 'rows are rejected. Correct them');
      throw new ImportConflictError(`${quantity}, or set skip_refused to import the other rows.`);
    }
    const cause = { kind: record.fileName === PASTED ? 'pasted' : 'imported', subject: record.fileName } as const;
    if (changes.length > 0)
      await saveEntitiesInTransaction(client, context.now(), { ...access, cause }, changes).catch(throwConflict);
    await client.query(`update hub_imports set status = 'applied' where id = $1`, [id]);
    return { ...record, status: 'applied', moment: rows.length === 0 ? 0 : await readLastTimestamp(client, project.id) };
  };
  if (!hasParts(counts)) return runInProject(context, project, apply);
  const start = { projectId: project.id, actor, at: context.now() };
  const future = await openSnapshot(context, access)
    .then((snapshot) => previewChanges(snapshot, start, changes).snapshot)
    .catch(throwConflict);
  return applyWithParts(context, access, { id, counts, future }, apply);
}

/** Throws an error of saving as a conflict. The preview was valid, so the project must have changed. */
function throwConflict(error: unknown): never {
  if (error instanceof ConflictError) {
    const { length } = error.current;
    const entities = formatQuantity(length, 'entity was', 'entities were');
    throw createConflict(`${entities} changed since the preview`, error);
  }
  if (error instanceof RefusedValueError) throw new ImportConflictError(error.message, { cause: error });
  if (error instanceof NotFoundError || error instanceof PlaceError || error instanceof BadRequestError)
    throw createConflict(CHANGED_MESSAGE, error);
  throw error;
}
