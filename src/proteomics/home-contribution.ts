/** What the proteomics service has for a person: runs that are out or failed, pipelines at work, and what is found by words. */
import type { Request } from 'express';
import type pg from 'pg';
import { getOptionalUser } from '../auth/index.ts';
import { containing } from '../storage/patterns.ts';
import {
  type HomeContribution,
  MAX_FINDINGS,
  NOTHING_MINE,
  type OpenTask,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { agoText, countOf } from '../web/for-people/words.ts';
import { askerIfKnown, visibleProjects } from './access/visible-projects.ts';
import type { ProteomicsContext } from './context.ts';
import { pipelinePath, runPath } from './page.ts';
import { standingsReader } from './quality/verdict/standings.ts';

/** As many pipelines stand on the home page. */
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

/**
 * Makes the contribution.
 *
 * @param hasLogin whether people can log in here; where nobody can, everybody is one of the laboratory
 */
export function proteomicsHomeContribution(context: ProteomicsContext, hasLogin: boolean): HomeContribution {
  const { pool, now, settings } = context;
  const isClosed = settings.proteomicsAccess === 'login';
  const readStandings = standingsReader();
  return {
    async mine(request) {
      if (hasLogin && (await getOptionalUser(request)) === undefined) return NOTHING_MINE;
      const pipelines = await latestPipelines(
        pool,
        await visibleProjects(context, await askerIfKnown(context, request as Request)),
      );
      const places = pipelines.map(({ uuid }) => ({ pipeline: { uuid } }));
      const standings = await readStandings(pool, places);
      return {
        needs: pipelines.flatMap((pipeline) => needsOf(pipeline, standings.get(pipeline.uuid)?.waiting ?? 0)),
        recent: pipelines.map(({ project, projectName, slug, name, last }) => ({
          kind: 'Pipeline',
          title: name,
          detail: `${projectName} · last run ${agoText(last, now())}`,
          path: pipelinePath({ slug: project }, { slug }, 'trend'),
        })),
      };
    },
    async find(request, words) {
      if (isClosed && (await getOptionalUser(request)) === undefined) return [];
      const visible = await visibleProjects(context, await askerIfKnown(context, request as Request));
      return findFor(pool, words, visible);
    },
  };
}

/** What a pipeline needs somebody for; `waiting` runs are out, and nobody has decided on them. */
function needsOf({ project, slug, name: place, failed }: ActivePipeline, waiting: number): readonly OpenTask[] {
  const of = [{ slug: project }, { slug }] as const;
  const tone = 'bad';
  return [
    ...(waiting > 0
      ? [{ text: `${countOf(waiting, 'run')} out of limits`, place, path: pipelinePath(...of, 'trend'), tone } as const]
      : []),
    ...(failed > 0
      ? [
          {
            text: `${countOf(failed, 'run')} failed this week`,
            place,
            path: `${pipelinePath(...of)}?state=failed`,
            tone,
          } as const,
        ]
      : []),
  ];
}

/** Pipelines that raw files arrived at, the latest first; `failed` counts those of the last seven days. */
async function latestPipelines(pool: ProteomicsContext['pool'], visible: readonly number[] | null): Promise<ActivePipeline[]> {
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

/** Condition that a text has every word of the parameters from the second on, each a pattern as an index takes it, in a project that the first one allows. */
const hasWords = (text: string, words: readonly string[]) =>
  ['($1::int[] is null or p.pk = any($1))', ...words.map((_, at) => `lower(${text}) like $${at + 2}`)].join(' and ');

async function findFor(client: pg.Pool, words: readonly string[], visible: readonly number[] | null): Promise<SearchFinding[]> {
  const parameters = [visible, ...words.map(containing)];
  const [pipelines, runs] = await Promise.all([
    client.query<{ project: string; projectName: string; slug: string; name: string }>(
      `select p.slug as project, p.name as "projectName", l.slug, l.name
         from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk
        where ${hasWords("(l.name || ' ' || p.name)", words)} order by p.pk, l.created_at, l.uuid limit ${MAX_FINDINGS}`,
      parameters,
    ),
    client.query<{ project: string; slug: string; pipeline: string; uuid: string; name: string }>(
      `select p.slug as project, l.slug, l.name as pipeline, r.uuid, r.name
         from proteomics_raw_files r
         join proteomics_pipelines l on l.uuid = r.pipeline_uuid join proteomics_projects p on p.pk = l.project_pk
        where ${hasWords('r.name', words)} order by r.arrival desc limit ${MAX_FINDINGS}`,
      parameters,
    ),
  ]);
  return [
    ...pipelines.rows.map(
      ({ project, projectName, slug, name }): SearchFinding => ({
        kind: 'Pipeline',
        title: name,
        detail: projectName,
        path: pipelinePath({ slug: project }, { slug }, 'trend'),
      }),
    ),
    ...runs.rows.map(
      ({ project, slug, pipeline, uuid, name }): SearchFinding => ({
        kind: 'Run',
        title: name,
        detail: pipeline,
        path: runPath({ slug: project }, { slug }, uuid),
      }),
    ),
  ];
}
