/** Deletes a saved profile after a confirmation; refused while projects use it. */

import { AnswerableError, ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import { profilePath } from '../../schemas/service.ts';
import { countOf } from '../../web/for-people/words.ts';
import { type View, view } from '../../web/views.ts';
import type { HubAsker } from '../access/asker.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubActor } from '../actor.ts';
import { data, page, seeOther, wantsPage } from '../answers.ts';
import { hubPage } from '../page.ts';
import type { SavingContext } from './save-handlers.ts';
import type { SavedProfiles } from './saved-profiles.ts';
import { countFollowers, deleteSaved, findSaved, type SavedProfileRow } from './store.ts';

/** 409: projects use the profile. Nothing was deleted. */
export class ProfileInUseError extends AnswerableError {
  override readonly name = 'ProfileInUseError';
  constructor(id: string, projects: number) {
    super(409, `${inWords(projects)} ${id}. Delete them first.`);
  }
}

/** The view model of the confirmation. */
interface DeletionModel {
  readonly id: string;
  readonly projects: number;
  readonly followers: string;
  readonly action: string;
  readonly backPath: string;
}

/** A deletion to confirm. */
interface Question {
  readonly row: SavedProfileRow;
  readonly actor: HubActor;
  readonly projects: number;
  readonly title: string;
}

const deletionView: View<DeletionModel> = view('hub/saved-profiles/delete');

/** A saved profile that the caller may delete. */
export interface SavedProfileAccess {
  readonly row: SavedProfileRow;
  readonly actor: HubActor;
}

/**
 * Opens a saved profile for deletion.
 * @throws NotFoundError, ForbiddenError
 */
export async function openSavedProfile(
  { pool, settings }: SavingContext,
  { actor, isManager }: HubAsker,
  { profile, version }: UnguardedCall['path'],
): Promise<SavedProfileAccess> {
  const row = await findSaved(pool, String(profile), String(version));
  if (row === undefined) throw new NotFoundError(`Saved profile not found: ${profile}/${version}`);
  if (settings.hubAccess === 'login' && row.savedBy !== actor.userId && !isManager)
    throw new ForbiddenError('Only those who saved a profile, and managers, may delete it.');
  return { row, actor };
}

/** Creates the handlers. */
export function deleteHandlers(context: SavingContext, saved: SavedProfiles) {
  async function remove({ row }: SavedProfileAccess): Promise<void> {
    const obstacle = await deleteSaved(context.pool, row.id);
    if (obstacle?.kind === 'in use') throw new ProfileInUseError(idOf(row), obstacle.projects);
    await saved.refresh();
    if (obstacle?.kind === 'gone') throw new NotFoundError(`Saved profile not found: ${idOf(row)}`);
  }

  async function ask({ row, actor }: SavedProfileAccess): Promise<Question> {
    const projects = await countFollowers(context.pool, row.name, row.version);
    const title = context.catalog.find(row.name, row.version)?.profile.display_name ?? idOf(row);
    return { row, actor, projects, title };
  }

  function showQuestion<Status extends 200 | 409>(status: Status, { row, actor, projects, title }: Question) {
    const crumbs = [
      { title: 'Profiles', path: '/profiles' },
      { title, path: profilePath(row) },
    ];
    const frame = { ...hubPage(actor, { title: `Delete ${idOf(row)}?`, crumb: 'Delete' }), section: '/profiles', crumbs };
    const model = { id: idOf(row), projects, followers: inWords(projects), action: actionOf(row), backPath: profilePath(row) };
    return page(status, context.render(deletionView, frame, model));
  }

  return {
    async confirmSavedProfileDeletion({ access, request }) {
      const question = await ask(access);
      return wantsPage(request) ? showQuestion(200, question) : data(200, questionJson(question));
    },
    async deleteSavedProfile({ access, path, request, response }) {
      const isPage = request.method === 'POST' && wantsPage(request);
      try {
        await remove(access);
      } catch (error) {
        if (!isPage || !(error instanceof ProfileInUseError)) throw error;
        return showQuestion(409, await ask(access));
      }
      if (!isPage) return { status: 204 };
      return seeOther(response, '/profiles', { tone: 'good', title: `${path.profile}/${path.version} is deleted`, lines: [] });
    },
  } satisfies Partial<SupportHandlers<SavedProfileAccess>>;
}

function questionJson({ row, projects, title }: Question) {
  return { id: idOf(row), title, projects, action: actionOf(row) };
}

function actionOf(row: SavedProfileRow): string {
  return `/saved-profiles/${encodeURIComponent(row.name)}/${encodeURIComponent(row.version)}/delete`;
}

function idOf({ name, version }: Pick<SavedProfileRow, 'name' | 'version'>): string {
  return `${name}/${version}`;
}

function inWords(projects: number): string {
  return countOf(projects, 'project follows', 'projects follow');
}
