import type { Request } from 'express';
import { BadRequestError } from '../../contract/errors.ts';
import { getEtag, matchesEtag } from '../../contract/prepared.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getRunLogKey } from '../places.ts';
import { findPipeline, findProject, findRawFile } from '../records.ts';
import { readRunLog } from './run-log.ts';
import { findRuns, readRun } from './store.ts';
import { readTools } from './tools/tools-file.ts';

export function createRunHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  const tools = readTools(settings);
  return {
    async listRuns({ query, request, access }) {
      const { project, pipeline, state = 'any', search, uploaded_by, sort = '-uploaded_at', limit = 100, offset = 0 } = query;
      const place = await createRunsScope(project, pipeline);
      const visible = project === undefined ? await access.listVisibleProjects() : null;
      const found = await findRuns(pool, tools, {
        ...place,
        visible,
        state: state === 'any' ? undefined : state,
        search,
        uploadedBy: uploaded_by,
        sort,
        limit,
        offset,
      });
      return omitIfCached(request, found);
    },
    async getRun({ path, request }) {
      return omitIfCached(request, await readRun(pool, tools, path.run));
    },
    async getRunLog({ path, query }) {
      const { step, tail = 1_000 } = query;
      const rawFile = await findRawFile(pool, path.run);
      const log = getRunLogKey(rawFile, rawFile.attempt);
      const lines = await readRunLog(openStoredFiles(settings), log, { step: step || undefined, tail });
      return { status: 200, type: 'text/plain', content: lines.map((line) => `${line}\n`).join('') };
    },
  } satisfies Partial<ProteomicsHandlers>;

  async function createRunsScope(project: string | undefined, pipeline: string | undefined) {
    if (project === undefined) {
      if (pipeline !== undefined) throw new BadRequestError('project is required with pipeline.');
      return {};
    }
    if (pipeline === undefined) return { projectPk: (await findProject(pool, project)).pk };
    return { pipelineUuid: (await findPipeline(pool, project, pipeline)).pipeline.uuid };
  }
}

/** Adds a weak entity tag, because the proxy compresses responses. Omits the body if the client has it. */
function omitIfCached<Body>({ headers }: Request, body: Body) {
  const ETag = `W/${getEtag(Buffer.from(JSON.stringify(body)))}`;
  if (matchesEtag(headers['if-none-match'], ETag)) return { status: 304, headers: { ETag } } as const;
  return { status: 200, body, headers: { ETag } } as const;
}
