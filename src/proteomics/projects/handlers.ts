/** Handles lists of projects and pipelines as JSON (docs/requirements.md, P3). */
import { asc, drizzle, eq, inArray } from '../../storage/transaction.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import type { Page } from '../../web/views.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getPipelinePath, getProteomicsProjectPath, getRunPath, PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../page.ts';
import { formatPathAsStr } from '../places.ts';
import { buildAddress } from '../quality/addresses.ts';
import { listTypeChoices, SAMPLE_TYPES } from '../quality/sample-types/rules.ts';
import { type PipelineStatus, type ReadStatuses, selectStatuses, sortByWorstState } from '../quality/verdict/statuses.ts';
import { findProject } from '../records.ts';
import { proteomicsPipelines, proteomicsProjects } from '../tables.ts';
import { buildCard, type CardModel, describeArrival, describeQueue, readDiskStatus } from './cards.ts';
import { buildInstrumentCards } from './instruments/cards.ts';
import { type PipelineGlance, type ProjectGlance, readOverview } from './page.ts';

const STYLES = [...PROTEOMICS_STYLES, 'styles/proteomics-cards.css'];

export function createProjectPageHandlers(context: ProteomicsContext, readStatuses: ReadStatuses) {
  const { pool } = context;
  return {
    async showProteomics(call) {
      const { query, access } = call;
      const client = pool;
      const isWall = query.wall === 'yes' || query.wall === '';
      const visible = await access.listVisibleProjects();
      const projects = await readOverview(client, { visible, withArchived: false });
      const places = projects.flatMap((project) => project.pipelines.map((pipeline) => ({ project, pipeline })));
      const all = await readStatuses(client, places);
      const statuses = selectStatuses(all, query.sample_type);
      const frame: Page = {
        title: 'Quality',
        section: PROTEOMICS_SECTION,
        styles: isWall ? [...STYLES, 'styles/proteomics-wall.css'] : STYLES,
        scripts: ['scripts/runs.js'],
      };
      const addCounts = (read: (glance: PipelineGlance) => number) =>
        places.reduce((sum, { pipeline }) => sum + read(pipeline), 0);
      const instruments = sortByWorstState(await buildInstrumentCards(client, places, statuses));
      const failed = addCounts((glance) => glance.failed);
      const isOther = ({ uuid }: PipelineGlance) => !isCoveredByInstruments(statuses.get(uuid));
      const model = {
        wall: isWall
          ? [
              ...instruments,
              ...sortByWorstState(
                projects.flatMap((project) =>
                  buildCards(context, { ...project, pipelines: project.pipelines.filter(isOther) }, statuses),
                ),
              ),
            ]
          : undefined,
        filter: {
          sampleType: query.sample_type ?? '',
          sampleTypes: listTypeChoices((type) => [...all.values()].some(({ types }) => types.has(type)), query.sample_type),
        },
        disk: await readDiskStatus(context.settings),
        queue: describeQueue({ queued: addCounts(({ queued }) => queued), running: addCounts(({ running }) => running) }),
        failed: failed === 0 ? '' : formatQuantity(failed, 'failed run'),
        instruments,
        projects: projects.map((project) => ({
          name: project.name,
          description: project.description,
          path: getProteomicsProjectPath(project),
          cards: buildCards(context, project, statuses),
        })),
      };
      return replyWithPage(context, call, 200, 'proteomics/projects/home', frame, model);
    },
    async showProteomicsProject(call) {
      const { path } = call;
      const client = pool;
      const { name, description, slug } = await findProject(client, path.project);
      const [project] = await readOverview(client, { slug, visible: null, withArchived: false });
      const frame: Page = {
        title: name,
        section: PROTEOMICS_SECTION,
        crumbs: [{ title: 'Quality', path: PROTEOMICS_SECTION }],
        styles: STYLES,
        scripts: ['scripts/copy.js'],
      };
      const places = project?.pipelines.map((pipeline) => ({ project, pipeline })) ?? [];
      const cards = project === undefined ? [] : buildCards(context, project, await readStatuses(client, places));
      const model = { name, description, slug, cards };
      return replyWithPage(context, call, 200, 'proteomics/projects/project', frame, model);
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function isCoveredByInstruments(status: PipelineStatus | undefined): boolean {
  if (status === undefined || status.runs === 0) return false;
  return [...status.instruments.values()].reduce((sum, { runs }) => sum + runs, 0) === status.runs;
}

function buildCards(
  { now }: ProteomicsContext,
  project: ProjectGlance,
  statuses: ReadonlyMap<string, PipelineStatus>,
): readonly CardModel[] {
  return project.pipelines.flatMap((pipeline) => {
    const status = statuses.get(pipeline.uuid);
    if (status === undefined) return [];
    const { queued, running, failed, lastArrival, tool } = pipeline;
    const getTabPath = (tab?: Parameters<typeof getPipelinePath>[2]) => getPipelinePath(project, pipeline, tab);
    const facts: CardModel['facts'] = [
      {
        text: `${status.runs === 1 ? '1 run' : `${status.runs} runs`}${tool === null ? '' : ` · ${tool}`}`,
        path: getTabPath(),
        tone: '',
      },
      { text: describeQueue({ queued, running }), path: getTabPath(), tone: 'warning' },
      { text: failed === 0 ? '' : `${failed} failed`, path: `${getTabPath()}?state=failed`, tone: 'bad' },
      { text: describeArrival(lastArrival, now()), path: getTabPath(), tone: '' },
    ];
    const types = status.types.size < 2 ? [] : [...status.types];
    const ofTypes = types.map(([type, { state, runs }]): CardModel['facts'][number] => ({
      text: `${SAMPLE_TYPES[type]} ${runs}${state === 'out' ? ': out' : ''}`,
      path: buildAddress(getTabPath('trend'), [['sample_type', type]]),
      tone: state === 'out' ? 'bad' : '',
    }));
    const links = [
      { text: 'Quality', path: getTabPath('trend') },
      { text: 'Runs', path: getTabPath() },
      { text: 'Upload', path: getTabPath('upload') },
    ];
    const card = {
      name: pipeline.name,
      path: getTabPath('trend'),
      facts: [...ofTypes, ...facts].filter(({ text }) => text !== ''),
      links,
    };
    return [buildCard(status, card, ({ uuid }) => getRunPath(project, pipeline, uuid))];
  });
}

export function createProteomicsProjectHandlers(context: ProteomicsContext) {
  const { pool } = context;
  return {
    async listProteomicsProjects({ access }) {
      const { pk, name, description, slug } = proteomicsProjects;
      const visible = await access.listVisibleProjects();
      const body = await drizzle(pool)
        .select({ pk, name, description, slug })
        .from(proteomicsProjects)
        .where(visible === null ? undefined : inArray(pk, [...visible]))
        .orderBy(asc(pk));
      return { status: 200, body };
    },
    async listPipelines({ body: { project } }) {
      const found = await drizzle(pool)
        .select({ uuid: proteomicsPipelines.uuid, slug: proteomicsPipelines.slug, name: proteomicsPipelines.name })
        .from(proteomicsPipelines)
        .innerJoin(proteomicsProjects, eq(proteomicsPipelines.projectPk, proteomicsProjects.pk))
        .where(eq(proteomicsProjects.slug, project))
        .orderBy(asc(proteomicsPipelines.createdAt), asc(proteomicsPipelines.uuid));
      return { status: 200, body: found.map((row) => ({ ...row, path_as_str: formatPathAsStr({ slug: project }, row) })) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
