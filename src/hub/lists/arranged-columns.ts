/** Stores a user's arrangement of table columns (openapi/hub, getHubColumns and arrangeHubColumns). */
import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError, ForbiddenError } from '../../contract/errors.ts';
import { type Entity, quoteText } from '../../profiles/profile.ts';
import { and, drizzle, eq } from '../../storage/transaction.ts';
import { replyWithJson } from '../../web/replies/replies.ts';
import { type HubHandlers, type ProjectRecordAccess, requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { requireEntityTypeOfPath } from '../editor/form-handlers.ts';
import { type ArrangedColumns, hubArrangedColumns } from '../tables.ts';

type ShownColumns = components['schemas']['HubShownColumns'];
type TableView = NonNullable<ArrangedColumns['views']>[number];

const DEFAULT_COLUMNS: ArrangedColumns = { order: [], hidden: [], widths: {}, frozen: 0, hide_empty: false };

const MAX_SHARED_VIEWS = 200;

/** Maximum length of a user's views of a table, in characters of JSON. A usual view has a few hundred characters. */
const MAX_VIEWS_LENGTH = 100_000;

type ColumnsOwner = Pick<ProjectRecordAccess, 'project' | 'actor'>;

export function createColumnHandlers(context: HubContext) {
  return {
    async getHubColumns({ access: opened, path }) {
      const access = requireProfile(opened);
      return replyWithJson(200, await readArrangedColumns(context, access, requireEntityTypeOfPath(access, path.type)));
    },
    async arrangeHubColumns({ access: opened, path, body }) {
      const access = requireProfile(opened);
      const entity = requireEntityTypeOfPath(access, path.type);
      const { views = [] } = body;
      const fields = new Set(entity.fields.map(({ name }) => name));
      for (const [member, names] of [
        ['order', body.order],
        ['hidden', body.hidden],
        ['widths', Object.keys(body.widths)],
        ['views', views.flatMap(({ order, hidden }) => [...order, ...hidden])],
      ] as const) {
        const unknown = names.find((name) => !fields.has(name));
        if (unknown !== undefined) throw new BadRequestError(`${member}: ${entity.name} has no field ${quoteText(unknown)}.`);
      }
      const names = views.map(({ name }) => name);
      const repeated = names.find((name, index) => names.indexOf(name) !== index);
      if (repeated !== undefined) throw new BadRequestError(`views: several views have the name ${quoteText(repeated)}.`);
      if (!opened.canEdit && views.some(({ is_shared: isShared }) => isShared))
        throw new ForbiddenError('Only users who can edit the project can share views.');
      const distinct = views.map((one) => ({ ...one, order: [...new Set(one.order)], hidden: [...new Set(one.hidden)] }));
      if (JSON.stringify(distinct).length > MAX_VIEWS_LENGTH)
        throw new BadRequestError(
          `views: all views together have more than ${MAX_VIEWS_LENGTH.toLocaleString('en')} characters.`,
        );
      return replyWithJson(200, await saveColumns(context, access, entity, { ...body, views: distinct }));
    },
  } satisfies Partial<HubHandlers>;
}

/** Returns the user's arrangement and the shared views. Omits fields that the profile does not contain. */
export async function readArrangedColumns(context: HubContext, owner: ColumnsOwner, entity: Entity): Promise<ShownColumns> {
  const [own] = await drizzle(context.pool).select().from(hubArrangedColumns).where(createArrangementCondition(owner, entity));
  // Many visitors can arrange a table, so the server does not cache arrangements.
  const { rows } = await context.pool.query<{ view: TableView }>(
    `select view from hub_arranged_columns, jsonb_array_elements(columns -> 'views') with ordinality as listed (view, place)
      where project_id = $1 and entity_type = $2 and user_id <> $3 and view -> 'is_shared' = 'true'
      order by user_id, place limit ${MAX_SHARED_VIEWS}`,
    [owner.project.id, entity.name, owner.actor.userId],
  );
  const fields = new Set(entity.fields.map(({ name }) => name));
  const findKnownField = (name: string) => (fields.has(name) ? name : undefined);
  const { views = [], ...columns } = renameColumns(own?.columns ?? DEFAULT_COLUMNS, findKnownField);
  const shared = rows.map(({ view }) => renameView(view, findKnownField));
  return {
    ...columns,
    ...(views.length === 0 ? {} : { views }),
    ...(shared.length === 0 ? {} : { shared_views: shared }),
  };
}

type Rename = (field: string) => string | undefined;

/** Returns an arrangement with renamed fields. Omits fields without a new name. */
export function renameColumns({ order, hidden, widths, views, ...others }: ArrangedColumns, rename: Rename): ArrangedColumns {
  return {
    ...others,
    order: renameFieldNames(order, rename),
    hidden: renameFieldNames(hidden, rename),
    widths: Object.fromEntries(
      Object.entries(widths)
        .map(([name, width]) => [rename(name), width])
        .filter(([name]) => name),
    ),
    ...(views === undefined ? {} : { views: views.map((view) => renameView(view, rename)) }),
  };
}

function renameFieldNames(names: readonly string[], rename: Rename): string[] {
  return names.flatMap((name) => rename(name) ?? []);
}

/** Matches the field name in a query parameter: after the minus sign of `sort`, or before the operator of a filter. */
const QUERY_FIELDS: ReadonlyMap<string, RegExp> = new Map([
  ['filter', /^()(\w+)(.*)$/s],
  ['sort', /^(-?)(\w+)()$/],
  ['group', /^()(\w+)()$/],
]);

function renameView(view: TableView, rename: Rename): TableView {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(view.query)) {
    const [, sign = '', field, rest = ''] = QUERY_FIELDS.get(name)?.exec(value) ?? [];
    const other = field === undefined ? undefined : rename(field);
    if (field === undefined) query.append(name, value);
    else if (other !== undefined) query.append(name, `${sign}${other}${rest}`);
  }
  return {
    ...view,
    query: query.toString(),
    order: renameFieldNames(view.order, rename),
    hidden: renameFieldNames(view.hidden, rename),
  };
}

/** Stores and returns an arrangement. Deletes the row of a default arrangement, so that no data of the user remains. */
async function saveColumns(
  context: HubContext,
  owner: ColumnsOwner,
  entity: Entity,
  { order, hidden, widths, frozen, hide_empty, views = [] }: ArrangedColumns,
): Promise<ArrangedColumns> {
  const arranged = { order: [...new Set(order)], hidden: [...new Set(hidden)], widths, frozen, hide_empty };
  const columns = views.length === 0 ? arranged : { ...arranged, views };
  const database = drizzle(context.pool);
  const isAsIs = order.length + hidden.length + Object.keys(widths).length + frozen + views.length === 0 && !hide_empty;
  if (isAsIs) await database.delete(hubArrangedColumns).where(createArrangementCondition(owner, entity));
  else {
    const { project, actor } = owner;
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

function createArrangementCondition({ project, actor }: ColumnsOwner, entity: Entity) {
  return and(
    eq(hubArrangedColumns.projectId, project.id),
    eq(hubArrangedColumns.userId, actor.userId),
    eq(hubArrangedColumns.entityType, entity.name),
  );
}
