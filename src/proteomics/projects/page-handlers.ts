/** The start of the service, and the pages of projects. */
import type { Request } from 'express';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import type { Flash } from '../../web/flash.ts';
import { takeSentFlash } from '../../web/flash-cookie.ts';
import { dayOf } from '../../web/for-people/words.ts';
import { type Page, type View, view } from '../../web/views.ts';
import { signedIn } from '../access/gate.ts';
import { visibleProjects } from '../access/visible-projects.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES, pipelinePath, projectPath } from '../page.ts';
import { findProject } from '../records.ts';
import { type PipelineGlance, type ProjectGlance, readOverview } from './page.ts';

/** A pipeline as a line of a table. */
export interface PipelineLine {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly uploadPath: string;
  readonly qualityPath: string;
  readonly tool: string;
  readonly rawFiles: number;
  readonly underWay: number;
  readonly failed: number;
  readonly failedPath: string;
  /** Day; empty when nothing arrived yet. */
  readonly lastArrival: string;
}

/** The view model of the start. */
export interface HomeModel {
  readonly flash: Flash | undefined;
  readonly projects: readonly {
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly pipelines: readonly PipelineLine[];
  }[];
}

/** The view model of a project. */
export interface ProjectModel {
  readonly flash: Flash | undefined;
  readonly name: string;
  readonly description: string;
  readonly slug: string;
  readonly pipelines: readonly PipelineLine[];
}

const homeView: View<HomeModel> = view('proteomics/projects/home');
const projectView: View<ProjectModel> = view('proteomics/projects/project');

/** Handlers of the pages. */
export function projectPageHandlers(
  context: ProteomicsContext,
): Pick<ProteomicsApiHandlers, 'showProteomics' | 'showProteomicsProject'> {
  const { pool, render } = context;
  return {
    async showProteomics({ request, response }) {
      const visible = await visibleProjects(context, request);
      const projects = await readOverview(await pool(), { visible, withArchived: false });
      const page: Page = { title: 'Proteomics', section: PROTEOMICS_SECTION, styles: PROTEOMICS_STYLES, ...viewerOf(request) };
      const model = {
        flash: takeSentFlash(request, response),
        projects: projects.map((project) => ({
          name: project.name,
          description: project.description,
          path: projectPath(project),
          pipelines: linesOf(project),
        })),
      };
      return { status: 200, type: 'text/html', content: render(homeView, page, model) };
    },
    async showProteomicsProject({ path, request, response }) {
      const client = await pool();
      const { name, description, slug } = await findProject(client, path.project);
      const [project] = await readOverview(client, { slug, visible: null, withArchived: false });
      const page: Page = {
        title: name,
        section: PROTEOMICS_SECTION,
        crumbs: [{ title: 'Proteomics', path: PROTEOMICS_SECTION }],
        styles: PROTEOMICS_STYLES,
        scripts: ['scripts/copy.js'],
        ...viewerOf(request),
      };
      const pipelines = project === undefined ? [] : linesOf(project);
      const model = { flash: takeSentFlash(request, response), name, description, slug, pipelines };
      return { status: 200, type: 'text/html', content: render(projectView, page, model) };
    },
  };
}

/** Who looks, where people log in; the name leads to their tokens. */
function viewerOf(request: Request): Pick<Page, 'viewer'> {
  const person = signedIn(request);
  return person === undefined ? {} : { viewer: { name: person.name, path: '/proteomics/me' } };
}

function linesOf(project: ProjectGlance): PipelineLine[] {
  return project.pipelines.map((pipeline) => lineOf(project, pipeline));
}

function lineOf(project: ProjectGlance, pipeline: PipelineGlance): PipelineLine {
  const { name, description, tool, rawFiles, underWay, failed, lastArrival } = pipeline;
  return {
    name,
    description,
    path: pipelinePath(project, pipeline),
    uploadPath: pipelinePath(project, pipeline, 'upload'),
    qualityPath: pipelinePath(project, pipeline, 'trend'),
    tool: tool ?? '',
    rawFiles,
    underWay,
    failed,
    failedPath: `${pipelinePath(project, pipeline)}?state=failed`,
    lastArrival: lastArrival === null ? '' : dayOf(lastArrival),
  };
}
