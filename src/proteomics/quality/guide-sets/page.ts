/** What the pages of reference sets show. */

import type { Flash } from '../../../web/flash.ts';
import { momentText, writtenDay } from '../../../web/for-people/words.ts';
import { view } from '../../../web/views.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { nameKeyOf } from '../../records.ts';
import { addressWith } from '../addresses.ts';
import type { FormState } from '../forms/form.ts';
import { metricOf } from '../metrics/catalogue.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { Scope } from '../scope.ts';
import type { GuideSet } from './store.ts';

/** The fields, by name. */
export const LABELS = { name: 'Name', note: 'Note', raw_files: 'Raw files', user: 'Your user UUID' };

interface RunBox {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly isChosen: boolean;
}

interface GuideSetRow {
  readonly name: string;
  readonly note: string;
  readonly runs: number;
  readonly first: string;
  readonly last: string;
  readonly uses: string;
  readonly changed: string;
  readonly path: string;
  readonly trendPath: string;
}

interface ListModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly path: string;
  readonly rows: readonly GuideSetRow[];
  readonly form: FormState;
  readonly boxes: readonly RunBox[];
}

interface OneModel {
  readonly tabs: readonly TabModel[];
  readonly name: string;
  readonly path: string;
  readonly deletePath: string;
  readonly backPath: string;
  readonly trendPath: string;
  readonly row: GuideSetRow;
  readonly form: FormState;
  readonly boxes: readonly RunBox[];
}

const LIST = view<ListModel>('proteomics/quality/guide-sets');
const ONE = view<OneModel>('proteomics/quality/guide-set');
const STYLES = ['styles/proteomics-quality.css'];

/** What a page of reference sets is made from. */
export interface GuideSetData {
  readonly sets: readonly GuideSet[];
  /** Metrics whose limit refers to a reference set, by its UUID. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  readonly runs: readonly QualityRun[];
}

interface Shown {
  readonly form: FormState;
  /** Names of raw files whose boxes are ticked. */
  readonly chosen: readonly string[];
}

/** The list with the form for a new one. */
export function guideSetListPage(
  { render }: Pick<ProteomicsContext, 'render'>,
  scope: Scope,
  data: GuideSetData,
  { form, chosen, flash }: Shown & { readonly flash: Flash | undefined },
): string {
  const { project, pipeline } = scope;
  return render(LIST, pipelinePage(project, pipeline, { title: 'Reference sets', styles: STYLES }), {
    tabs: pipelineTabs(project, pipeline, 'guide-sets'),
    flash,
    path: pipelinePath(project, pipeline, 'guide-sets'),
    rows: data.sets.map((set) => rowOf(scope, data, set)),
    form,
    boxes: boxesOf(data.runs, chosen),
  });
}

/** The page of one. */
export function guideSetPage(
  { render }: Pick<ProteomicsContext, 'render'>,
  scope: Scope,
  data: GuideSetData,
  guideSet: GuideSet,
  { form, chosen }: Shown,
): string {
  const { project, pipeline } = scope;
  const backPath = pipelinePath(project, pipeline, 'guide-sets');
  const row = rowOf(scope, data, guideSet);
  const page = pipelinePage(project, pipeline, {
    title: guideSet.name,
    crumbs: [{ title: 'Reference sets', path: backPath }],
    styles: STYLES,
  });
  return render(ONE, page, {
    tabs: pipelineTabs(project, pipeline, 'guide-sets'),
    name: guideSet.name,
    path: row.path,
    deletePath: `${row.path}/delete`,
    backPath,
    trendPath: row.trendPath,
    row,
    form,
    boxes: boxesOf(data.runs, chosen),
  });
}

/** So many of the latest runs are offered; the dashboard finds others by their days, and makes a set of them too. */
const OFFERED = 500;

/** Latest first, as a set is mostly made of what was run lately. */
function boxesOf(runs: readonly QualityRun[], chosen: readonly string[]): readonly RunBox[] {
  const names = new Set(chosen.map(nameKeyOf));
  const latest = runs.toReversed();
  const offered = latest.filter((run, index) => index < OFFERED || names.has(nameKeyOf(run.name)));
  return offered.map((run, index) => ({
    id: index === 0 ? 'raw_files' : `raw-file-${index}`,
    name: run.name,
    note: [
      run.acquiredAt === null ? 'time unknown' : writtenDay(run.acquiredAt),
      run.flagged ? 'flagged' : '',
      run.useDownstream ? '' : 'excluded',
    ]
      .filter((text) => text !== '')
      .join(', '),
    isChosen: names.has(nameKeyOf(run.name)),
  }));
}

function rowOf({ project, pipeline }: Scope, { uses, runs }: GuideSetData, set: GuideSet): GuideSetRow {
  const members = new Set(set.members.map(({ uuid }) => uuid));
  const times = runs.flatMap(({ uuid, acquiredAt }) =>
    members.has(uuid) && acquiredAt !== null ? [writtenDay(acquiredAt)] : [],
  );
  return {
    name: set.name,
    note: set.note,
    runs: set.members.length,
    first: times[0] ?? '',
    last: times.at(-1) ?? '',
    uses: (uses.get(set.uuid) ?? []).map((metric) => metricOf(metric)?.title ?? metric).join(', '),
    changed: `${set.changedBy}, ${momentText(set.changedAt)}`,
    path: `${pipelinePath(project, pipeline, 'guide-sets')}/${set.uuid}`,
    trendPath: addressWith(pipelinePath(project, pipeline, 'trend'), [
      ['limits', 'guide_set'],
      ['guide_set', set.uuid],
    ]),
  };
}
