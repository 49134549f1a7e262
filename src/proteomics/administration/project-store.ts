import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { type Client, findProject, type ProjectRow, RecordStateError } from '../records.ts';
import { requireRevision } from './revision.ts';
import { createSlug, generateSlugs } from './slug.ts';

export type ProjectDetail = components['schemas']['ProteomicsProjectDetail'];

/** Absent members stay unchanged. `revision` is that of the submitted form; without it, any is accepted. */
export type ProjectChange = Partial<Pick<ProjectDetail, 'name' | 'description' | 'collaboration' | 'archived'>> & {
  readonly revision?: string;
};

/** Creates a project with the first free slug, because different names can have the same one. @throws FormRefusedError */
export async function createProteomicsProject(
  pool: pg.Pool,
  { name, description }: Pick<ProjectRow, 'name' | 'description'>,
): Promise<Pick<ProjectRow, 'pk' | 'name' | 'description' | 'slug'>> {
  return runInTransaction(pool, async (client) => {
    await requireFreeName(client, name);
    for (const slug of generateSlugs(createSlug(name, 'project'))) {
      // Uses a number of the sequence only if the slug is free, so that numbers stay consecutive.
      const { rows } = await client.query(
        `insert into proteomics_projects (name, description, slug)
         select $1, $2, $3 where not exists (select from proteomics_projects where slug = $3)
         on conflict (slug) do nothing
         returning pk, name, description, slug`,
        [name, description, slug],
      );
      if (rows.length > 0) return rows[0];
    }
    throw new Error('unreachable: there is always a further slug');
  });
}

async function requireFreeName(client: pg.PoolClient, name: string, pk = 0): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['proteomics project names']);
  const { rowCount } = await client.query('select from proteomics_projects where name = $1 and pk <> $2 limit 1', [name, pk]);
  if (rowCount !== 0) throw createFieldError('name', `A project named "${name}" exists already.`, 409);
}

const DETAIL = `select p.pk, p.name, p.description, p.slug, p.created_at, p.collaboration, p.archived_at is not null as archived,
    (select count(*)::int from proteomics_pipelines l where l.project_pk = p.pk) as pipelines,
    (select count(*)::int from proteomics_raw_files r join proteomics_pipelines l on l.uuid = r.pipeline_uuid
      where l.project_pk = p.pk) as raw_files
  from proteomics_projects p`;

type DetailRow = Omit<ProjectDetail, 'created_at'> & { readonly created_at: Date };

export async function readProteomicsProject(pool: Client, slug: string): Promise<ProjectDetail> {
  await findProject(pool, slug);
  const { rows } = await pool.query<DetailRow>(`${DETAIL} where p.slug = $1`, [slug]);
  return createProjectDetail(rows[0] as DetailRow);
}

/** Updates a project; its slug does not change. @throws NotFoundError, FormRefusedError */
export async function updateProteomicsProject(pool: pg.Pool, slug: string, change: ProjectChange): Promise<ProjectDetail> {
  await runInTransaction(pool, async (client) => {
    const { name, description, collaboration, archived, revision } = change;
    const { pk } = await findProject(client, slug);
    if (name !== undefined) await requireFreeName(client, name, pk);
    await client.query('select from proteomics_projects where pk = $1 for no key update', [pk]);
    requireRevision(revision, await readProteomicsProject(client, slug));
    await client.query(
      `update proteomics_projects
          set name = coalesce($2, name), description = coalesce($3, description),
              collaboration = case when $4 then $5 else collaboration end,
              archived_at = case when $6::boolean is null then archived_at when $6 then coalesce(archived_at, now()) end
        where pk = $1`,
      [pk, name, description, collaboration !== undefined, collaboration, archived ?? null],
    );
  });
  return readProteomicsProject(pool, slug);
}

/** @throws NotFoundError; RecordStateError if the project has pipelines */
export async function deleteProteomicsProject(pool: pg.Pool, slug: string): Promise<void> {
  const { pk } = await findProject(pool, slug);
  const { rowCount } = await pool.query(
    'delete from proteomics_projects where pk = $1 and not exists (select from proteomics_pipelines where project_pk = $1)',
    [pk],
  );
  if (rowCount === 0) throw new RecordStateError('The project still has pipelines. Delete them first.');
}

export async function listProteomicsProjects(
  pool: pg.Pool,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ProjectDetail[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<DetailRow>(`${DETAIL} order by p.pk limit $1 offset $2`, [limit, offset]),
    pool.query('select count(*)::int as total from proteomics_projects'),
  ]);
  return { items: rows.map(createProjectDetail), total: counted.rows[0].total };
}

function createProjectDetail(row: DetailRow): ProjectDetail {
  return { ...row, created_at: row.created_at.toISOString() };
}
