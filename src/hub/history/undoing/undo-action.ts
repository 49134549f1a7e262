/** Undoes an action, or restores a whole project to an earlier moment. Both are actions that can be undone. */
import { AnswerableError, NotFoundError } from '../../../contract/errors.ts';
import type { HubContext } from '../../context.ts';
import { type EntityScope, runInProject } from '../../saving/save-entities.ts';
import { describeUndoing } from '../actions/action-words.ts';
import { readAction, readLatestMoment } from '../actions/store.ts';
import { executePlan, planRestoration, type UndoPlan } from './plan.ts';

/** Responded with 409: there is nothing to undo. Nothing was changed. */
export class NothingToUndoError extends AnswerableError {
  constructor(detail: string) {
    super(409, detail);
  }
}

/** The result of undoing an action. */
export interface UndoResult {
  /** Moment of the action that undid the other action. */
  readonly moment: number;
  readonly plan: UndoPlan;
}

/** Returns the number of entities in a plan. */
export function countPlanned({ remove, insert, update }: UndoPlan): number {
  return remove.length + insert.length + update.length;
}

/** Undoes the parts of an action on which no later change depends. @throws NotFoundError, NothingToUndoError */
export function undoAction(context: HubContext, scope: EntityScope, moment: number): Promise<UndoResult> {
  return runInProject(context, scope.project.id, async (client) => {
    const action = await readAction(client, scope.project.id, moment);
    const plan = await planRestoration(client, scope, { from: action.first - 1, to: action.moment });
    if (countPlanned(plan) === 0) {
      throw new NothingToUndoError(
        plan.kept.length === 0
          ? 'This action has no changes that can be undone.'
          : 'This action cannot be undone: all its changes were changed later.',
      );
    }
    const cause = { kind: 'undone', subject: describeUndoing(action), undoes: moment } as const;
    return { moment: await executePlan(client, context.now(), scope, plan, cause), plan };
  });
}

/**
 * Restores a project to a moment.
 * @param present the latest moment that the client read; undefined to accept any
 * @throws NotFoundError if the moment is in the future; NothingToUndoError; AnswerableError 409 if there is a later moment
 * than `present`
 */
export function restoreProject(
  context: HubContext,
  scope: EntityScope,
  { moment, present, name }: { readonly moment: number; readonly present: number | undefined; readonly name: string },
): Promise<UndoResult> {
  return runInProject(context, scope.project.id, async (client) => {
    const latest = await readLatestMoment(client, scope.project.id);
    if (moment > latest) throw new NotFoundError(`moment: the project has no moment ${moment} yet.`);
    if (present !== undefined && present !== latest)
      throw new AnswerableError(409, 'Another user changed the project. Review the differences again.');
    const plan = await planRestoration(client, scope, { from: moment, to: latest });
    if (countPlanned(plan) === 0) throw new NothingToUndoError('The project already has this state.');
    const cause = { kind: 'project_restored', subject: name, undoes: moment } as const;
    return { moment: await executePlan(client, context.now(), scope, plan, cause), plan };
  });
}
