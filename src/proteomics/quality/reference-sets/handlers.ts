import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { redirect, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import type { Signature } from '../../people/signatures.ts';
import { handleSignedAction } from '../../signed-form.ts';
import { pickFrequentType, type SampleType } from '../sample-types/rules.ts';
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
import { REFERENCE_SET_FIELDS, renderReferenceSet, renderReferenceSets } from './page.ts';
import {
  countReferenceSets,
  createReferenceSet,
  deleteReferenceSet,
  findReferenceSet,
  type ReferenceSet,
  readReferenceSets,
  updateReferenceSetRecord,
} from './store.ts';

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
        async act(wanted: ReferenceSetValues, signature) {
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
        async act(wanted: ReferenceSetValues, signature) {
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
        act: () => runInTransaction(pool, (client) => deleteReferenceSet(client, referenceSet.uuid)),
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

/** Validates the input and finds the raw files. @throws BadRequestError if a raw file is listed twice */
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
