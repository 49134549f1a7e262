/** Renames fields in comments and column arrangements after a move to another profile. */
import type pg from 'pg';
import { renameColumns } from '../lists/arranged-columns.ts';
import type { ArrangedColumns, FieldRename } from '../tables.ts';

/** Renames the fields of a project. The entities must still have the types from before the renames. */
export async function renameFields(client: pg.PoolClient, projectId: string, renames: readonly FieldRename[]): Promise<void> {
  if (renames.length === 0) return;
  const fields = [renames.map(({ from }) => from[0]), renames.map(({ from }) => from[1]), renames.map(({ to }) => to[1])];
  await client.query(
    `update hub_comments c set field = r.new
      from hub_entities e, unnest($2::text[], $3::text[], $4::text[]) r (type, old, new)
      where c.project_id = $1 and e.project_id = $1 and e.id = c.entity_id and e.entity_type = r.type and c.field = r.old`,
    [projectId, ...fields],
  );
  for (const [type, ofType] of Map.groupBy(renames, ({ from }) => from[0])) {
    const names = new Map(ofType.map(({ from, to }) => [from[1], to[1]]));
    const { rows } = await client.query<{ user: string; columns: ArrangedColumns }>(
      'select user_id as user, columns from hub_arranged_columns where project_id = $1 and entity_type = $2 for update',
      [projectId, type],
    );
    await client.query(
      `update hub_arranged_columns a set entity_type = $3, columns = r.columns::jsonb
        from unnest($4::text[], $5::text[]) r (id, columns)
        where a.project_id = $1 and a.entity_type = $2 and a.user_id = r.id`,
      [
        projectId,
        type,
        ofType[0]?.to[0],
        rows.map(({ user }) => user),
        rows.map(({ columns }) => JSON.stringify(renameColumns(columns, (name) => names.get(name) ?? name))),
      ],
    );
  }
}

/** Reverses all renames after a moment, latest first. Returns the reversed renames in chronological order. */
export async function reverseRenames(
  client: pg.PoolClient,
  projectId: string,
  moment: number,
): Promise<readonly (readonly FieldRename[])[]> {
  const { rows } = await client.query<{ steps: readonly (readonly FieldRename[])[] }>(
    `select coalesce(before -> 'renamed', '[]') as steps from hub_actions
      where project_id = $1 and moment > $2 and before is not null order by moment`,
    [projectId, moment],
  );
  const steps = rows.flatMap((row) => row.steps).toReversed();
  const reversed = steps.map((step) => step.map(({ from, to }): FieldRename => ({ from: to, to: from })));
  for (const step of reversed) await renameFields(client, projectId, step);
  return reversed;
}
