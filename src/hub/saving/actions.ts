/** Records the changes of a request as one action, which users can undo. */
import type pg from 'pg';
import type { HubActor } from '../actor.ts';
import type { ActionKind, hubEntityVersions, ProjectProfile } from '../tables.ts';
import { extendQueuedAction, type HubAction, queueProjectEvent } from '../webhooks/messages.ts';

/** Describes an action in the history. The defaults come from the first event. */
export interface ActionCause {
  /** Kind of the action; by default, the kind of the first event. */
  readonly kind?: ActionKind | undefined;
  /** Subject of the action; by default, the label of the first entity. */
  readonly subject?: string;
  /** Number of the undone action; for a restored project, the restored moment. */
  readonly undoes?: number;
  /** The profile before a move. */
  readonly before?: ProjectProfile;
}

export type EntityAction = (typeof hubEntityVersions.$inferSelect)['action'];

export interface EntityOutcome {
  readonly row: { readonly label: string };
  readonly action: EntityAction;
  /** The event in the channel, if it differs from the outcome. */
  readonly reported?: 'created' | 'updated' | 'deleted';
}

type SavedAction = Omit<HubAction, 'moment'>;

export const ACTION_KINDS: Readonly<Record<EntityAction, ActionKind>> = {
  created: 'created',
  updated: 'changed',
  moved: 'moved',
  deleted: 'deleted',
  restored: 'restored',
};

/**
 * Records events as one action. Their sequence numbers begin with `first`. Events that this transaction recorded immediately
 * before belong to the same action. Without events, `first` is the number of another frame, and `cause` must contain kind and
 * subject.
 */
export async function recordAction(
  client: pg.ClientBase,
  act: {
    readonly projectId: string;
    readonly first: number;
    readonly at: Date;
    readonly actor: HubActor;
    readonly cause: ActionCause | undefined;
  },
  events: readonly EntityOutcome[],
): Promise<void> {
  const { projectId, first, at, actor, cause = {} } = act;
  const [begin] = events as [EntityOutcome];
  const isOneKind = events.every(({ action }) => action === begin.action);
  const isNew = ({ action, reported }: EntityOutcome) => action === 'created' || reported === 'created';
  const created = events.filter(isNew).length;
  const deleted = events.filter(({ action }) => action === 'deleted').length;
  const kind = cause.kind ?? (isOneKind ? ACTION_KINDS[begin.action] : 'changed');
  const moment = first + Math.max(1, events.length) - 1;
  const changed = events.length - created - deleted;
  const { rows } = await client.query<SavedAction>(
    `update hub_actions set moment = $3, created = created + $5, changed = changed + $6, deleted = deleted + $7,
       kind = case when kind = $4 then kind else 'changed' end
     where project_id = $1 and moment = $2 and xmin = pg_current_xact_id()::xid
     returning kind, subject, created, changed, deleted, client`,
    [projectId, first - 1, moment, kind, created, changed, deleted],
  );
  const [extended] = rows;
  if (extended !== undefined) return extendQueuedAction(client, projectId, first - 1, { moment, ...extended });
  const action = {
    kind,
    subject: cause.subject ?? begin.row.label,
    created,
    changed,
    deleted,
    client: actor.client ?? '',
  } satisfies SavedAction;
  await client.query(
    `with counted as (update hub_projects set changes = changes + 1 where id = $1)
     insert into hub_actions (project_id, moment, first, kind, subject, created, changed, deleted, at, user_id, user_name, client, undoes, before)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      projectId,
      moment,
      first,
      kind,
      action.subject,
      created,
      changed,
      deleted,
      at,
      actor.userId,
      actor.userName,
      action.client,
      cause.undoes ?? null,
      cause.before ?? null,
    ],
  );
  const event = { event: 'entities_changed', by: actor.userName, action: { moment, ...action } } as const;
  await queueProjectEvent(client, projectId, event);
}
