/** Comparisons as pages, files and JSON. A task draws those of many profiles, because that takes a second. */
import type { Request } from 'express';
import { compareProfiles } from '../../profiles/comparison/compare.ts';
import type { Profile } from '../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { getCurrentViewer, type PageViewer } from '../../web/for-people/viewing.ts';
import type { HubContext } from '../context.ts';
import { selectProfiles } from '../profiles/profile-selection.ts';
import { formatComparisonCsv, formatComparisonMarkdown } from './file.ts';
import { comparisonView, createComparisonModel, createComparisonPage } from './page.ts';
import type { ComparisonQuestion } from './shown-differences.ts';

/** A comparison to draw, as plain data. */
interface AskedComparison {
  /** Identifiers of profiles. */
  readonly named: readonly string[];
  readonly form: 'page' | 'csv' | 'md' | 'json';
  readonly question: ComparisonQuestion;
  readonly viewer: PageViewer;
}

type Context = Pick<HubContext, 'catalog' | 'render'>;

const drawManyProfiles: Task<AskedComparison, string> = { name: 'compare profiles', milliseconds: 60_000 };

/** Profiles that are compared in some milliseconds. */
const FEW = 3;

/** Draws a comparison. @throws TooMuchWorkError */
export async function drawComparison(
  context: HubContext,
  request: Request,
  named: readonly string[],
  form: AskedComparison['form'],
  question: ComparisonQuestion = {},
): Promise<string> {
  const { changes, kind, q, sort } = question;
  const asked: AskedComparison = { named, form, question: { changes, kind, q, sort }, viewer: getCurrentViewer() };
  const isLong = selectProfiles(context.catalog, named).profiles.length > FEW;
  return isLong ? context.tasks.run(request, drawManyProfiles, asked) : draw(context, asked);
}

/** Creates the work that compares profiles in a worker thread. */
export function createComparisonWork(context: Context): TaskWork {
  return createTaskWork(drawManyProfiles, async (asked) => draw(context, asked));
}

function draw({ catalog, render }: Context, { named, form, question, viewer }: AskedComparison): string {
  const selection = selectProfiles(catalog, named);
  const { profiles } = selection;
  if (form !== 'page') return drawFile(profiles, form, question);
  const frame = { ...createComparisonPage(selection), ...(viewer === undefined ? {} : { viewer }) };
  return render(comparisonView, frame, createComparisonModel(catalog, selection, question));
}

function drawFile(
  profiles: readonly Profile[],
  form: Exclude<AskedComparison['form'], 'page'>,
  question: ComparisonQuestion,
): string {
  if (form === 'json') return JSON.stringify(compareProfiles(profiles));
  return form === 'csv' ? formatComparisonCsv(profiles, question) : formatComparisonMarkdown(profiles, question);
}
