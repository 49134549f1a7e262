/** Reference sets for programs (openapi/proteomics, "Proteomics quality"). */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { inTransaction } from '../../../storage/transaction.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findPipelineByUuid } from '../../records.ts';
import { findNamedRuns } from '../named-runs.ts';
import { neededText, plainText } from '../plain-text.ts';
import { actorOf, scopeOf } from '../scope.ts';
import {
  changeGuideSet,
  countGuideSets,
  createGuideSet,
  deleteGuideSet,
  findGuideSet,
  type GuideSet,
  readGuideSets,
} from './store.ts';

type GuideSetHandlers = Pick<
  ProteomicsHandlers,
  'listGuideSets' | 'createGuideSet' | 'getGuideSet' | 'changeGuideSet' | 'deleteGuideSet'
>;

/** Handlers of the reference sets. */
export function guideSetHandlers(context: ProteomicsContext): GuideSetHandlers {
  return {
    async listGuideSets({ query }) {
      const { pool, project, pipeline } = await scopeOf(context, query);
      const items = await readGuideSets(pool, pipeline.uuid, query);
      const total = await countGuideSets(pool, pipeline.uuid);
      return { status: 200, body: { items: items.map((item) => shown(item, project.slug, pipeline.slug)), total } };
    },
    async createGuideSet({ body, access }) {
      const { pool, project, pipeline } = await scopeOf(context, body);
      const changedBy = await actorOf({ pool }, access);
      const choice = await choiceOf(pool, pipeline, body, changedBy);
      const made = await inTransaction(pool, (client) => createGuideSet(client, pipeline.uuid, choice, context.now()));
      return {
        status: 201,
        body: shown(made, project.slug, pipeline.slug),
        headers: { Location: `/api/qc/guide-sets/${made.uuid}` },
      };
    },
    async getGuideSet({ path }) {
      const pool = context.pool;
      return { status: 200, body: await described(pool, await findGuideSet(pool, path.guide_set)) };
    },
    async changeGuideSet({ path, body, access }) {
      const pool = context.pool;
      const { pipelineUuid, uuid } = await findGuideSet(pool, path.guide_set);
      const changedBy = await actorOf({ pool }, access);
      const choice = await choiceOf(pool, { uuid: pipelineUuid }, body, changedBy);
      const changed = await inTransaction(pool, (client) => changeGuideSet(client, uuid, choice, context.now()));
      return { status: 200, body: await described(pool, changed) };
    },
    async deleteGuideSet({ path, access }) {
      const pool = context.pool;
      await actorOf({ pool }, access, 'Concordat-User');
      const { uuid } = await findGuideSet(pool, path.guide_set);
      await inTransaction(pool, (client) => deleteGuideSet(client, uuid));
      return { status: 204 };
    },
  };
}

/** What was chosen, its raw files found. Throws BadRequestError for one raw file named twice over. */
export async function choiceOf(
  pool: ProteomicsContext['pool'],
  pipeline: { readonly uuid: string },
  { name, note = '', raw_files: names }: { name: string; note?: string | undefined; raw_files: readonly string[] },
  changedBy: string,
) {
  const members = await findNamedRuns(pool, pipeline, names);
  if (members.length < 2) throw new BadRequestError('raw_files must name at least 2 different raw files.');
  return { name: neededText(name, 'name'), note: plainText(note, 'note'), members, changedBy };
}

async function described(pool: ProteomicsContext['pool'], guideSet: GuideSet) {
  const { project, pipeline } = await findPipelineByUuid(pool, guideSet.pipelineUuid);
  return shown(guideSet, project.slug, pipeline.slug);
}

function shown(guideSet: GuideSet, project: string, pipeline: string): components['schemas']['QcGuideSet'] {
  return {
    id: guideSet.uuid,
    project,
    pipeline,
    name: guideSet.name,
    note: guideSet.note,
    raw_files: guideSet.members.map(({ name }) => name),
    changed_by: guideSet.changedBy,
    changed_at: guideSet.changedAt.toISOString(),
  };
}
