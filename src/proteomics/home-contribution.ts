/** Contributes runs that need attention, active pipelines, and search results to the home page. */
import type { Request } from 'express';
import type pg from 'pg';
import { getOptionalUser } from '../auth/index.ts';
import { createContainsPattern } from '../storage/patterns.ts';
import {
  type HomeContribution,
  MAX_FINDINGS,
  NO_OWN_ITEMS,
  type OpenTask,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { formatAgo, formatQuantity } from '../web/for-people/words.ts';
import { findPrincipalIfKnown, listVisibleProjects } from './access/visible-projects.ts';
import type { ProteomicsContext } from './context.ts';
import { getPipelinePath, getRunPath } from './page.ts';
import { createStatusReader } from './quality/verdict/statuses.ts';

const MAX_PIPELINES = 2;

interface ActivePipeline {
  uuid: string;
  project: string;
  projectName: string;
  slug: string;
  name: string;
  last: Date;
  failed: number;
}

/** Creates the contribution to the home page. Without login, every visitor counts as a member of the laboratory. */
export function createProteomicsHomeContribution(context: ProteomicsContext, hasLogin: boolean): HomeContribution {
  const { pool, now, settings } = context;
  const isClosed = settings.proteomicsAccess === 'login';
  const readStatuses = createStatusReader();
  return {
    async listMine(request) {
      if (hasLogin && (await getOptionalUser(request)) === undefined) return NO_OWN_ITEMS;
      const pipelines = await findLatestPipelines(
        pool,
        await listVisibleProjects(context, await findPrincipalIfKnown(context, request as Request)),
      );
      const places = pipelines.map(({ uuid }) => ({ pipeline: { uuid } }));
      const statuses = await readStatuses(pool, places);
      return {
        needs: pipelines.flatMap((pipeline) => listTasks(pipeline, statuses.get(pipeline.uuid)?.waiting ?? 0)),
        recent: pipelines.map(({ project, projectName, slug, name, last }) => ({
          kind: 'Pipeline',
          title: name,
          detail: `${projectName} · last run ${formatAgo(last, now())}`,
          path: getPipelinePath({ slug: project }, { slug }, 'trend'),
        })),
      };
    },
    async find(request, words) {
      if (isClosed && (await getOptionalUser(request)) === undefined) return [];
      const visible = await listVisibleProjects(context, await findPrincipalIfKnown(context, request as Request));
      return findRecords(pool, words, visible);
    },
  };
}

/** `waiting` is the number of runs that need a decision. */
function listTasks({ project, slug, name: projectName, failed }: ActivePipeline, waiting: number): readonly OpenTask[] {
  const of = [{ slug: project }, { slug }] as const;
  const tone = 'bad';
  return [
    ...(waiting > 0
      ? [
          {
            text: `${formatQuantity(waiting, 'run')} out of limits`,
            place: projectName,
            path: getPipelinePath(...of, 'trend'),
            tone,
          } as const,
        ]
      : []),
    ...(failed > 0
      ? [
          {
            text: `${formatQuantity(failed, 'run')} failed this week`,
            place: projectName,
            path: `${getPipelinePath(...of)}?state=failed`,
            tone,
          } as const,
        ]
      : []),
  ];
}

/** Returns pipelines ordered by their latest activity. `failed` is the number of failed runs in the last seven days. */
async function findLatestPipelines(
  pool: ProteomicsContext['pool'],
  visible: readonly number[] | null,
): Promise<ActivePipeline[]> {
  const { rows } = await pool.query<ActivePipeline>(
    `select l.uuid, p.slug as project, p.name as "projectName", l.slug, l.name, r.uploaded_at as last,
            (select count(*)::int from proteomics_raw_files f
              where f.pipeline_uuid = l.uuid and f.state = 'failed' and f.uploaded_at > now() - interval '7 days') as failed
       from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk,
         lateral (select uploaded_at from proteomics_raw_files where pipeline_uuid = l.uuid order by arrival desc limit 1) r
      where ($1::int[] is null or p.pk = any($1)) and p.archived_at is null and l.archived_at is null
      order by last desc, l.uuid limit ${MAX_PIPELINES}`,
    [visible],
  );
  return rows;
}

/** Returns an SQL condition for visible records whose text contains all words. $1: visible projects; from $2: word patterns. */
const buildWordsCondition = (text: string, words: readonly string[]) =>
  ['($1::int[] is null or p.pk = any($1))', ...words.map((_, at) => `lower(${text}) like $${at + 2}`)].join(' and ');

async function findRecords(
  client: pg.Pool,
  words: readonly string[],
  visible: readonly number[] | null,
): Promise<SearchFinding[]> {
  const parameters = [visible, ...words.map(createContainsPattern)];
  const [pipelines, runs] = await Promise.all([
    client.query<{ project: string; projectName: string; slug: string; name: string }>(
      `select p.slug as project, p.name as "projectName", l.slug, l.name
         from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk
        where ${buildWordsCondition("(l.name || ' ' || p.name)", words)} order by p.pk, l.created_at, l.uuid limit ${MAX_FINDINGS}`,
      parameters,
    ),
    client.query<{ project: string; slug: string; pipeline: string; uuid: string; name: string }>(
      `select p.slug as project, l.slug, l.name as pipeline, r.uuid, r.name
         from proteomics_raw_files r
         join proteomics_pipelines l on l.uuid = r.pipeline_uuid join proteomics_projects p on p.pk = l.project_pk
        where ${buildWordsCondition('r.name', words)} order by r.arrival desc limit ${MAX_FINDINGS}`,
      parameters,
    ),
  ]);
  return [
    ...pipelines.rows.map(
      ({ project, projectName, slug, name }): SearchFinding => ({
        kind: 'Pipeline',
        title: name,
        detail: projectName,
        path: getPipelinePath({ slug: project }, { slug }, 'trend'),
      }),
    ),
    ...runs.rows.map(
      ({ project, slug, pipeline, uuid, name }): SearchFinding => ({
        kind: 'Run',
        title: name,
        detail: pipeline,
        path: getRunPath({ slug: project }, { slug }, uuid),
      }),
    ),
  ];
}
