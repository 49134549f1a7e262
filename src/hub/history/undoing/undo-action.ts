/** Undoes an action, or restores a project to an earlier moment. Both create an action, which can also be undone. */
import type pg from 'pg';
import { AnswerableError, ForbiddenError, NotFoundError } from '../../../contract/errors.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { reverseRenames } from '../../moving/renames.ts';
import { changeProfile, readProfileBeforeMove } from '../../moving/store.ts';
import { extendProfile } from '../../own-columns/effective-profile.ts';
import type { ActionCause } from '../../saving/actions.ts';
import { runInProject } from '../../saving/save-entities.ts';
import type { ProjectProfile } from '../../tables.ts';
import { describeUndoing } from '../actions/action-words.ts';
import { readAction, readLastTimestamp } from '../actions/store.ts';
import type { VersionSpan } from './differences.ts';
import { executePlan, planRestoration, type UndoPlan } from './plan.ts';

/** Response 409: no change can be undone. Nothing was changed. */
export class NothingToUndoError extends AnswerableError {
  constructor(detail: string) {
    super(409, detail);
  }
}

export interface UndoResult {
  readonly moment: number;
  readonly plan: UndoPlan;
}

export function countPlannedChanges({ remove, insert, update }: UndoPlan): number {
  return remove.length + insert.length + update.length;
}

/** Undoes an action, except changes that later ones need; a move only as a whole. @throws NotFoundError, NothingToUndoError */
export function undoAction(context: HubContext, scope: ProjectAccess, moment: number): Promise<UndoResult> {
  return runInProject(context, scope.project, async (client) => {
    const { id } = scope.project;
    const action = await readAction(client, id, moment);
    if (action.before !== null && (await readLastTimestamp(client, id)) !== moment)
      throw new NothingToUndoError(
        'The project changed after it moved to another profile. Compare it with the moment before the move, and restore that.',
      );
    const isMove = action.before !== null;
    const then = await readProfileBeforeMove(client, id, isMove ? moment - 1 : moment);
    if (!isMove && then !== null && `${then.profile}/${then.version}` !== scope.profile.id)
      throw new NothingToUndoError('The project moved to another profile after this action. Undo the move first.');
    const cause = { kind: 'undone', subject: describeUndoing(action), undoes: moment } as const;
    const span = { from: action.first - 1, to: action.moment };
    return reverseSpan(context, client, scope, {
      span,
      cause,
      to: isMove ? then : null,
      nothing: 'This action has no changes that can be undone.',
    });
  });
}

/** Restores a project to a moment. `present`: the last known moment. @throws NotFoundError, NothingToUndoError, 409 */
export function restoreProject(
  context: HubContext,
  scope: ProjectAccess,
  { moment, present, name }: { readonly moment: number; readonly present: number | undefined; readonly name: string },
): Promise<UndoResult> {
  return runInProject(context, scope.project, async (client) => {
    const latest = await readLastTimestamp(client, scope.project.id);
    if (moment > latest) throw new NotFoundError(`moment: the project has no moment ${moment} yet.`);
    if (present !== undefined && present !== latest)
      throw new AnswerableError(409, 'The project was changed after you opened the differences. Review them again.');
    const cause = { kind: 'project_restored', subject: name, undoes: moment } as const;
    const to = await readProfileBeforeMove(client, scope.project.id, moment);
    const span = { from: moment, to: latest };
    return reverseSpan(context, client, scope, { span, cause, to, nothing: 'The project already has this state.' });
  });
}

/** Reverses the versions between two moments. @throws NothingToUndoError; ForbiddenError if only managers may do this */
async function reverseSpan(
  context: HubContext,
  client: pg.PoolClient,
  scope: ProjectAccess,
  { span, cause, to, nothing }: Reversal,
): Promise<UndoResult> {
  if (to !== null && !scope.canManage)
    throw new ForbiddenError('Only managers can move the project back to its earlier profile.');
  const entry = to === null ? undefined : context.catalog.find(to.profile, to.version);
  if (to !== null && entry === undefined)
    throw new NothingToUndoError(`The profile ${to.profile}/${to.version} is no longer on this server.`);
  const change = to && entry && { entry, ownColumns: to.ownColumns };
  const profile = change ? extendProfile(change.entry.profile, change.ownColumns) : scope.profile;
  const plan = await planRestoration(client, { ...scope, profile }, span);
  if (!change && countPlannedChanges(plan) === 0)
    throw new NothingToUndoError(
      plan.retained.length === 0 ? nothing : 'This action cannot be undone: all its changes were changed later.',
    );
  const at = context.now();
  const { project, actor } = scope;
  const renamed = change ? await reverseRenames(client, project.id, span.from) : [];
  const changed = change ? await changeProfile(client, { projectId: project.id, actor, at, cause, renamed, ...change }) : 0;
  const moment = await executePlan(client, at, { ...scope, profile }, plan, cause);
  return { moment: Math.max(moment, changed), plan };
}

interface Reversal {
  readonly span: VersionSpan;
  readonly cause: ActionCause;
  /** The profile to restore; null if the profile is unchanged. */
  readonly to: ProjectProfile | null;
  /** The error message if no change can be reversed. */
  readonly nothing: string;
}
