import type { Page } from '../web/views.ts';
import type { PipelineRow, ProjectRow } from './records.ts';

export type PipelineTab =
  | 'runs'
  | 'trend'
  | 'heatmap'
  | 'scatter'
  | 'channels'
  | 'spike-ins'
  | 'proteins'
  | 'reviews'
  | 'guide-sets'
  | 'annotations'
  | 'limits'
  | 'targets'
  | 'alerts'
  | 'silences'
  | 'upload'
  | 'samples';

const TABS: readonly { tab: PipelineTab; title: string; below: string; menu?: string }[] = [
  { tab: 'runs', title: 'Runs', below: '' },
  { tab: 'upload', title: 'Upload', below: '/upload' },
  { tab: 'samples', title: 'Samples', below: '/samples' },
  { tab: 'trend', title: 'Quality', below: '/qc' },
  { tab: 'heatmap', title: 'Heat map', below: '/qc/heatmap', menu: 'Plots' },
  { tab: 'scatter', title: 'Scatter', below: '/qc/scatter', menu: 'Plots' },
  { tab: 'channels', title: 'Channels', below: '/qc/channels', menu: 'Plots' },
  { tab: 'spike-ins', title: 'Spike-ins', below: '/qc/spike-ins', menu: 'Plots' },
  { tab: 'proteins', title: 'Proteins', below: '/qc/proteins', menu: 'Plots' },
  { tab: 'limits', title: 'Limits', below: '/qc/limits', menu: 'Manage' },
  { tab: 'guide-sets', title: 'Reference sets', below: '/qc/guide-sets', menu: 'Manage' },
  { tab: 'targets', title: 'Targets', below: '/qc/targets', menu: 'Manage' },
  { tab: 'alerts', title: 'Alerts', below: '/alerts', menu: 'Manage' },
  { tab: 'silences', title: 'Silenced causes', below: '/qc/silences', menu: 'Manage' },
  { tab: 'annotations', title: 'Annotations', below: '/qc/annotations', menu: 'Manage' },
  { tab: 'reviews', title: 'Reviews', below: '/qc/reviews', menu: 'Manage' },
];

export const PROTEOMICS_SECTION = '/proteomics';

export const PROTEOMICS_STYLES: readonly string[] = ['styles/proteomics.css'];

type NamedProject = Pick<ProjectRow, 'slug' | 'name'>;
type NamedPipeline = Pick<PipelineRow, 'slug' | 'name'>;

export function getProteomicsProjectPath({ slug }: Pick<ProjectRow, 'slug'>): string {
  return `/proteomics/projects/${slug}`;
}

/** Returns the path of a pipeline or of one of its tabs. By default, it is the list of runs. */
export function getPipelinePath(
  project: Pick<ProjectRow, 'slug'>,
  { slug }: Pick<PipelineRow, 'slug'>,
  tab: PipelineTab = 'runs',
): string {
  return `${getProteomicsProjectPath(project)}/${slug}${TABS.find((one) => one.tab === tab)?.below ?? ''}`;
}

export function getImportPath({ uuid }: Pick<PipelineRow, 'uuid'>): string {
  return `/proteomics/admin/import?pipeline=${uuid}`;
}

export function getSubmissionPath(project: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>): string {
  return `${getPipelinePath(project, pipeline)}/submission`;
}

export function getRunPath(project: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>, uuid: string): string {
  return `${getPipelinePath(project, pipeline)}/runs/${uuid}`;
}

export interface PipelinePageOptions {
  /** Title and last breadcrumb; absent for the main page of the pipeline. */
  readonly title?: string;
  readonly crumbs?: Page['crumbs'];
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** Creates the frame of a page of a pipeline, which is as wide as its charts. */
export function createPipelineFrame(project: NamedProject, pipeline: NamedPipeline, options: PipelinePageOptions = {}): Page {
  const { title, crumbs = [], scripts = [], styles = [] } = options;
  const above = [
    { title: 'Quality', path: PROTEOMICS_SECTION },
    { title: project.name, path: getProteomicsProjectPath(project) },
  ];
  return {
    title: title === undefined ? pipeline.name : `${title} · ${pipeline.name}`,
    section: PROTEOMICS_SECTION,
    crumbs:
      title === undefined ? above : [...above, { title: pipeline.name, path: getPipelinePath(project, pipeline) }, ...crumbs],
    crumb: title ?? pipeline.name,
    styles: [...PROTEOMICS_STYLES, ...styles],
    scripts: ['scripts/tab-line.js', 'scripts/acting-user.js', ...scripts],
  };
}

/** Builds the model of the partial `proteomics/partials/pipeline-tabs`. */
export function buildPipelineTabs(
  project: Pick<ProjectRow, 'slug'>,
  pipeline: Pick<PipelineRow, 'slug'>,
  current?: PipelineTab,
) {
  return TABS.map(({ tab, title, menu = '' }) => ({
    title,
    path: getPipelinePath(project, pipeline, tab),
    isCurrent: tab === current,
    menu,
  }));
}
