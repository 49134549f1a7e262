/** The administration for programs. */
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { BadRequestError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { SpikeInRefresh } from '../ingestion/spike-in-refresh.ts';
import { readTools, type Tools } from '../runs/tools/tools-file.ts';
import { requireAdministrator } from './authority.ts';
import { changePipeline, createPipeline, listPipelineDetails, readPipeline } from './pipeline-store.ts';
import { createProject, listProjects } from './project-store.ts';
import { createUser, listUsers, readUser } from './user-store.ts';

type Operations =
  | 'listAdminProjects'
  | 'createProteomicsProject'
  | 'listProteomicsUsers'
  | 'createProteomicsUser'
  | 'getProteomicsUser'
  | 'listPipelineTools'
  | 'listAdminPipelines'
  | 'createPipeline'
  | 'getAdminPipeline'
  | 'changePipeline';

/** Handlers of the administration's data. */
export function administrationHandlers(
  context: ProteomicsContext,
  spikeInRefresh: Pick<SpikeInRefresh, 'wake'>,
): Pick<ProteomicsApiHandlers, Operations> {
  const { settings, pool } = context;
  return {
    async listAdminProjects({ query, request }) {
      requireAdministrator(context, request);
      return { status: 200, body: await listProjects(await pool(), page(query)) };
    },
    async createProteomicsProject({ body, request }) {
      requireAdministrator(context, request);
      const made = { name: text(body.name, 'name').trim(), description: text(body.description ?? '', 'description') };
      return { status: 201, body: await createProject(await pool(), made) };
    },
    async listProteomicsUsers({ query, request }) {
      requireAdministrator(context, request);
      const search = text(query.search ?? '', 'search').trim();
      return { status: 200, body: await listUsers(await pool(), { search, ...page(query) }) };
    },
    async createProteomicsUser({ body, request }) {
      requireAdministrator(context, request);
      const made = { email: text(body.email, 'email'), name: text(body.name, 'name').trim() };
      return { status: 201, body: await createUser(await pool(), made) };
    },
    async getProteomicsUser({ path, request }) {
      requireAdministrator(context, request);
      return { status: 200, body: await readUser(await pool(), path.user) };
    },
    listPipelineTools({ request }) {
      requireAdministrator(context, request);
      return { status: 200, body: { items: toolItems(readTools(settings)) } };
    },
    async listAdminPipelines({ query, request }) {
      requireAdministrator(context, request);
      return { status: 200, body: await listPipelineDetails(await pool(), { project: query.project, ...page(query) }) };
    },
    async createPipeline({ body, request }) {
      requireAdministrator(context, request);
      const { uuid, slug, name, path_as_str } = await createPipeline(await pool(), readTools(settings), {
        project: body.project,
        name: text(body.name, 'name').trim(),
        description: text(body.description ?? '', 'description'),
        tool: body.tool ?? null,
        ...(body.accepts === undefined ? {} : { accepts: body.accepts }),
      });
      return { status: 201, body: { uuid, slug, name, path_as_str } };
    },
    async getAdminPipeline({ path, request }) {
      requireAdministrator(context, request);
      return { status: 200, body: await readPipeline(await pool(), path.pipeline) };
    },
    async changePipeline({ path, body, request }) {
      requireAdministrator(context, request);
      if (body.spike_ins !== undefined) text(body.spike_ins.protein, 'spike_ins.protein');
      const change = {
        ...body,
        ...(body.name === undefined ? {} : { name: text(body.name, 'name').trim() }),
        ...(body.description === undefined ? {} : { description: text(body.description, 'description') }),
      };
      const changed = await changePipeline(await pool(), readTools(settings), path.pipeline, change);
      if (body.spike_ins !== undefined) spikeInRefresh.wake();
      return { status: 200, body: changed };
    },
  };
}

/** The tools as the contract shows them. */
function toolItems(tools: Tools): { name: string; description: string; steps: string[] }[] {
  return [...tools].map(([name, { title, steps }]) => ({ name, description: title, steps: steps.map((step) => step.name) }));
}

function page({ limit = 100, offset = 0 }: { limit?: number; offset?: number }): { limit: number; offset: number } {
  return { limit, offset };
}

/**
 * PostgreSQL keeps no NUL, and in JSON no half of a surrogate pair.
 *
 * @throws BadRequestError naming the member
 */
function text(value: string, member: string): string {
  if (value.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  if (!value.isWellFormed()) throw new BadRequestError(`${member} is not well-formed Unicode.`);
  return value;
}
