/** Merges as pages, files and JSON. A task merges many profiles, because that takes tenths of a second. */
import type { Request } from 'express';
import type { components } from '../../../generated/support/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { type Merge, type MergeOrder, mergeProfiles, UnknownResolutionError } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import type { Profile } from '../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { getCurrentViewer, type PageViewer } from '../../web/for-people/viewing.ts';
import type { HubContext } from '../context.ts';
import { selectProfiles } from '../profiles/profile-selection.ts';
import { computeMergeOutcome, type MergeForm } from './form.ts';
import { createMergeModel, createMergePage, mergeView } from './page.ts';

/** A page of the merge assistant, as plain data. */
interface AskedPage {
  readonly form: MergeForm;
  /** Further errors of an attempt to save. */
  readonly refusals: readonly FieldError[];
  /** Address of the login, if saving needs one; empty otherwise. */
  readonly loginPath: string;
  readonly viewer: PageViewer;
}

/** The page, and its status. An unknown strategy is a bad request, like an invalid selection. */
interface DrawnMerge {
  readonly status: 200 | 400 | 404;
  readonly page: string;
}

/** A merged profile as a file, or why there is none. */
type MergedFile = { readonly name: string; readonly yaml: string } | { readonly problem: string };

/** Parameters of a merge, without its profiles. */
export type MergeWishes = Omit<MergeOrder, 'profiles'>;
interface AskedResult {
  /** Identifiers of profiles. */
  readonly named: readonly string[];
  readonly wishes: MergeWishes;
}
type MergeResult = components['schemas']['MergeResult'];

type Context = Pick<HubContext, 'catalog' | 'render'>;

const MINUTE_MS = 60_000;
const drawManyMerged: Task<AskedPage, DrawnMerge> = { name: 'show a merge', milliseconds: MINUTE_MS };
const writeManyMerged: Task<MergeForm, MergedFile> = { name: 'write a merged profile', milliseconds: MINUTE_MS };
const mergeMany: Task<AskedResult, MergeResult> = { name: 'merge profiles', milliseconds: MINUTE_MS };

/** Profiles that are merged in some milliseconds. */
const FEW = 3;

/** Draws a page of the merge assistant. @throws TooMuchWorkError */
export async function drawMerge(context: HubContext, request: Request, asked: Omit<AskedPage, 'viewer'>): Promise<DrawnMerge> {
  const question = { ...asked, viewer: getCurrentViewer() };
  return areMany(context, asked.form.profiles) ? context.tasks.run(request, drawManyMerged, question) : draw(context, question);
}

/** Returns the merged profile as a file. @throws TooMuchWorkError */
export async function writeMergedFile(context: HubContext, request: Request, form: MergeForm): Promise<MergedFile> {
  return areMany(context, form.profiles) ? context.tasks.run(request, writeManyMerged, form) : write(context, form);
}

/** Returns the merge as in the contract. @throws BadRequestError for unknown strategies and choices; TooMuchWorkError */
export async function createMergeResult(
  context: HubContext,
  request: Request,
  profiles: readonly Profile[],
  wishes: MergeWishes,
): Promise<MergeResult> {
  return profiles.length > FEW
    ? context.tasks.run(request, mergeMany, { named: profiles.map(({ id }) => id), wishes })
    : merge(profiles, wishes);
}

/** The work of the tasks. */
export function createMergeWorks(context: Context): TaskWork[] {
  return [
    createTaskWork(drawManyMerged, async (asked) => draw(context, asked)),
    createTaskWork(writeManyMerged, async (form) => write(context, form)),
    createTaskWork(mergeMany, async ({ named, wishes }) => merge(selectProfiles(context.catalog, named).profiles, wishes)),
  ];
}

/** Formats a merge as in the contract. */
export function formatMerge(merged: Merge): MergeResult {
  return {
    merged_profile: { ...merged.file },
    yaml: merged.yaml,
    strategy_used: merged.strategy,
    source_profiles: [...merged.sources],
    warnings: merged.warnings.map(({ isSettlement: _isSettlement, ...warning }) => warning),
    has_unresolved_conflicts: merged.unresolved.length > 0,
    unresolved_conflicts: [...merged.unresolved],
    resolutions_applied: merged.resolutionsApplied,
  };
}

function areMany({ catalog }: Context, named: readonly string[]): boolean {
  return selectProfiles(catalog, named).profiles.length > FEW;
}

function draw({ catalog, render }: Context, { form, refusals, loginPath, viewer }: AskedPage): DrawnMerge {
  const outcome = computeMergeOutcome(catalog, form);
  const { selection, problems } = outcome;
  const isWrong = problems.some(({ field }) => field === 'strategy');
  const frame = { ...createMergePage(), ...(viewer === undefined ? {} : { viewer }) };
  return {
    status: selection.status === 200 && isWrong ? 400 : selection.status,
    page: render(mergeView, frame, createMergeModel(catalog, outcome, refusals, loginPath)),
  };
}

function write({ catalog }: Context, form: MergeForm): MergedFile {
  const { merge: merged, problems } = computeMergeOutcome(catalog, form);
  if (merged === undefined) return { problem: problems[0]?.message ?? '' };
  return { name: `${merged.file.name}-${merged.file.version}.yaml`, yaml: merged.yaml };
}

function merge(profiles: readonly Profile[], wishes: MergeWishes): MergeResult {
  try {
    return formatMerge(mergeProfiles({ profiles, ...wishes }));
  } catch (error) {
    if (error instanceof UnknownStrategyError || error instanceof UnknownResolutionError)
      throw new BadRequestError(error.message, { cause: error });
    throw error;
  }
}
