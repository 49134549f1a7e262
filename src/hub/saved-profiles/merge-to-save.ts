/** Merges profiles and validates the result, because a saved profile must be loadable. Many profiles take seconds. */
import { mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import type { MergeForm } from '../merging/form.ts';
import { defineProfileWork } from '../profiles/profile-work.ts';
import { prepareProfile } from './saving.ts';

/**
 * Merges the selected profiles under the name of the form. Returns the profile, or sentences that explain why it cannot be
 * saved.
 */
export const mergeToSaveWork = defineProfileWork('merge profiles to save', (_context, { profiles }, form: MergeForm) => {
  try {
    const { yaml, file, sources, unresolved } = mergeProfiles({ ...form, profiles });
    return { ...prepareProfile(yaml, file, unresolved.length > 0), sources };
  } catch (error) {
    if (error instanceof UnknownStrategyError || error instanceof UnknownResolutionError) return { problems: [error.message] };
    throw error;
  }
});
