/** Runs for programs. */
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { prepareJson } from '../../contract/prepared.ts';
import { requireAdministrator } from '../administration/authority.ts';
import type { ProteomicsContext } from '../context.ts';
import { runFolder } from '../places.ts';
import { findPipeline, findProject, findRawFile } from '../records.ts';
import { cancelRun, deleteRun, retryRun } from './actions.ts';
import { readRunLog } from './run-log.ts';
import { findRuns, readRun } from './run-records.ts';
import { readTools } from './tools-file.ts';

type Operations = 'listRuns' | 'getRun' | 'deleteRun' | 'getRunLog' | 'retryRun' | 'cancelRun';

/** Handlers of the runs' data. */
export function runHandlers(context: ProteomicsContext): Pick<ProteomicsApiHandlers, Operations> {
  const { settings, pool } = context;
  const tools = readTools(settings);
  return {
    async listRuns({ query }) {
      const { project, pipeline, state = 'any', search, sort = '-uploaded_at', limit = 100, offset = 0 } = query;
      const place = await placeOf(project, pipeline);
      const found = await findRuns(await pool(), tools, {
        ...place,
        state: state === 'any' ? undefined : state,
        search,
        sort,
        limit,
        offset,
      });
      return { status: 200, prepared: prepareJson(found) };
    },
    async getRun({ path }) {
      return { status: 200, prepared: prepareJson(await readRun(await pool(), tools, path.run)) };
    },
    async deleteRun({ path, request }) {
      requireAdministrator(context, request);
      await deleteRun(context, path.run);
      return { status: 204 };
    },
    async getRunLog({ path, query }) {
      const { step, tail = 1_000 } = query;
      const rawFile = await findRawFile(await pool(), path.run);
      const lines = readRunLog(runFolder(settings, rawFile, rawFile.attempt), { step: step || undefined, tail });
      return { status: 200, type: 'text/plain', content: lines.map((line) => `${line}\n`).join('') };
    },
    async retryRun({ path, body }) {
      await retryRun(context, path.run, body.user);
      return { status: 202, body: await readRun(await pool(), tools, path.run) };
    },
    async cancelRun({ path, body }) {
      await cancelRun(context, path.run, body.user);
      return { status: 202, body: await readRun(await pool(), tools, path.run) };
    },
  };

  async function placeOf(project: string | undefined, pipeline: string | undefined) {
    if (project === undefined) {
      if (pipeline !== undefined) throw new BadRequestError('pipeline needs project beside it.');
      return {};
    }
    if (pipeline === undefined) return { projectPk: (await findProject(await pool(), project)).pk };
    return { pipelineUuid: (await findPipeline(await pool(), project, pipeline)).pipeline.uuid };
  }
}
