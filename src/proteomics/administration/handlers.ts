/** The administration for programs. */

import { BadRequestError } from '../../contract/errors.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { readTools, type Tools } from '../runs/tools/tools-file.ts';
import { demandBinding } from './binding.ts';
import { deletePipeline } from './pipeline-deletion.ts';
import { changePipeline, createPipeline, listPipelineDetails, readPipeline } from './pipeline-store.ts';
import {
  changeProteomicsProject,
  createProteomicsProject,
  deleteProteomicsProject,
  listProteomicsProjects,
} from './project-store.ts';
import { changeUser, createUser, deleteUser, listUsers, readUser } from './user-store.ts';

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
  | 'changePipeline'
  | 'changeProteomicsProject'
  | 'deleteProteomicsProject'
  | 'changeProteomicsUser'
  | 'deleteProteomicsUser'
  | 'deletePipeline';

/** Handlers of the administration's data. */
export function administrationHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool } = context;
  return {
    async listAdminProjects({ query }) {
      return { status: 200, body: await listProteomicsProjects(pool, page(query)) };
    },
    async createProteomicsProject({ body }) {
      const made = { name: text(body.name, 'name').trim(), description: text(body.description ?? '', 'description') };
      return { status: 201, body: await createProteomicsProject(pool, made) };
    },
    async listProteomicsUsers({ query }) {
      const search = text(query.search ?? '', 'search').trim();
      return { status: 200, body: await listUsers(pool, { search, ...page(query) }) };
    },
    async createProteomicsUser({ body }) {
      const made = { email: text(body.email, 'email'), name: text(body.name, 'name').trim() };
      return { status: 201, body: await createUser(pool, made) };
    },
    async getProteomicsUser({ path }) {
      return { status: 200, body: await readUser(pool, path.user) };
    },
    listPipelineTools() {
      return { status: 200, body: { items: toolItems(readTools(settings)) } };
    },
    async listAdminPipelines({ query }) {
      return { status: 200, body: await listPipelineDetails(pool, { project: query.project, ...page(query) }) };
    },
    async createPipeline({ body }) {
      const { uuid, slug, name, path_as_str } = await createPipeline(pool, readTools(settings), {
        project: body.project,
        name: text(body.name, 'name').trim(),
        description: text(body.description ?? '', 'description'),
        tool: body.tool ?? null,
        ...(body.accepts === undefined ? {} : { accepts: body.accepts }),
      });
      return { status: 201, body: { uuid, slug, name, path_as_str } };
    },
    async getAdminPipeline({ path }) {
      return { status: 200, body: await readPipeline(pool, path.pipeline) };
    },
    async changePipeline({ path, body }) {
      if (body.spike_ins !== undefined) text(body.spike_ins.protein, 'spike_ins.protein');
      const changed = await changePipeline(pool, readTools(settings), path.pipeline, texts(body));
      return { status: 200, body: changed };
    },
    async changeProteomicsProject({ path, body }) {
      demandBinding(settings, body.collaboration);
      return { status: 200, body: await changeProteomicsProject(pool, path.project, texts(body)) };
    },
    async deleteProteomicsProject({ path }) {
      await deleteProteomicsProject(pool, path.project);
      return { status: 204 };
    },
    async changeProteomicsUser({ path, body }) {
      return { status: 200, body: await changeUser(pool, path.user, texts(body)) };
    },
    async deleteProteomicsUser({ path }) {
      await deleteUser(pool, path.user, context.now());
      return { status: 204 };
    },
    async deletePipeline({ path }) {
      await deletePipeline(context, path.pipeline);
      return { status: 204 };
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

/** A change whose texts can be kept, and whose name is trimmed. Throws BadRequestError. */
function texts<Change extends { readonly name?: string; readonly description?: string }>(change: Change): Change {
  return {
    ...change,
    ...(change.name === undefined ? {} : { name: text(change.name, 'name').trim() }),
    ...(change.description === undefined ? {} : { description: text(change.description, 'description') }),
  };
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
