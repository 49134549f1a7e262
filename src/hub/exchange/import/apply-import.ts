/** Applies a previewed import. */
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { HubContext } from '../../context.ts';
import { ConflictError, PlaceError } from '../../entities/store.ts';
import type { EntityChange } from '../../saving/entity-change.ts';
import { RefusedValueError } from '../../saving/refuse-values.ts';
import { type EntityScope, runInProject, saveEntitiesIn } from '../../saving/save-entities.ts';
import { createAppliedError, ImportConflictError, type ImportRecord, readImport } from './store.ts';

/** The name of pasted rows on pages and in the history. */
export const PASTED = 'Pasted rows';

/** Writes the changes of a preview in one transaction. @throws NotFoundError, ImportConflictError */
export function applyImport(
  context: HubContext,
  scope: EntityScope,
  id: string,
  { skipRefused }: { readonly skipRefused: boolean },
): Promise<ImportRecord> {
  return runInProject(context, scope.project.id, async (client) => {
    const record = await readImport(client, scope.project.id, id, context.now());
    if (record.status === 'applied') throw createAppliedError();
    const { refused } = record.counts;
    if (refused > 0 && !skipRefused) {
      const rows = formatQuantity(refused, 'row is refused; correct it', 'rows are refused; correct them');
      throw new ImportConflictError(`${rows}, or leave refused rows out with skip_refused.`);
    }
    const { rows } = await client.query<{ change: EntityChange }>(
      'select change from hub_import_rows where import_id = $1 and change is not null order by apply_order',
      [id],
    );
    try {
      const changes = rows.map(({ change }) => change);
      if (changes.length > 0)
        await saveEntitiesIn(
          client,
          context.now(),
          { ...scope, cause: { kind: record.fileName === PASTED ? 'pasted' : 'imported', subject: record.fileName } },
          changes,
        );
    } catch (error) {
      throw toConflict(error);
    }
    await client.query(`update hub_imports set status = 'applied' where id = $1`, [id]);
    return { ...record, status: 'applied' };
  });
}

/** Converts any mismatch to a conflict. The preview was checked, so the project must have changed since then. */
function toConflict(error: unknown): unknown {
  if (error instanceof ConflictError) {
    const { length } = error.current;
    const entities = formatQuantity(length, 'entity was', 'entities were');
    return createConflict(`${entities} changed by another user since the preview`, error);
  }
  if (error instanceof RefusedValueError) return new ImportConflictError(error.message, { cause: error });
  if (error instanceof NotFoundError || error instanceof PlaceError || error instanceof BadRequestError)
    return createConflict('The project has changed since the preview, and the file no longer fits', error);
  return error;
}

function createConflict(what: string, cause: Error): ImportConflictError {
  return new ImportConflictError(`${what}; preview the file again.`, { cause });
}
