import { wantsPage } from '../../contract/accept.ts';
import { AnswerableError, ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import { getProfilePath } from '../../schemas/service.ts';
import { RETENTION_OF_DELETED_DAYS } from '../../storage/upkeep/pruning.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { redirect, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import { createHubPage } from '../page.ts';
import type { SavedProfiles } from './saved-profiles.ts';
import type { SavingContext } from './saving.ts';
import { countUsingProjects, deleteStoredProfile, findSavedProfile, type SavedProfileRow } from './store.ts';

/** A deleted project can be restored only with its profile. */
const DELETED_COUNT = `Deleted projects count until they are removed, ${RETENTION_OF_DELETED_DAYS} days after the deletion.`;

/** Response 409: projects use the profile. Nothing was deleted. */
export class ProfileInUseError extends AnswerableError {
  constructor(id: string, projects: number) {
    super(
      409,
      `${describeUsage(projects)} ${id}. Delete the ${projects === 1 ? 'project' : 'projects'} first. ${DELETED_COUNT}`,
    );
  }
}

export type SavedProfileAccess = Awaited<ReturnType<typeof openSavedProfile>>;

interface Question extends SavedProfileAccess {
  readonly projects: number;
  readonly title: string;
}

/** Returns a saved profile that the caller may delete. @throws NotFoundError, ForbiddenError */
export async function openSavedProfile(
  { pool, settings }: SavingContext,
  { actor, isManager }: HubCaller,
  { profile, version }: UnguardedCall['path'],
) {
  const row = await findSavedProfile(pool, String(profile), String(version));
  if (row === undefined) throw new NotFoundError(`Saved profile not found: ${profile}/${version}`);
  if (settings.hubAccess === 'login' && row.savedBy !== actor.userId && !isManager)
    throw new ForbiddenError('Only the user who saved a profile, and managers, can delete it.');
  return { row, actor };
}

export function createDeleteHandlers(context: SavingContext, saved: SavedProfiles) {
  async function removeProfileRecord({ row }: SavedProfileAccess): Promise<void> {
    const obstacle = await deleteStoredProfile(context.pool, row.id);
    if (obstacle?.kind === 'in use') throw new ProfileInUseError(getProfileId(row), obstacle.projects);
    await saved.refresh();
    if (obstacle?.kind === 'gone') throw new NotFoundError(`Saved profile not found: ${getProfileId(row)}`);
  }

  async function createQuestion({ row, actor }: SavedProfileAccess): Promise<Question> {
    const projects = await countUsingProjects(context.pool, row.name, row.version);
    const title = context.catalog.find(row.name, row.version)?.profile.display_name ?? getProfileId(row);
    return { row, actor, projects, title };
  }

  function renderQuestion<Status extends 200 | 409>(status: Status, { row, actor, projects, title }: Question) {
    const crumbs = [
      { title: 'Profiles', path: '/profiles' },
      { title, path: getProfilePath(row) },
    ];
    const frame = {
      ...createHubPage(actor, { title: `Delete ${getProfileId(row)}?`, crumb: 'Delete' }),
      section: '/profiles',
      crumbs,
    };
    const model = {
      id: getProfileId(row),
      projects,
      followers: describeUsage(projects),
      deletedCount: DELETED_COUNT,
      action: getActionPath(row),
      backPath: getProfilePath(row),
    };
    return replyWithHtml(status, context.render('hub/saved-profiles/delete', frame, model));
  }

  return {
    async confirmSavedProfileDeletion({ access, request, response }) {
      const question = await createQuestion(access);
      return wantsPage({ request, response }) ? renderQuestion(200, question) : replyWithJson(200, formatQuestion(question));
    },
    async deleteSavedProfile({ access, path, request, response }) {
      const isPage = request.method === 'POST' && wantsPage({ request, response });
      try {
        await removeProfileRecord(access);
      } catch (error) {
        if (!isPage || !(error instanceof ProfileInUseError)) throw error;
        return renderQuestion(409, await createQuestion(access));
      }
      if (!isPage) return { status: 204 };
      return redirect({ request, response }, '/profiles', `Profile deleted: ${path.profile}/${path.version}`);
    },
  } satisfies Partial<SupportHandlers<SavedProfileAccess>>;
}

function formatQuestion({ row, projects, title }: Question) {
  return { id: getProfileId(row), title, projects, action: getActionPath(row) };
}

function getActionPath(row: SavedProfileRow): string {
  return `/saved-profiles/${encodeURIComponent(row.name)}/${encodeURIComponent(row.version)}/delete`;
}

function getProfileId({ name, version }: Pick<SavedProfileRow, 'name' | 'version'>): string {
  return `${name}/${version}`;
}

function describeUsage(projects: number): string {
  return formatQuantity(projects, 'project follows', 'projects follow');
}
