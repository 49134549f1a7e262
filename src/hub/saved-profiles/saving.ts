/** Saves profiles for the whole site, both merged profiles and drafts. */
import type { components } from '../../../generated/support/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { type GrowingCatalog, MAX_PROFILE_BYTES } from '../../profiles/catalog/catalog.ts';
import { countFields } from '../../profiles/profile.ts';
import { ProfileError, parseProfile } from '../../profiles/reading/profile-file.ts';
import { getProfilePath } from '../../schemas/service.ts';
import { getErrorText } from '../../storage/storage-errors.ts';
import { createFieldError, FormRefusedError } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated } from '../../web/replies/replies.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { checkMergeName } from '../merging/form.ts';
import type { SavedProfiles } from './saved-profiles.ts';
import { insertSavedProfile } from './store.ts';

/** Maximum number of saved profiles, because each needs memory and time at startup. */
const MAX_SAVED = 100;
/** Maximum number of saved profiles per user, below the total limit, so that other users can save profiles. */
const MAX_SAVED_BY_USER = 40;

export type SavingContext = Omit<HubContext, 'catalog'> & { readonly catalog: GrowingCatalog };

type SavedProfile = components['schemas']['SavedProfile'];

export interface ReadyProfile {
  readonly name: string;
  readonly version: string;
  readonly yaml: string;
  readonly facts: Omit<SavedProfile, 'name' | 'version' | 'source_profiles' | 'saved_at' | 'saved_by'>;
}

/** Returns a profile that is ready to save, or error messages if the YAML cannot be loaded as a profile. */
export function prepareProfile(
  yaml: string,
  named: { readonly name: string; readonly version: string },
  has_unresolved_conflicts = false,
): ReadyProfile | { readonly problems: readonly string[] } {
  const bytes = Buffer.byteLength(yaml);
  if (bytes > MAX_PROFILE_BYTES) {
    const [megabytes, most] = [Math.ceil(bytes / 1_000_000), MAX_PROFILE_BYTES / 1_000_000];
    return { problems: [`The profile has ${megabytes} MB; a profile has ${most} MB at most.`] };
  }
  try {
    const profile = parseProfile(yaml, 'profile', named);
    const { id, name, version, display_name: title, root_entity, entities, rules } = profile;
    const counts = { entities: entities.size, fields: countFields(profile), rules: rules.length };
    return { name, version, yaml, facts: { id, title, root_entity, ...counts, has_unresolved_conflicts } };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { problems: error.problems.map(({ line, reason }) => `Line ${line} of the profile: ${reason}`) };
  }
}

export function createProfileSaver(context: SavingContext, saved: SavedProfiles) {
  return {
    /** Returns the name, spelled as in its other versions. @throws FormRefusedError if it is invalid, reserved or in use */
    claimName(enteredName: string, version: string): string {
      const { catalog } = context;
      const name = catalog.names.find((known) => known.toLowerCase() === enteredName.toLowerCase()) ?? enteredName;
      const problems = checkMergeName(name, version);
      if (problems.length > 0) throw new FormRefusedError(400, problems);
      if (catalog.base.listVersions(name).length > 0) {
        const message = `is reserved for ${name}, a built-in profile`;
        throw createFieldError('output_name', message, 409);
      }
      if (catalog.find(name, version) !== undefined) throw createTakenError(`${name}/${version}`);
      return name;
    },

    /** Stores a profile, adds it to the catalog and returns it. @throws FormRefusedError */
    async save(ready: ReadyProfile, sources: readonly string[], { userId, userName }: HubActor): Promise<SavedProfile> {
      const { name, version, yaml, facts } = ready;
      const profile = { name, version, yaml, sources, savedBy: userId, savedByName: userName };
      const row = await insertSavedProfile(context.pool, profile, {
        most: MAX_SAVED,
        mostOfUser: MAX_SAVED_BY_USER,
        // Requests without a version use the latest version, so other users must not add versions of a name.
        isNameOwned: context.settings.hubAccess === 'login',
      });
      if (row === 'taken') throw createTakenError(facts.id);
      if (row === 'of others') throw createFieldError('output_name', `is taken: another user saved ${name}`, 409);
      if (row === 'full' || row === 'full for user') {
        const whose = row === 'full' ? `This server has ${MAX_SAVED}` : `You have ${MAX_SAVED_BY_USER}`;
        throw createFieldError('', `${whose} saved profiles, which is the maximum. Delete one first.`, 409);
      }
      try {
        await saved.refresh();
      } catch (error) {
        // The catalog reads the profile when the database responds again.
        context.log.warn(
          { reason: getErrorText(error) },
          'a profile was saved, and cannot be used before the database responds',
        );
      }
      const { savedAt, savedByName } = row;
      return { ...facts, name, version, source_profiles: [...sources], saved_at: savedAt.toISOString(), saved_by: savedByName };
    },
  };
}

export function replyWithSavedProfile(call: Exchange, stored: SavedProfile) {
  const path = getProfilePath(stored);
  if (!wantsPage(call)) return replyWithCreated(path, stored);
  const lines = ['You can use it now for validation and new projects.'];
  return redirect(call, path, `Profile saved: ${stored.id}`, ...lines);
}

export function createSaveError(messages: readonly string[]): FormRefusedError {
  return new FormRefusedError(
    400,
    messages.map((message) => ({ field: '', message })),
  );
}

function createTakenError(id: string): FormRefusedError {
  const message = `is taken: the profile ${id} already exists; choose another name or version`;
  return createFieldError('output_name', message, 409);
}
