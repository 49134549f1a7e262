/** Merges profiles and validates the result, because a saved profile must load again. Both take seconds for many profiles. */
import { largestFile } from '../../profiles/catalog/catalog.ts';
import { mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import { countFields } from '../../profiles/profile.ts';
import { ProfileError, readProfile } from '../../profiles/reading/profile-file.ts';
import type { MergeForm } from '../merging/form.ts';
import { defineProfileWork } from '../profiles/profile-work.ts';

/** Merges the selected profiles under the name of the form. Returns the profile, or the sentences why it cannot be saved. */
export const mergeToSaveWork = defineProfileWork('merge profiles to save', (_context, { profiles }, form: MergeForm) => {
  try {
    const { yaml, file, sources, unresolved } = mergeProfiles({ ...form, profiles });
    const bytes = Buffer.byteLength(yaml);
    if (bytes > largestFile) {
      const [has, most] = [Math.ceil(bytes / 1_000_000), largestFile / 1_000_000];
      return { problems: [`The merged profile has ${has} MB; a profile has ${most} MB at most.`] };
    }
    const profile = readProfile(yaml, 'merged profile', file);
    const facts = {
      id: profile.id,
      title: profile.display_name,
      root_entity: profile.root_entity,
      entities: profile.entities.size,
      fields: countFields(profile),
      rules: profile.rules.length,
      has_unresolved_conflicts: unresolved.length > 0,
    };
    return { name: profile.name, version: profile.version, yaml, sources, facts };
  } catch (error) {
    if (error instanceof UnknownStrategyError || error instanceof UnknownResolutionError) return { problems: [error.message] };
    if (!(error instanceof ProfileError)) throw error;
    return { problems: error.problems.map(({ line, reason }) => `Line ${line} of the profile: ${reason}`) };
  }
});
