/** Projects as the administration sees them. */
import type pg from 'pg';
import { AnswerableError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProjectRow } from '../records.ts';
import { slugOf, slugsFrom } from './slug.ts';

/** A project with its sizes, as the contract's ProteomicsProjectDetail. */
export interface ProjectDetail {
  readonly pk: number;
  readonly name: string;
  readonly description: string;
  readonly slug: string;
  readonly created_at: string;
  readonly pipelines: number;
  readonly raw_files: number;
}

type NewProject = Pick<ProjectRow, 'name' | 'description'>;

/** 409: another project has this name. */
export class ProjectNameTakenError extends AnswerableError {
  override readonly name = 'ProjectNameTakenError';
  constructor(name: string) {
    super(409, `A project called "${name}" exists already.`);
  }
}

/**
 * Makes a project under the first free slug of its name: other names may lead to the same one.
 *
 * @throws ProjectNameTakenError
 */
export async function createProject(
  pool: pg.Pool,
  { name, description }: NewProject,
): Promise<Pick<ProjectRow, 'pk' | 'name' | 'description' | 'slug'>> {
  return inTransaction(pool, async (client) => {
    // Of those who make one at the same time the first wins.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['proteomics project names']);
    const { rowCount } = await client.query('select from proteomics_projects where name = $1 limit 1', [name]);
    if (rowCount !== 0) throw new ProjectNameTakenError(name);
    return insertProject(client, { name, description });
  });
}

async function insertProject(
  client: pg.PoolClient,
  { name, description }: NewProject,
): Promise<Pick<ProjectRow, 'pk' | 'name' | 'description' | 'slug'>> {
  for (const slug of slugsFrom(slugOf(name, 'project'))) {
    // A number is only taken from the sequence when the slug seems free, so that numbers stay close together.
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
}

/** Projects by pk, `limit` of them after the first `offset`; `total` counts all. */
export async function listProjects(
  pool: pg.Pool,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ProjectDetail[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    pool.query(
      `select p.pk, p.name, p.description, p.slug, p.created_at,
              (select count(*)::int from proteomics_pipelines l where l.project_pk = p.pk) as pipelines,
              (select count(*)::int from proteomics_raw_files r join proteomics_pipelines l on l.uuid = r.pipeline_uuid
                where l.project_pk = p.pk) as raw_files
         from proteomics_projects p order by p.pk limit $1 offset $2`,
      [limit, offset],
    ),
    pool.query('select count(*)::int as total from proteomics_projects'),
  ]);
  return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total: counted.rows[0].total };
}
