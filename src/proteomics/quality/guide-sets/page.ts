/** What the pages of reference sets show. */
import type { Exchange } from '../../../contract/accept.ts';
import { momentText, writtenDay } from '../../../web/for-people/words.ts';
import { type Choice, flagField, listField, textField } from '../../../web/forms/fields.ts';
import { page } from '../../../web/replies/replies.ts';
import { view } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { nameKeyOf } from '../../records.ts';
import { type SignedFormContent, type SignedFormModel, signedFormModel } from '../../signed-form.ts';
import { addressWith } from '../addresses.ts';
import { metricOf } from '../metrics/catalog.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import type { Scope } from '../scope.ts';
import { type GuideSet, limitsThatUse, readGuideSets } from './store.ts';

/** The fields. The raw files are those of the pipeline. */
export const GUIDE_SET_FIELDS = {
  name: textField({ label: 'Name', isRequired: true, maxLength: 200 }),
  note: textField({ label: 'Note', kind: 'textarea', rows: 2, maxLength: 2_000, help: 'reason for the choice of runs' }),
  raw_files: listField({ label: 'Raw files', kind: 'checkboxes', help: 'two or more, latest first', isLong: true }),
  baseline: flagField({ label: 'Baseline of the pipeline: every run is judged by these' }),
  returnTo: textField({ label: 'Address to go back to', kind: 'hidden' }),
};

interface GuideSetRow {
  readonly name: string;
  readonly note: string;
  readonly runs: number;
  readonly first: string;
  readonly last: string;
  readonly isBaseline: boolean;
  readonly uses: string;
  readonly changed: string;
  readonly path: string;
  readonly trendPath: string;
}

interface ListModel {
  readonly tabs: readonly TabModel[];
  readonly rows: readonly GuideSetRow[];
  readonly hasRuns: boolean;
  readonly form: SignedFormModel;
}

interface OneModel {
  readonly tabs: readonly TabModel[];
  readonly name: string;
  readonly deletePath: string;
  readonly trendPath: string;
  readonly row: GuideSetRow;
  readonly form: SignedFormModel;
}

const LIST = view<ListModel>('proteomics/quality/guide-sets');
const ONE = view<OneModel>('proteomics/quality/guide-set');
const STYLES = ['styles/proteomics-quality.css'];

/** What a page of reference sets is made from. */
interface GuideSetData {
  readonly sets: readonly GuideSet[];
  /** Metrics whose limit refers to a reference set, by its UUID. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  readonly runs: readonly QualityRun[];
}

type GuideSetCall = Exchange & { readonly access: Caller };

async function readData({ pool, pipeline }: Scope): Promise<GuideSetData> {
  const sets = await readGuideSets(pool, pipeline.uuid);
  const uses = await Promise.all(sets.map(async ({ uuid }) => [uuid, await limitsThatUse(pool, uuid)] as const));
  return { sets, uses: new Map(uses), runs: await readRuns(pool, pipeline, []) };
}

/** The list with the form for a new one. */
export async function guideSetListPage<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: GuideSetCall,
  status: Status,
  scope: Scope,
  content: SignedFormContent = {},
) {
  const { project, pipeline, pool } = scope;
  const data = await readData(scope);
  const frame = { action: pipelinePath(project, pipeline, 'guide-sets'), submit: 'Create reference set' };
  const fields = fieldsFor(data.runs, content.refused?.typed.raw_files ?? []);
  const around = pipelinePage(project, pipeline, { title: 'Reference sets', styles: STYLES });
  return page(context, call, status, LIST, around, {
    tabs: pipelineTabs(project, pipeline, 'guide-sets'),
    rows: data.sets.map((set) => rowOf(scope, data, set)),
    hasRuns: data.runs.length > 0,
    form: await signedFormModel(pool, call, frame, fields, content),
  });
}

/** The page of one. */
export async function guideSetPage<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: GuideSetCall,
  status: Status,
  scope: Scope,
  guideSet: GuideSet,
  content: SignedFormContent = {},
) {
  const { project, pipeline, pool } = scope;
  const data = await readData(scope);
  const backPath = pipelinePath(project, pipeline, 'guide-sets');
  const row = rowOf(scope, data, guideSet);
  const chosen = guideSet.members.map(({ name }) => name);
  const fields = fieldsFor(data.runs, content.refused?.typed.raw_files ?? chosen);
  const around = pipelinePage(project, pipeline, {
    title: guideSet.name,
    crumbs: [{ title: 'Reference sets', path: backPath }],
    styles: STYLES,
  });
  return page(context, call, status, ONE, around, {
    tabs: pipelineTabs(project, pipeline, 'guide-sets'),
    name: guideSet.name,
    deletePath: `${row.path}/delete`,
    trendPath: row.trendPath,
    row,
    form: await signedFormModel(pool, call, { action: row.path, submit: 'Save', backPath }, fields, {
      initial: { ...guideSet, raw_files: chosen, baseline: guideSet.isBaseline },
      ...content,
    }),
  });
}

/** So many of the latest runs are offered; the dashboard finds others by their days, and makes a set of them too. */
const OFFERED = 500;

/** Latest first, as a set is mostly made of what was run lately. */
function fieldsFor(runs: readonly QualityRun[], chosen: readonly string[]) {
  const names = new Map(chosen.map((name) => [nameKeyOf(name), name]));
  const offered = runs.toReversed().filter((run, index) => index < OFFERED || names.has(nameKeyOf(run.name)));
  const choices = offered.map((run): Choice => {
    const note = [
      run.acquiredAt === null ? 'time unknown' : writtenDay(run.acquiredAt),
      run.flagged ? 'flagged' : '',
      run.useDownstream ? '' : 'excluded',
    ];
    // A name may have been typed with the ending of the file.
    const value = names.get(nameKeyOf(run.name)) ?? run.name;
    return { value, label: run.name, note: note.filter((text) => text !== '').join(', ') };
  });
  return { ...GUIDE_SET_FIELDS, raw_files: { ...GUIDE_SET_FIELDS.raw_files, choices } };
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
    isBaseline: set.isBaseline,
    uses: (uses.get(set.uuid) ?? []).map((metric) => metricOf(metric)?.title ?? metric).join(', '),
    changed: `${set.changedBy}, ${momentText(set.changedAt)}`,
    path: `${pipelinePath(project, pipeline, 'guide-sets')}/${set.uuid}`,
    trendPath: addressWith(pipelinePath(project, pipeline, 'trend'), [
      ['limits', 'guide_set'],
      ['guide_set', set.uuid],
    ]),
  };
}
