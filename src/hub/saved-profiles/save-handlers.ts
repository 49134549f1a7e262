/** Saves a merged profile as a profile of the site. */

import type { Request } from 'express';
import type { components } from '../../../generated/support/types.d.ts';
import { wantsPage } from '../../contract/accept.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { GrowingCatalog } from '../../profiles/catalog/catalog.ts';
import { getProfilePath } from '../../schemas/service.ts';
import { getErrorText } from '../../storage/storage-errors.ts';
import { answerForm } from '../../web/forms/answer.ts';
import { FormRefusedError } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated } from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { checkMergeName, type MergeForm, readMergeForm } from '../merging/form.ts';
import { replyMergeAgain } from '../profiles/page-handlers.ts';
import { selectProfiles } from '../profiles/profile-selection.ts';
import { mergeToSaveWork } from './merge-to-save.ts';
import type { SavedProfiles } from './saved-profiles.ts';
import { insertSavedProfile } from './store.ts';

/** Maximum number of saved profiles; each costs memory and time at startup. */
const MAX_SAVED = 100;

/** The hub with the catalog of saved profiles. */
export type SavingContext = Omit<HubContext, 'catalog'> & { readonly catalog: GrowingCatalog };

/** Returns the handler that saves a merged profile. */
export function createSavedProfileHandlers(context: SavingContext, saved: SavedProfiles) {
  async function saveProfile(request: Request, form: MergeForm, actor: HubActor) {
    const named = { ...form, name: findSpelling(context.catalog, form.name) };
    refuseForm(400, checkMergeName(named.name, named.version));
    rejectTaken(context.catalog, named);
    const selection = selectProfiles(context.catalog, form.profiles);
    const tooFew = selection.profiles.length < 2 ? ['At least 2 different profiles are required.'] : [];
    refuseForm(400, listGeneralErrors([...selection.problems, ...tooFew]));
    const merged = await mergeToSaveWork.run(context, request, selection, named);
    if ('problems' in merged) throw new FormRefusedError(400, listGeneralErrors(merged.problems));
    const { name, version, yaml, sources, facts } = merged;
    const row = await insertSavedProfile(
      context.pool,
      {
        name,
        version,
        yaml,
        sources,
        savedBy: actor.userId,
        savedByName: actor.userName,
      },
      MAX_SAVED,
    );
    if (row === 'taken') throw createTakenError(facts.id);
    if (row === 'full') {
      const message = `This site has ${MAX_SAVED} saved profiles, which is the maximum. Delete one first.`;
      throw new FormRefusedError(409, [{ field: '', message }]);
    }
    return {
      ...facts,
      name,
      version,
      source_profiles: [...row.sources],
      saved_at: row.savedAt.toISOString(),
      saved_by: row.savedByName,
    } satisfies components['schemas']['SavedProfile'];
  }

  /** Adds the saved profile to the catalog. If that fails, the catalog is updated later. */
  async function updateCatalog(): Promise<void> {
    try {
      await saved.refresh();
    } catch (error) {
      context.log.warn({ reason: getErrorText(error) }, 'a profile was saved, and cannot be used before the database answers');
    }
  }

  return {
    saveMergedProfile(call) {
      const { access, request, body } = call;
      return answerForm(call, {
        fields: {},
        async act() {
          const isForm = request.is('application/json') !== 'application/json';
          const form = isForm ? readMergeForm(body) : parseProfileJson(body as SaveRequest);
          const stored = await saveProfile(request, form, access.actor);
          await updateCatalog();
          const path = getProfilePath(stored);
          if (!wantsPage(call)) return replyWithCreated(path, stored);
          const lines = ['You can use it now for validation and new projects.'];
          return redirect(call, path, { tone: 'good', title: `Profile saved: ${stored.id}`, lines });
        },
        again: (status: 400 | 409, { errors }) => replyMergeAgain(context, request, body, status, errors),
      });
    },
  } satisfies Partial<SupportHandlers>;
}

/** Returns the page of the merge with 401, because a redirect to the login would lose the input. */
export async function requireLoginBeforeSaving(context: SavingContext, { request, response, body }: UnguardedCall) {
  response.setHeader('WWW-Authenticate', 'Bearer');
  const message = 'You are not logged in. Log in in another tab, then save here again. Your changes are kept.';
  return replyMergeAgain(context, request, body, 401, [{ field: '', message }]);
}

type SaveRequest = components['schemas']['SaveProfileRequest'];

function parseProfileJson({
  profiles,
  strategy = 'first_wins',
  output_name,
  output_version,
  resolutions = [],
}: SaveRequest): MergeForm {
  return { profiles, strategy, name: output_name, version: output_version, resolutions };
}

/** @throws FormRefusedError if there is a problem */
function refuseForm(status: 400 | 409, problems: readonly FieldError[]): void {
  if (problems.length > 0) throw new FormRefusedError(status, problems);
}

function listGeneralErrors(messages: readonly string[]): FieldError[] {
  return messages.map((message) => ({ field: '', message }));
}

/** Returns the spelling of a profile's name that its other versions have. */
function findSpelling(catalog: GrowingCatalog, name: string): string {
  return catalog.names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

/** @throws FormRefusedError */
function rejectTaken({ base, find }: GrowingCatalog, { name, version }: MergeForm): void {
  if (base.listVersions(name).length > 0) {
    const message = `belongs to ${name}, which came with this server, whose name is reserved`;
    throw new FormRefusedError(409, [{ field: 'output_name', message }]);
  }
  if (find(name, version) !== undefined) throw createTakenError(`${name}/${version}`);
}

function createTakenError(id: string): FormRefusedError {
  const message = `is taken: there is already a profile ${id}; give yours another name or version`;
  return new FormRefusedError(409, [{ field: 'output_name', message }]);
}
