import type { components } from '../../../generated/support/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { type MergeOrder, mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import { defineProfileWork } from '../profiles/profile-work.ts';
import { computeMergeOutcome, type MergeForm } from './form.ts';
import { createMergeModel, createMergePage } from './page.ts';

interface RequestedPage {
  readonly form: MergeForm;
  /** Errors of an attempt to save. */
  readonly refusals: readonly FieldError[];
  /** Path of the login page if saving requires a login; otherwise empty. */
  readonly loginPath: string;
}

/** The status for an unknown strategy is 400, as for an invalid selection. */
interface DrawnMerge {
  readonly status: 200 | 400 | 404;
  readonly page: string;
}

type MergedFile = { readonly name: string; readonly yaml: string } | { readonly problem: string };

type MergeParameters = Omit<MergeOrder, 'profiles'>;

export const mergePageWork = defineProfileWork<RequestedPage, DrawnMerge>(
  'show a merge',
  ({ catalog, render }, selection, { form, refusals, loginPath }) => {
    const outcome = computeMergeOutcome(catalog, form, selection);
    const isWrong = outcome.problems.some(({ field }) => field === 'strategy');
    return {
      status: selection.status === 200 && isWrong ? 400 : selection.status,
      page: render('hub/merging/merge', createMergePage(), createMergeModel(catalog, outcome, refusals, loginPath)),
    };
  },
);

export const mergeFileWork = defineProfileWork<MergeForm, MergedFile>(
  'write a merged profile',
  ({ catalog }, selection, form) => {
    const { merge, problems } = computeMergeOutcome(catalog, form, selection);
    if (merge === undefined) return { problem: problems[0]?.message ?? '' };
    return { name: `${merge.file.name}-${merge.file.version}.yaml`, yaml: merge.yaml };
  },
);

/** Merges profiles. @throws BadRequestError for an unknown strategy or choice */
export const mergeResultWork = defineProfileWork('merge profiles', (_context, { profiles }, parameters: MergeParameters) => {
  try {
    const merge = mergeProfiles({ profiles, ...parameters });
    return {
      merged_profile: { ...merge.file },
      yaml: merge.yaml,
      strategy_used: merge.strategy,
      source_profiles: [...merge.sources],
      warnings: merge.warnings.map(({ isSettlement: _isSettlement, ...warning }) => warning),
      has_unresolved_conflicts: merge.unresolved.length > 0,
      unresolved_conflicts: [...merge.unresolved],
      resolutions_applied: merge.resolutionsApplied,
    } satisfies components['schemas']['MergeResult'];
  } catch (error) {
    if (error instanceof UnknownStrategyError || error instanceof UnknownResolutionError)
      throw new BadRequestError(error.message, { cause: error });
    throw error;
  }
});
