import type { operations } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { findEntity } from '../../profiles/profile.ts';
import { createJsonAnswer, createTaskWork, type Task, type TaskWork, writeJsonBytes } from '../../tasks/task.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import { isLargeProject, openProjectRecord, type ProjectAccess, type SupportHandlers } from '../access/guard.ts';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import { createProjectCrumb, createProjectPage } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { createGraph, type Graph, type GraphSelection, selectGraph } from './graph-data.ts';
import { createGraphPage } from './page.ts';

type GraphQuery = NonNullable<operations['getHubGraph']['parameters']['query']>;

export function createGraphOperations(context: HubContext) {
  const readGraph = async (access: ProjectAccess, query: GraphQuery) => {
    const snapshot = await openSnapshot(context, access);
    const whole = createGraph(access.profile, snapshot.rows);
    const selection = parseSelection(access, query);
    const tree = {
      descendants: (id: string) => listSubtreeIds(snapshot, id),
      parentOf: (id: string) => snapshot.get(id)?.parentId ?? null,
    };
    return { snapshot, whole, selection, graph: selectGraph(whole, selection, tree) };
  };
  return {
    async showHubGraph({ access, query, wantsPage }) {
      const { snapshot, whole, selection, graph } = await readGraph(access, query);
      if (!wantsPage) return replyWithJson(200, formatGraph(graph));
      const frame = createProjectPage(access, {
        title: `Graph of ${access.project.name}`,
        crumbs: [createProjectCrumb(access)],
        crumb: 'Graph',
        styles: ['styles/hub-graph.css'],
        scripts: ['scripts/hub/graph.js'],
      });
      const shown = { snapshot, whole, graph, selection, open: query.open ?? [], entity: query.entity || undefined };
      return replyWithHtml(200, context.render('hub/graph/graph', frame, createGraphPage(access, shown)));
    },
    async getHubGraph({ access, query }) {
      return { status: 200, body: formatGraph((await readGraph(access, query)).graph) };
    },
  } satisfies Partial<ProjectOperations>;
}

export function createGraphSupportHandlers(context: HubContext) {
  return {
    async getGraph({ access, query, request }) {
      const projects = await listGraphProjects(context, access, query.project);
      const { limit = MAX_NODES, offset = 0 } = query;
      const selection = { projects, limit, offset };
      if (!(await hasLargeProjects(context, projects)))
        return { status: 200, body: await createProjectsGraph(context, selection) };
      const { bytes } = await context.tasks.run(request, drawProjects, selection);
      return { status: 200, prepared: createJsonAnswer(bytes) };
    },
  } satisfies Partial<SupportHandlers>;
}

interface RequestedGraph {
  readonly projects: readonly ProjectOfGraph[];
  readonly limit: number;
  readonly offset: number;
}

const drawProjects: Task<RequestedGraph, { readonly bytes: Uint8Array }> = { name: 'graph of projects', milliseconds: 300_000 };

export function createGraphWork(context: HubContext): TaskWork {
  return createTaskWork(drawProjects, async (query) => ({ bytes: writeJsonBytes(await createProjectsGraph(context, query)) }));
}

async function createProjectsGraph(context: HubContext, { projects, limit, offset }: RequestedGraph) {
  const graphs: Graph[] = [];
  for (const project of projects) {
    const profile = findProjectProfile(context.catalog, project);
    // References are unknown if the profile is not on this server.
    if (profile !== undefined) graphs.push(createGraph(profile, (await openSnapshot(context, { project, profile })).rows));
  }
  return selectGraphPart(graphs, limit, offset);
}

type ProjectOfGraph = Pick<HubProjectRow, 'id' | 'seq' | 'profile' | 'version' | 'ownColumns'>;

async function listGraphProjects(
  context: HubContext,
  caller: HubCaller,
  only: string | undefined,
): Promise<readonly ProjectOfGraph[]> {
  if (only !== undefined) return [(await openProjectRecord(context, caller, only, 'see')).project];
  const visible = createVisibilitySql(caller, '$1');
  const { rows } = await context.pool.query<ProjectOfGraph>(
    `select p.id, p.seq::float8 as seq, p.profile, p.version, p.own_columns as "ownColumns"
     from hub_projects p join hub_workspaces w on w.id = p.workspace_id
     where ${visible.sql} and ${PROJECT_PRESENT} order by p.created_at, p.id`,
    [visible.values],
  );
  return rows;
}

/** Default for the number of nodes in a response for all projects. */
const MAX_NODES = 10_000;

/** Returns one page of nodes from several graphs, with the edges between these nodes. */
function selectGraphPart(graphs: readonly Graph[], limit: number, offset: number) {
  const nodes = graphs.flatMap((graph) => graph.nodes).slice(offset, offset + limit);
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = graphs.flatMap((graph) => graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)));
  return { nodes, edges };
}

/** Maximum number of projects in a request that runs in the main thread. */
const MAX_UNTHREADED_PROJECTS = 5;

async function hasLargeProjects(context: HubContext, projects: readonly ProjectOfGraph[]): Promise<boolean> {
  if (projects.length > MAX_UNTHREADED_PROJECTS) return true;
  for (const project of projects) if (await isLargeProject(context, project)) return true;
  return false;
}

/** Returns the selection of a query. @throws BadRequestError if the profile does not contain a type */
function parseSelection({ profile }: ProjectAccess, { type = [], q, node_id }: GraphQuery): GraphSelection {
  const types = type.map((name) => {
    const entity = findEntity(profile, name);
    if (entity === undefined) throw new BadRequestError(`query.type: ${profile.id} has no entity type ${name}.`);
    return entity.name;
  });
  return { types, text: q, focus: node_id };
}

function listSubtreeIds(snapshot: ProjectSnapshot, id: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const visitSubtree = (one: string): void => {
    ids.add(one);
    for (const child of snapshot.listChildren(one)) visitSubtree(child.id);
  };
  const top = snapshot.get(id);
  if (top !== undefined) visitSubtree(top.id);
  return ids;
}

/** Returns copies of the lists, because the types of the contract are not readonly. */
function formatGraph({ nodes, edges }: Graph) {
  return { nodes: [...nodes], edges: [...edges] };
}
