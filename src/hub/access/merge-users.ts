import type pg from 'pg';
import { createUserId } from './workspace-rights.ts';

/** Tables and columns that contain a user ID, each with the other columns of its unique key. */
const COLUMNS: readonly (readonly [table: string, column: string, ...key: string[]])[] = [
  ['hub_roles', 'user_id', 'workspace_id'],
  ['hub_reviews', 'user_id'],
  ['hub_comments', 'user_id'],
  ['hub_mentions', 'user_id', 'comment_id'],
  ['hub_visitors', 'user_id', 'project_id'],
  ['hub_arranged_columns', 'user_id', 'project_id', 'entity_type'],
  ['profile_drafts', 'owner'],
  ['saved_profiles', 'saved_by'],
  ['hub_workspaces', 'created_by'],
];

/** Transfers the data of `uid` to `subject`, with the stronger of two roles. Deletes the repository tokens of `uid`. */
export async function mergeUsers(client: pg.PoolClient, uid: string, subject: string): Promise<void> {
  const ids = [createUserId(uid), createUserId(subject)];
  await client.query(
    `update hub_roles own set role = former.role from hub_roles former
      where former.user_id = $1 and own.user_id = $2 and own.workspace_id = former.workspace_id
        and array_position($3, former.role) > array_position($3, own.role)`,
    [...ids, ['reader', 'reviewer', 'editor', 'manager']],
  );
  for (const [table, column, ...key] of COLUMNS) {
    const isSame = key.map((one) => ` and own.${one} = former.${one}`).join('');
    if (key.length > 0)
      await client.query(
        `delete from ${table} former using ${table} own where former.${column} = $1 and own.${column} = $2${isSame}`,
        ids,
      );
    await client.query(`update ${table} set ${column} = $2 where ${column} = $1`, ids);
  }
  await client.query('delete from hub_repository_tokens where user_id = $1', [ids[0]]);
  await client.query(`update hub_webhooks set owner = jsonb_set(owner, '{sub}', to_jsonb($2::text)) where owner->>'sub' = $1`, [
    uid,
    subject,
  ]);
}
