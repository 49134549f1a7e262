/** Saves a merged profile as a profile of the site. */

import type { components } from '../../../generated/support/types.d.ts';
import { wantsPage } from '../../contract/accept.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { type GrowingCatalog, largestFile } from '../../profiles/catalog/catalog.ts';
import { type Merge, mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import { countFields, type Profile } from '../../profiles/profile.ts';
import { ProfileError, readProfile } from '../../profiles/reading/profile-file.ts';
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
import type { SavedProfiles } from './saved-profiles.ts';
import { insertSavedProfile, type SavedProfileRow } from './store.ts';

/** Maximum number of saved profiles; each costs memory and time at startup. */
const MAX_SAVED = 100;

/** The hub with the catalog of saved profiles. */
export type SavingContext = Omit<HubContext, 'catalog'> & { readonly catalog: GrowingCatalog };

/** Returns the handler that saves a merged profile. */
export function createSavedProfileHandlers(context: SavingContext, saved: SavedProfiles) {
  async function saveProfile(
    form: MergeForm,
    actor: HubActor,
  ): Promise<{ row: SavedProfileRow; profile: Profile; merge: Merge }> {
    const named = { ...form, name: findSpelling(context.catalog, form.name) };
    refuseForm(400, checkMergeName(named.name, named.version));
    rejectTaken(context.catalog, named);
    const merge = mergeByForm(context, named);
    const profile = validateMerge(merge);
    const row = await insertSavedProfile(
      context.pool,
      {
        name: profile.name,
        version: profile.version,
        yaml: merge.yaml,
        sources: merge.sources,
        savedBy: actor.userId,
        savedByName: actor.userName,
      },
      MAX_SAVED,
    );
    if (row === 'taken') throw createTakenError(profile.id);
    if (row === 'full') {
      const message = `This site has ${MAX_SAVED} saved profiles, which is the maximum. Delete one first.`;
      throw new FormRefusedError(409, [{ field: '', message }]);
    }
    return { row, profile, merge };
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
          const outcome = await saveProfile(isForm ? readMergeForm(body) : parseProfileJson(body as SaveRequest), access.actor);
          await updateCatalog();
          const path = getProfilePath(outcome.profile);
          if (!wantsPage(call)) return replyWithCreated(path, formatSavedProfile(outcome));
          const lines = ['You can use it now for validation and new projects.'];
          return redirect(call, path, { tone: 'good', title: `Profile saved: ${outcome.profile.id}`, lines });
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

/** @throws FormRefusedError */
function mergeByForm({ catalog }: SavingContext, form: MergeForm): Merge {
  const { profiles, problems } = selectProfiles(catalog, form.profiles);
  const tooFew = profiles.length < 2 ? ['At least 2 different profiles are required.'] : [];
  refuseForm(
    400,
    [...problems, ...tooFew].map((message) => ({ field: '', message })),
  );
  try {
    return mergeProfiles({ ...form, profiles });
  } catch (error) {
    if (error instanceof UnknownStrategyError) throw new FormRefusedError(400, [{ field: '', message: error.message }]);
    if (error instanceof UnknownResolutionError) throw new FormRefusedError(400, [{ field: '', message: error.message }]);
    throw error;
  }
}

/** Validates the profile, because it must load again. @throws FormRefusedError if there are problems, with all of them */
function validateMerge({ yaml, file }: Merge): Profile {
  const bytes = Buffer.byteLength(yaml);
  if (bytes > largestFile) {
    const message = `The merged profile has ${Math.ceil(bytes / 1_000_000)} MB; a profile has ${largestFile / 1_000_000} MB at most.`;
    throw new FormRefusedError(400, [{ field: '', message }]);
  }
  try {
    return readProfile(yaml, 'merged profile', file);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    throw new FormRefusedError(
      400,
      error.problems.map(({ line, reason }) => ({ field: '', message: `Line ${line} of the profile: ${reason}` })),
    );
  }
}

/** Returns the spelling of a profile's name that its other versions have. */
function findSpelling(catalog: GrowingCatalog, name: string): string {
  return catalog.names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

/** @throws FormRefusedError */
function rejectTaken({ base, find }: GrowingCatalog, { name, version }: MergeForm): void {
  if (base.versions(name).length > 0) {
    const message = `belongs to ${name}, which came with this server, whose name is reserved`;
    throw new FormRefusedError(409, [{ field: 'output_name', message }]);
  }
  if (find(name, version) !== undefined) throw createTakenError(`${name}/${version}`);
}

function createTakenError(id: string): FormRefusedError {
  const message = `is taken: there is already a profile ${id}; give yours another name or version`;
  return new FormRefusedError(409, [{ field: 'output_name', message }]);
}

function formatSavedProfile({ row, profile, merge }: { row: SavedProfileRow; profile: Profile; merge: Merge }) {
  return {
    id: profile.id,
    name: profile.name,
    version: profile.version,
    title: profile.display_name,
    root_entity: profile.root_entity,
    entities: profile.entities.size,
    fields: countFields(profile),
    rules: profile.rules.length,
    source_profiles: [...row.sources],
    saved_at: row.savedAt.toISOString(),
    saved_by: row.savedByName,
    has_unresolved_conflicts: merge.unresolved.length > 0,
  };
}
