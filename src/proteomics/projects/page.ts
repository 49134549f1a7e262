import type pg from 'pg';

export interface PipelineGlance {
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly tool: string | null;
  readonly queued: number;
  readonly running: number;
  readonly failed: number;
  /** Time of the last upload; null without uploads. */
  readonly lastArrival: Date | null;
}

export interface ProjectGlance {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pipelines: readonly PipelineGlance[];
}

/** A project without pipelines has one row, in which the pipeline is null. */
interface Row extends PipelineGlance {
  readonly projectSlug: string;
  readonly projectName: string;
  readonly projectDescription: string;
}

export interface OverviewChoice {
  /** Slug of a project, to read only this project. */
  readonly slug?: string;
  /** Numbers of the visible projects; null for all. */
  readonly visible: readonly number[] | null;
  readonly withArchived: boolean;
}

/** Returns projects ordered by number, and their pipelines by age. */
export async function readOverview(pool: pg.Pool, { slug, visible, withArchived }: OverviewChoice): Promise<ProjectGlance[]> {
  const { rows } = await pool.query<Row>(
    `select p.slug as "projectSlug", p.name as "projectName", p.description as "projectDescription",
            l.uuid, l.slug, l.description, l.tool,
            case when count(*) over (partition by p.pk, l.name) = 1 then l.name else l.name || ' (' || l.slug || ')' end as name,
            s.queued, s.running, s.failed, a.uploaded_at as "lastArrival"
       from proteomics_projects p
       left join proteomics_pipelines l on l.project_pk = p.pk and ($3 or l.archived_at is null)
       left join lateral (select (count(*) filter (where r.state = 'queued'))::int as queued,
           (count(*) filter (where r.state = 'running'))::int as running, (count(*) filter (where r.state = 'failed'))::int as failed
         from proteomics_raw_files r where r.pipeline_uuid = l.uuid and r.state in ('queued', 'running', 'failed')) s on true
       left join lateral (select uploaded_at from proteomics_raw_files r where r.pipeline_uuid = l.uuid
         order by r.arrival desc limit 1) a on true
      where ($1::text is null or p.slug = $1) and ($2::int[] is null or p.pk = any($2))
        and ($3 or $1::text is not null or p.archived_at is null)
      order by p.pk, l.created_at, l.uuid`,
    [slug ?? null, visible, withArchived],
  );
  const projects = new Map<string, ProjectGlance & { pipelines: PipelineGlance[] }>();
  for (const { projectSlug, projectName, projectDescription, ...pipeline } of rows) {
    const empty = { name: projectName, slug: projectSlug, description: projectDescription, pipelines: [] };
    const project = projects.get(projectSlug) ?? empty;
    projects.set(projectSlug, project);
    if (pipeline.uuid !== null) project.pipelines.push(pipeline);
  }
  return [...projects.values()];
}
