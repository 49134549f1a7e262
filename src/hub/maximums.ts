/** Maximum numbers of records that users create. Deleted records count until they are removed, because they use space. */
import type pg from 'pg';
import { createFieldError } from '../web/forms/fields.ts';

const DELETED_COUNT = ' Deleted ones count until they are removed.';

const MAXIMUMS = {
  workspaces: {
    most: 1_000,
    status: 409,
    text: `You can create at most 1,000 workspaces.${DELETED_COUNT}`,
    from: 'hub_workspaces where created_by = $1',
  },
  projects: {
    most: 5_000,
    status: 409,
    text: `A workspace can have at most 5,000 projects.${DELETED_COUNT}`,
    from: 'hub_projects where workspace_id = $1',
  },
  entities: {
    most: 500_000,
    status: 400,
    text: 'A project can have at most 500,000 entities.',
    from: 'hub_entities where project_id = $1',
  },
  messages: {
    most: 100_000,
    status: 400,
    text: 'The chat of a project can have at most 100,000 messages.',
    from: 'hub_chat_messages where project_id = $1',
  },
} as const;

export const MAX_ENTITIES = MAXIMUMS.entities.most;

/** Rejects more than the maximum number of records, which the transaction has already inserted. @throws FormRefusedError */
export async function rejectTooMany(
  client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
  kind: keyof typeof MAXIMUMS,
  owner: string,
): Promise<void> {
  const { most, status, text, from } = MAXIMUMS[kind];
  const { rowCount } = await client.query(`select from ${from} offset ${most} limit 1`, [owner]);
  if (rowCount === 0) return;
  throw createFieldError('', text, status);
}
