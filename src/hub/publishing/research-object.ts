/** Combines the projects of a collaboration into one research object (openapi/hub, showHubResearchObject). */
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type { components } from '../../../generated/hub/types.d.ts';
import { wantsPage } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { replyWithFile, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { type HubHandlers, openProject, type ProjectAccess } from '../access/guard.ts';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { createCollaborationArchive } from '../exchange/crate/collaboration-crate.ts';
import { countUnsupportedData } from '../exchange/export-account/export-account.ts';
import { createHubPage } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import type { RunProjectOperation } from '../project-operations/handlers.ts';
import type { ProjectOperationId, RequestedOfProject } from '../project-operations/operation.ts';
import type { Summarize } from '../projects/store.ts';
import { createResearchObjectModel } from './research-object-page.ts';

type Publication = components['schemas']['HubPublication'];
type ResearchObject = components['schemas']['HubResearchObject'];

export function createResearchObjectHandlers(context: HubContext, summarize: Summarize, run: RunProjectOperation) {
  const readOperation = (request: Request, operation: ProjectOperationId, access: ProjectAccess, query: object) => {
    const requested = { path: { id: access.project.id }, query, method: 'GET', wantsPage: false, isForm: false };
    return run(request, operation, access, requested as unknown as RequestedOfProject<never>);
  };
  const readPublication = async (request: Request, access: ProjectAccess): Promise<Publication> => {
    const { body, prepared } = await readOperation(request, 'showHubPublication', access, {});
    return (prepared === undefined ? body : JSON.parse(String(prepared.bytes))) as Publication;
  };

  async function describeProject(request: Request, access: ProjectAccess): Promise<[ResearchProject, Publication]> {
    const { project, workspace } = access;
    const [publication, summaries, otherData] = await Promise.all([
      readPublication(request, access),
      summarize([project]),
      countUnsupportedData(context.pool, project.id, 'csv'),
    ]);
    const { title, identifier, doi, license, is_ready } = publication;
    const types = [...(summaries.get(project.id)?.types ?? [])];
    return [
      {
        id: project.id,
        name: project.name,
        workspace: { id: workspace.id, name: workspace.name },
        ...{ title, identifier, doi, is_ready },
        license: license?.name ?? '',
        entities: types
          .map(([entity_type, { count }]) => ({ entity_type, count }))
          .toSorted((one, other) => other.count - one.count),
        other_data: otherData as ResearchProject['other_data'],
      },
      publication,
    ];
  }

  return {
    async showHubResearchObject(call) {
      const { access: caller, path, request, query } = call;
      const { limit = DEFAULT_LIMIT, offset = 0 } = query;
      const ids = await listProjectIds(context, caller, path.collaboration);
      const described: [ResearchProject, Publication][] = [];
      for (const id of ids.slice(offset, offset + limit))
        described.push(await describeProject(request, await openProject(context, caller, id, 'see')));
      const missing = described.flatMap(([{ id }, publication]) =>
        publication.missing.map((part) => ({ project_id: id, ...part })),
      );
      const isRequired = ({ level }: (typeof missing)[number]) => level === 'required';
      const object = {
        collaboration: path.collaboration,
        projects: described.map(([project]) => project),
        people: joinPeople(described),
        missing: [...missing.filter(isRequired), ...missing.filter((part) => !isRequired(part))],
        ...{ total: ids.length, limit, offset },
      };
      if (!wantsPage(call)) return replyWithJson(200, object);
      const frame = createHubPage(caller.actor, { title: 'Research object', crumbs: [] });
      return replyWithPage(context, call, 200, 'hub/publishing/research-object', frame, createResearchObjectModel(object));
    },

    async exportHubResearchObject({ access: caller, path: { collaboration }, request }) {
      const ids = await listProjectIds(context, caller, collaboration);
      if (ids.length === 0) throw new NotFoundError(`${collaboration} has no projects that you can see.`);
      const projects = await Promise.all(ids.map((id) => openProject(context, caller, id, 'see')));
      const archive = createCollaborationArchive(
        collaboration,
        projects.map(({ project: { id, name } }) => ({
          name,
          // The user may lose access while the server sends the preceding projects.
          async open() {
            const access = await openProject(context, caller, id, 'see');
            const publication = await readPublication(request, access);
            const { content } = await readOperation(request, 'exportHubProject', access, { format: 'ro-crate' });
            return { publication, crate: content as Readable };
          },
        })),
        context.now(),
      );
      return replyWithFile('application/zip', `${collaboration.replaceAll(/[^\w-]+/g, '-')}.ro-crate.zip`, archive);
    },
  } satisfies Partial<HubHandlers>;
}

type ResearchProject = ResearchObject['projects'][number];

/** Returns the IDs of a collaboration's projects that the caller can view, ordered by name. */
async function listProjectIds({ pool }: HubContext, caller: HubCaller, collaboration: string): Promise<readonly string[]> {
  const visible = createVisibilitySql(caller, '$2');
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from hub_projects p join hub_workspaces w on w.id = p.workspace_id
      where w.collaboration = $1 and ${visible.sql} and ${PROJECT_PRESENT} order by lower(p.name), p.id`,
    [collaboration, visible.values],
  );
  return rows.map(({ id }) => id);
}

/** Returns distinct people. Compares ORCID iDs; without one, email addresses or names. */
function joinPeople(described: readonly (readonly [ResearchProject, Publication])[]): ResearchObject['people'] {
  const people = new Map<string, ResearchObject['people'][number]>();
  for (const [{ id }, { creators, contributors }] of described)
    for (const { node_id: _node, ...person } of [...creators, ...contributors]) {
      const key = person.orcid || person.email.toLowerCase() || person.name.toLowerCase();
      const known = people.get(key) ?? { ...person, project_ids: [] };
      people.set(key, {
        ...known,
        roles: [...new Set([...known.roles, ...person.roles])],
        project_ids: [...new Set([...known.project_ids, id])],
      });
    }
  return [...people.values()];
}
