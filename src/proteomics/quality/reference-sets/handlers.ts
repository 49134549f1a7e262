import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../../contract/accept.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { formatTimestamp, getLocalDate } from '../../../web/for-people/words.ts';
import { type Choice, createFlagField, createListField, createTextField } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import type { Signature } from '../../people/signatures.ts';
import { createRawFileNameKey } from '../../records.ts';
import { buildSignedForm, handleSignedAction, type SignedFormContent } from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { findMetric } from '../metrics/catalog.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { pickFrequentType, SAMPLE_TYPES, type SampleType } from '../sample-types/rules.ts';
import { findTypeOfSet } from '../sample-types/series.ts';
import { readSampleTypes } from '../sample-types/store.ts';
import {
  chooseReturnAddress,
  findChangedScope,
  findFormFieldOfError,
  findNamedRuns,
  findScope,
  findScopeByUuid,
  type PipelineNames,
  requireText,
  type Scope,
  trimText,
} from '../scope.ts';
import {
  countReferenceSets,
  createReferenceSet,
  deleteReferenceSet,
  findDependentLimits,
  findReferenceSet,
  type ReferenceSet,
  readReferenceSets,
  updateReferenceSetRecord,
} from './store.ts';

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

export function createReferenceSetHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  const convertSet = async (set: ReferenceSet, scope: Scope) =>
    formatQcGuideSet(set, scope, await readSampleTypes(pool, scope.pipeline.uuid));
  const findSetInPipeline = async (path: Partial<PipelineNames> & { readonly guide_set: string }) => {
    const referenceSet = await findReferenceSet(pool, path.guide_set);
    return { referenceSet, scope: await findScopeByUuid(context, referenceSet.pipelineUuid, path) };
  };

  return {
    async listGuideSets({ query }) {
      const scope = await findScope(context, query);
      const items = await readReferenceSets(pool, scope.pipeline.uuid, query);
      const total = await countReferenceSets(pool, scope.pipeline.uuid);
      const types = await readSampleTypes(pool, scope.pipeline.uuid);
      return replyWithJson(200, { items: items.map((item) => formatQcGuideSet(item, scope, types)), total });
    },
    showGuideSets: async (call) => renderReferenceSets(context, call, 200, await findScope(context, call.path)),
    async createGuideSet(call) {
      const scope = await findChangedScope(context, call);
      return handleSignedAction(pool, call, {
        fields: REFERENCE_SET_FIELDS,
        convertInput: (values) => values,
        async performAction(wanted: ReferenceSetValues, signature) {
          const choice = await createReferenceSetChoice(scope, wanted, signature);
          return runInTransaction(pool, (client) => createReferenceSet(client, scope.pipeline.uuid, choice, now()));
        },
        replyToProgram: async (made) => ({
          ...replyWithJson(201, await convertSet(made, scope)),
          headers: { Location: `/api/qc/guide-sets/${made.uuid}` },
        }),
        replyToUser: (made, { returnTo }) =>
          redirect(call, chooseRedirect(scope, returnTo, made.uuid), {
            tone: 'good',
            title: `Reference set ${made.name} created`,
            lines: [
              made.isBaseline
                ? `${made.members.length} runs. These runs are now the baseline of their sample type.`
                : `${made.members.length} runs. Choose it under “Compared with”, or make it the baseline.`,
            ],
          }),
        findBlamedField: findFormFieldOfError,
        showAgain: (status, refused) => renderReferenceSets(context, call, status, scope, { refused }),
      });
    },
    async getGuideSet({ path }) {
      const { referenceSet, scope } = await findSetInPipeline(path);
      return replyWithJson(200, await convertSet(referenceSet, scope));
    },
    async showGuideSet(call) {
      const { scope, referenceSet } = await findSetInPipeline(call.path);
      return renderReferenceSet(context, call, 200, scope, referenceSet);
    },
    async changeGuideSet(call) {
      const { scope, referenceSet } = await findSetInPipeline(call.path);
      return handleSignedAction(pool, call, {
        fields: REFERENCE_SET_FIELDS,
        convertInput: (values) => values,
        async performAction(wanted: ReferenceSetValues, signature) {
          const choice = await createReferenceSetChoice(scope, wanted, signature);
          return runInTransaction(pool, (client) => updateReferenceSetRecord(client, referenceSet, choice, now()));
        },
        replyToProgram: async (changed) => replyWithJson(200, await convertSet(changed, scope)),
        replyToUser: ({ name }, { returnTo }) =>
          redirect(
            call,
            chooseReturnAddress(returnTo, getPipelinePath(scope.project, scope.pipeline, 'guide-sets')),
            `Reference set ${name} saved`,
          ),
        findBlamedField: findFormFieldOfError,
        showAgain: (status, refused) => renderReferenceSet(context, call, status, scope, referenceSet, { refused }),
      });
    },
    async deleteGuideSet(call) {
      const { scope, referenceSet } = await findSetInPipeline(call.path);
      return handleSignedAction(pool, call, {
        fields: {},
        convertInput: () => undefined,
        performAction: () => runInTransaction(pool, (client) => deleteReferenceSet(client, referenceSet.uuid)),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () =>
          redirect(call, getPipelinePath(scope.project, scope.pipeline, 'guide-sets'), {
            tone: 'good',
            title: `Reference set deleted: ${referenceSet.name}`,
            lines: ['The runs of the reference set did not change.'],
          }),
        showAgain: (status, deletion) => renderReferenceSet(context, call, status, scope, referenceSet, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

interface ReferenceSetValues {
  readonly name: string;
  readonly note?: string | undefined;
  readonly raw_files: readonly string[];
  readonly baseline?: boolean | undefined;
}

/** Validates the input and finds the raw files. @throws BadRequestError for fewer than two different raw files */
async function createReferenceSetChoice(
  { pool, pipeline }: Scope,
  { name, note = '', raw_files: names, baseline }: ReferenceSetValues,
  signature: Signature,
) {
  const members = await findNamedRuns(pool, pipeline, names);
  if (members.length < 2) throw new BadRequestError('raw_files must name at least 2 different raw files.');
  return { name: requireText(name, 'name'), note: trimText(note, 'note'), members, isBaseline: baseline, ...signature };
}

/** Returns the address after creating a set: the page of the selected runs, compared with the set, or the list of sets. */
function chooseRedirect({ project, pipeline }: Scope, wanted: string | undefined, made: string): string {
  const list = getPipelinePath(project, pipeline, 'guide-sets');
  const back = chooseReturnAddress(wanted, list);
  if (back === list) return list;
  const [path = '', query = ''] = back.split('#')[0]?.split('?') ?? [];
  const parameters = new URLSearchParams(query);
  for (const name of ['compare', 'limits', 'guide_set']) parameters.delete(name);
  parameters.set('compare', made);
  return `${path}?${parameters}`;
}

function formatQcGuideSet(
  referenceSet: ReferenceSet,
  { project, pipeline }: Scope,
  types: ReadonlyMap<string, SampleType>,
): components['schemas']['QcGuideSet'] {
  return {
    id: referenceSet.uuid,
    project: project.slug,
    pipeline: pipeline.slug,
    name: referenceSet.name,
    note: referenceSet.note,
    raw_files: referenceSet.members.map(({ name }) => name),
    sample_type: pickFrequentType(referenceSet.members.flatMap(({ uuid }) => types.get(uuid) ?? [])),
    baseline: referenceSet.isBaseline,
    changed_by: referenceSet.changedBy,
    changed_at: referenceSet.changedAt.toISOString(),
  };
}
