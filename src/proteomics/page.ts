/** The frame of a pipeline's pages: where they stand, their addresses, and the tabs between them. */
import type { Page } from '../web/views.ts';
import type { PipelineRow, ProjectRow } from './records.ts';

/** The tabs of a pipeline, in their order. */
export type PipelineTab =
  | 'runs'
  | 'trend'
  | 'heatmap'
  | 'channels'
  | 'spike-ins'
  | 'proteins'
  | 'reviews'
  | 'guide-sets'
  | 'annotations'
  | 'limits'
  | 'targets'
  | 'alerts'
  | 'upload'
  | 'samples';

const TABS: readonly { tab: PipelineTab; title: string; below: string; begins?: true }[] = [
  { tab: 'runs', title: 'Runs', below: '' },
  { tab: 'upload', title: 'Upload', below: '/upload' },
  { tab: 'samples', title: 'Samples', below: '/samples' },
  { tab: 'trend', title: 'Quality', below: '/qc', begins: true },
  { tab: 'heatmap', title: 'Heat map', below: '/qc/heatmap' },
  { tab: 'channels', title: 'Channels', below: '/qc/channels' },
  { tab: 'spike-ins', title: 'Spike-ins', below: '/qc/spike-ins' },
  { tab: 'proteins', title: 'Proteins', below: '/qc/proteins' },
  { tab: 'reviews', title: 'Reviews', below: '/qc/reviews', begins: true },
  { tab: 'guide-sets', title: 'Reference sets', below: '/qc/guide-sets' },
  { tab: 'annotations', title: 'Annotations', below: '/qc/annotations' },
  { tab: 'limits', title: 'Limits', below: '/qc/limits' },
  { tab: 'targets', title: 'Targets', below: '/qc/targets' },
  { tab: 'alerts', title: 'Alerts', below: '/alerts', begins: true },
];

/** Entry of the service's pages in the header. */
export const PROTEOMICS_SECTION = '/proteomics';

/** Style sheets of every page of the service. */
export const PROTEOMICS_STYLES: readonly string[] = ['styles/proteomics.css'];

type NamedProject = Pick<ProjectRow, 'slug' | 'name'>;
type NamedPipeline = Pick<PipelineRow, 'slug' | 'name'>;

/** Address of a project's page. */
export function proteomicsProjectPath({ slug }: Pick<ProjectRow, 'slug'>): string {
  return `/proteomics/projects/${slug}`;
}

/** Address of a pipeline's page, which is the list of its runs; with a tab, that of the tab. */
export function pipelinePath(
  project: Pick<ProjectRow, 'slug'>,
  { slug }: Pick<PipelineRow, 'slug'>,
  tab: PipelineTab = 'runs',
): string {
  return `${proteomicsProjectPath(project)}/${slug}${TABS.find((one) => one.tab === tab)?.below ?? ''}`;
}

/** Address of the page of a submission, which the page of the samples leads to. */
export function submissionPath(project: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>): string {
  return `${pipelinePath(project, pipeline)}/submission`;
}

/** Address of a run's page. */
export function runPath(project: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>, uuid: string): string {
  return `${pipelinePath(project, pipeline)}/runs/${uuid}`;
}

/** What a page of a pipeline is besides its content. */
export interface PipelinePageOptions {
  /** Title of the page; the breadcrumb ends in it. The pipeline's own page has none. */
  readonly title?: string;
  /** Pages between the pipeline's and this one. */
  readonly crumbs?: Page['crumbs'];
  readonly scripts?: readonly string[];
  /** Style sheets beside those of every page of the service. */
  readonly styles?: readonly string[];
  readonly wide?: boolean;
}

/** What the layout shows around a page of a pipeline. */
export function pipelinePage(project: NamedProject, pipeline: NamedPipeline, options: PipelinePageOptions = {}): Page {
  const { title, crumbs = [], scripts = [], styles = [], wide } = options;
  const above = [
    { title: 'Quality', path: PROTEOMICS_SECTION },
    { title: project.name, path: proteomicsProjectPath(project) },
  ];
  return {
    title: title === undefined ? pipeline.name : `${title} · ${pipeline.name}`,
    section: PROTEOMICS_SECTION,
    crumbs:
      title === undefined ? above : [...above, { title: pipeline.name, path: pipelinePath(project, pipeline) }, ...crumbs],
    crumb: title ?? pipeline.name,
    styles: [...PROTEOMICS_STYLES, ...styles],
    scripts: ['scripts/tab-line.js', ...scripts],
    ...(wide === undefined ? {} : { wide }),
  };
}

/** A tab as the view shows it. */
export interface TabModel {
  readonly title: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** Whether it begins a group: what comes in, what it shows, what people decided, who is told. */
  readonly begins: boolean;
}

/** The tabs, for the partial `proteomics/partials/pipeline-tabs`, which takes them as `tabs`. */
export function pipelineTabs(
  project: Pick<ProjectRow, 'slug'>,
  pipeline: Pick<PipelineRow, 'slug'>,
  current?: PipelineTab,
): readonly TabModel[] {
  return TABS.map(({ tab, title, begins = false }) => ({
    title,
    path: pipelinePath(project, pipeline, tab),
    isCurrent: tab === current,
    begins,
  }));
}
