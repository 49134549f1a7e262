/** The user's arrangement of a table's columns (openapi/hub, getHubColumns and arrangeHubColumns). */

import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, quoteText } from '../../profiles/profile.ts';
import { and, drizzle, eq } from '../../storage/transaction.ts';
import { json } from '../../web/replies/replies.ts';
import { type HubHandlers, type ProjectRecordAccess, requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { findPathEntity } from '../editor/form-handlers.ts';
import { type ArrangedColumns, hubArrangedColumns } from '../tables.ts';

/** Columns without an arrangement. */
const AS_THEY_ARE: ArrangedColumns = { order: [], hidden: [], widths: {}, frozen: 0, hide_empty: false };

type Whose = Pick<ProjectRecordAccess, 'project' | 'actor'>;

/** Returns the handlers of a user's arrangement of columns. */
export function createColumnHandlers(context: HubContext) {
  return {
    async getHubColumns({ access: opened, path }) {
      const access = requireProfile(opened);
      return json(200, await readArrangedColumns(context, access, findPathEntity(access, path.type)));
    },
    async arrangeHubColumns({ access: opened, path, body }) {
      const access = requireProfile(opened);
      const entity = findPathEntity(access, path.type);
      const fields = new Set(entity.fields.map(({ name }) => name));
      for (const [member, names] of [
        ['order', body.order],
        ['hidden', body.hidden],
        ['widths', Object.keys(body.widths)],
      ] as const) {
        const unknown = names.find((name) => !fields.has(name));
        if (unknown !== undefined) throw new BadRequestError(`${member}: ${entity.name} has no field ${quoteText(unknown)}.`);
      }
      return json(200, await saveColumns(context, access, entity, body));
    },
  } satisfies Partial<HubHandlers>;
}

/** The user's arrangement of the columns of a table, without fields that left the profile. */
export async function readArrangedColumns(context: HubContext, whose: Whose, entity: Entity): Promise<ArrangedColumns> {
  const rows = await drizzle(context.pool)
    .select({ columns: hubArrangedColumns.columns })
    .from(hubArrangedColumns)
    .where(getArrangementKey(whose, entity));
  const { order, hidden, widths, ...others } = rows[0]?.columns ?? AS_THEY_ARE;
  const fields = new Set(entity.fields.map(({ name }) => name));
  const isKnown = (name: string) => fields.has(name);
  return {
    ...others,
    order: order.filter(isKnown),
    hidden: hidden.filter(isKnown),
    widths: Object.fromEntries(Object.entries(widths).filter(([name]) => isKnown(name))),
  };
}

/** The default arrangement deletes the stored one, so that the server keeps no data of the user. */
async function saveColumns(
  context: HubContext,
  whose: Whose,
  entity: Entity,
  { order, hidden, widths, frozen, hide_empty }: ArrangedColumns,
): Promise<ArrangedColumns> {
  const columns = { order: [...new Set(order)], hidden: [...new Set(hidden)], widths, frozen, hide_empty };
  const database = drizzle(context.pool);
  const isAsIs = order.length + hidden.length + Object.keys(widths).length + frozen === 0 && !hide_empty;
  if (isAsIs) await database.delete(hubArrangedColumns).where(getArrangementKey(whose, entity));
  else {
    const { project, actor } = whose;
    await database
      .insert(hubArrangedColumns)
      .values({ projectId: project.id, userId: actor.userId, entityType: entity.name, columns })
      .onConflictDoUpdate({
        target: [hubArrangedColumns.projectId, hubArrangedColumns.userId, hubArrangedColumns.entityType],
        set: { columns },
      });
  }
  return columns;
}

function getArrangementKey({ project, actor }: Whose, entity: Entity) {
  return and(
    eq(hubArrangedColumns.projectId, project.id),
    eq(hubArrangedColumns.userId, actor.userId),
    eq(hubArrangedColumns.entityType, entity.name),
  );
}
