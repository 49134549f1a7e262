/** Reads projects with their pipelines and activity. */
import type pg from 'pg';

/** A pipeline with its activity. */
export interface PipelineGlance {
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly tool: string | null;
  readonly queued: number;
  readonly running: number;
  readonly failed: number;
  /** Time of the last upload. */
  readonly lastArrival: Date | null;
}

/** A project with its activity. */
export interface ProjectGlance {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pipelines: readonly PipelineGlance[];
}

interface Row {
  project_slug: string;
  project_name: string;
  project_description: string;
  slug: string | null;
  name: string;
  description: string;
  uuid: string;
  tool: string | null;
  queued: number;
  running: number;
  failed: number;
  last_arrival: Date | null;
}

/** Selects projects and pipelines. */
export interface OverviewChoice {
  /** Slug of a single project. */
  readonly slug?: string;
  /** Numbers of the visible projects; null for all. */
  readonly visible: readonly number[] | null;
  /** True if archived ones are included. */
  readonly withArchived: boolean;
}

/** Returns projects ordered by number, with pipelines ordered by age. */
export async function readOverview(pool: pg.Pool, { slug, visible, withArchived }: OverviewChoice): Promise<ProjectGlance[]> {
  const { rows } = await pool.query<Row>(
    `select p.slug as project_slug, p.name as project_name, p.description as project_description,
            l.uuid, l.slug, l.name, l.description, l.tool,
            s.queued, s.running, s.failed, a.uploaded_at as last_arrival
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
  for (const row of rows) {
    const { project_slug, project_name, project_description } = row;
    const project = projects.get(project_slug) ?? {
      name: project_name,
      slug: project_slug,
      description: project_description,
      pipelines: [],
    };
    projects.set(project_slug, project);
    if (row.slug !== null) project.pipelines.push(toGlance(row, row.slug));
  }
  return [...projects.values()];
}

function toGlance(row: Row, slug: string): PipelineGlance {
  return {
    uuid: row.uuid,
    name: row.name,
    slug,
    description: row.description,
    tool: row.tool,
    queued: row.queued,
    running: row.running,
    failed: row.failed,
    lastArrival: row.last_arrival,
  };
}
