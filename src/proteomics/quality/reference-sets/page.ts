import type { Exchange } from '../../../contract/accept.ts';
import { formatTimestamp, getLocalDate } from '../../../web/for-people/words.ts';
import { type Choice, createFlagField, createListField, createTextField } from '../../../web/forms/fields.ts';
import { replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import { createRawFileNameKey } from '../../records.ts';
import { buildSignedForm, type SignedFormContent } from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { findMetric } from '../metrics/catalog.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { SAMPLE_TYPES } from '../sample-types/rules.ts';
import { findTypeOfSet } from '../sample-types/series.ts';
import type { Scope } from '../scope.ts';
import { findDependentLimits, type ReferenceSet, readReferenceSets } from './store.ts';

export const REFERENCE_SET_FIELDS = {
  name: createTextField({ label: 'Name', isRequired: true, maxLength: 200 }),
  note: createTextField({ label: 'Note', kind: 'textarea', rows: 2, maxLength: 2_000, help: 'Reason for the choice of runs.' }),
  raw_files: createListField({ label: 'Raw files', kind: 'checkboxes', help: 'Two or more, latest first.', isLong: true }),
  baseline: createFlagField({ label: 'Baseline: all runs of this sample type are compared with these runs' }),
  returnTo: createTextField({ label: 'Address to go back to', kind: 'hidden' }),
};

const STYLES = ['styles/proteomics-quality.css'];

interface ReferenceSetData {
  readonly sets: readonly ReferenceSet[];
  /** Metrics whose limits use a set, by UUID of the set. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  readonly runs: readonly QualityRun[];
}

type ReferenceSetCall = Exchange & { readonly access: Caller };

async function readReferenceSetData({ pool, pipeline }: Scope): Promise<ReferenceSetData> {
  const sets = await readReferenceSets(pool, pipeline.uuid);
  const uses = await Promise.all(sets.map(async ({ uuid }) => [uuid, await findDependentLimits(pool, uuid)] as const));
  return { sets, uses: new Map(uses), runs: await readRuns(pool, pipeline, []) };
}

export async function renderReferenceSets<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: ReferenceSetCall,
  status: Status,
  scope: Scope,
  content: SignedFormContent = {},
) {
  const { project, pipeline, pool } = scope;
  const data = await readReferenceSetData(scope);
  const frame = { action: getPipelinePath(project, pipeline, 'guide-sets'), submit: 'Create reference set' };
  const fields = buildFields(data.runs, content.refused?.typed.raw_files ?? []);
  const around = createPipelineFrame(project, pipeline, { title: 'Reference sets', styles: STYLES });
  return replyWithPage(context, call, status, 'proteomics/quality/reference-sets', around, {
    tabs: buildPipelineTabs(project, pipeline, 'guide-sets'),
    rows: data.sets.map((set) => createReferenceSetRow(scope, data, set)),
    hasRuns: data.runs.length > 0,
    form: await buildSignedForm(pool, call, frame, fields, content),
  });
}

export async function renderReferenceSet<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: ReferenceSetCall,
  status: Status,
  scope: Scope,
  referenceSet: ReferenceSet,
  content: SignedFormContent = {},
) {
  const { project, pipeline, pool } = scope;
  const data = await readReferenceSetData(scope);
  const backPath = getPipelinePath(project, pipeline, 'guide-sets');
  const row = createReferenceSetRow(scope, data, referenceSet);
  const chosen = referenceSet.members.map(({ name }) => name);
  const fields = buildFields(data.runs, content.refused?.typed.raw_files ?? chosen);
  const around = createPipelineFrame(project, pipeline, {
    title: referenceSet.name,
    crumbs: [{ title: 'Reference sets', path: backPath }],
    styles: STYLES,
  });
  return replyWithPage(context, call, status, 'proteomics/quality/reference-set', around, {
    tabs: buildPipelineTabs(project, pipeline, 'guide-sets'),
    name: referenceSet.name,
    deletePath: `${row.path}/delete`,
    trendPath: row.trendPath,
    row,
    form: await buildSignedForm(pool, call, { action: row.path, submit: 'Save', backPath }, fields, {
      initial: { ...referenceSet, raw_files: chosen, baseline: referenceSet.isBaseline },
      ...content,
    }),
  });
}

/** Number of latest runs that the form shows. Older runs can be selected on the page Quality. */
const MAX_OFFERED_RUNS = 500;

/** Builds the fields of the form. The latest runs are first, because they are selected most often. */
function buildFields(runs: readonly QualityRun[], chosen: readonly string[]) {
  const names = new Map(chosen.map((name) => [createRawFileNameKey(name), name]));
  const offered = runs
    .toReversed()
    .filter((run, index) => index < MAX_OFFERED_RUNS || names.has(createRawFileNameKey(run.name)));
  const choices = offered.map((run): Choice => {
    const note = [
      run.acquiredAt === null ? 'time unknown' : getLocalDate(run.acquiredAt),
      run.flagged ? 'flagged' : '',
      run.useDownstream ? '' : 'excluded',
    ];
    // Users may enter a name with its extension.
    const value = names.get(createRawFileNameKey(run.name)) ?? run.name;
    return { value, label: run.name, note: note.filter((text) => text !== '').join(', ') };
  });
  return { ...REFERENCE_SET_FIELDS, raw_files: { ...REFERENCE_SET_FIELDS.raw_files, choices } };
}

function createReferenceSetRow({ project, pipeline }: Scope, { uses, runs }: ReferenceSetData, set: ReferenceSet) {
  const members = new Set(set.members.map(({ uuid }) => uuid));
  const times = runs.flatMap(({ uuid, acquiredAt }) =>
    members.has(uuid) && acquiredAt !== null ? [getLocalDate(acquiredAt)] : [],
  );
  return {
    name: set.name,
    note: set.note,
    runs: set.members.length,
    first: times[0] ?? '',
    last: times.at(-1) ?? '',
    isBaseline: set.isBaseline,
    sampleType: SAMPLE_TYPES[findTypeOfSet(set, runs)],
    uses: (uses.get(set.uuid) ?? []).map((metric) => findMetric(metric)?.title ?? metric).join(', '),
    changed: `${set.changedBy}, ${formatTimestamp(set.changedAt)}`,
    path: `${getPipelinePath(project, pipeline, 'guide-sets')}/${set.uuid}`,
    trendPath: buildAddress(getPipelinePath(project, pipeline, 'trend'), [
      ['limits', 'guide_set'],
      ['guide_set', set.uuid],
    ]),
  };
}
