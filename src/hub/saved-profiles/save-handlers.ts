import type { Request } from 'express';
import type { components } from '../../../generated/support/types.d.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import { mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import { handleForm } from '../../web/forms/answer.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubActor } from '../actor.ts';
import { type MergeForm, parseMergeForm } from '../merging/form.ts';
import { replyWithMergeErrors } from '../profiles/page-handlers.ts';
import { selectProfiles } from '../profiles/profile-selection.ts';
import { defineProfileWork } from '../profiles/profile-work.ts';
import type { SavedProfiles } from './saved-profiles.ts';
import { createProfileSaver, createSaveError, prepareProfile, replyWithSavedProfile, type SavingContext } from './saving.ts';

export function createSavedProfileHandlers(context: SavingContext, saved: SavedProfiles) {
  const { claimName, save } = createProfileSaver(context, saved);

  async function saveProfile(request: Request, form: MergeForm, actor: HubActor) {
    const named = { ...form, name: claimName(form.name, form.version) };
    const selection = selectProfiles(context.catalog, form.profiles);
    const tooFew = selection.profiles.length < 2 ? ['At least 2 different profiles are required.'] : [];
    const problems = [...selection.problems, ...tooFew];
    if (problems.length > 0) throw createSaveError(problems);
    const merged = await mergeToSaveWork.run(context, request, selection, named);
    if ('problems' in merged) throw createSaveError(merged.problems);
    return save(merged, merged.sources, actor);
  }

  return {
    saveMergedProfile(call) {
      const { access, request, body } = call;
      return handleForm(call, {
        fields: {},
        async performAction() {
          const isForm = request.is('application/json') !== 'application/json';
          const form = isForm ? parseMergeForm(body) : parseProfileJson(body as SaveRequest);
          return replyWithSavedProfile(call, await saveProfile(request, form, access.actor));
        },
        showAgain: (status: 400 | 409, { errors }) => replyWithMergeErrors(context, request, body, status, errors),
      });
    },
  } satisfies Partial<SupportHandlers>;
}

/** Returns the page of the merge with status 401, because a redirect to the login would lose the input. */
export async function requireLoginBeforeSaving(context: SavingContext, { request, response, body }: UnguardedCall) {
  response.setHeader('WWW-Authenticate', 'Bearer');
  const message = 'You are not logged in. Log in in another tab, then save here again. Your changes are kept.';
  return replyWithMergeErrors(context, request, body, 401, [{ field: '', message }]);
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

/** Merges the selected profiles. Returns the profile with the entered name, or an error message. */
export const mergeToSaveWork = defineProfileWork('merge profiles to save', (_context, { profiles }, form: MergeForm) => {
  try {
    const { yaml, file, sources, unresolved } = mergeProfiles({ ...form, profiles });
    return { ...prepareProfile(yaml, file, unresolved.length > 0), sources };
  } catch (error) {
    if (error instanceof UnknownStrategyError || error instanceof UnknownResolutionError) return { problems: [error.message] };
    throw error;
  }
});
