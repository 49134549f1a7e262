/** Determines the projects that a request names, directly or by their records. Handlers reject unknown names. */
import type pg from 'pg';
import { isUuid } from '../records.ts';
import type { GuardedProject } from './project-rights.ts';

const PIPELINE_JOIN = 'join proteomics_pipelines l on l.project_pk = p.pk';
const RUN_JOIN = `${PIPELINE_JOIN} join proteomics_raw_files r on r.pipeline_uuid = l.uuid`;

const JOINS_BY_PARAMETER: Readonly<Record<string, string>> = {
  pipeline: `${PIPELINE_JOIN} where l.uuid = $1`,
  run: `${RUN_JOIN} where r.uuid = $1`,
  guide_set: `${PIPELINE_JOIN} join proteomics_guide_sets g on g.pipeline_uuid = l.uuid where g.uuid = $1`,
  annotation: `${PIPELINE_JOIN} join proteomics_annotations a on a.pipeline_uuid = l.uuid where a.uuid = $1`,
  silence: `${PIPELINE_JOIN} join proteomics_silences s on s.pipeline_uuid = l.uuid where s.uuid = $1`,
  upload: `${PIPELINE_JOIN} join proteomics_uploads u on u.pipeline_uuid = l.uuid where u.id = $1`,
};

export async function findNamedProjects(
  pool: pg.Pool,
  { path, query, body }: { readonly path: unknown; readonly query: unknown; readonly body?: unknown },
): Promise<readonly GuardedProject[]> {
  const found = new Map<number, GuardedProject>();
  for (const part of [path, query, body])
    for (const [name, value] of listNames(part)) {
      const rest =
        name === 'project' ? 'where p.slug = $1' : isUuid(value) || name === 'upload' ? JOINS_BY_PARAMETER[name] : undefined;
      if (rest === undefined) continue;
      const { rows } = await pool.query<GuardedProject>(`select p.pk, p.collaboration from proteomics_projects p ${rest}`, [
        value,
      ]);
      for (const row of rows) found.set(row.pk, row);
    }
  return [...found.values()];
}

export async function findProjectOfPipeline(pool: pg.Pool, uuid: string): Promise<GuardedProject | undefined> {
  return (await findNamedProjects(pool, { path: { pipeline: uuid }, query: {} }))[0];
}

function listNames(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return ['project', ...Object.keys(JOINS_BY_PARAMETER)].flatMap((name): [string, string][] => {
    const value = Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined;
    return typeof value === 'string' && !value.includes('\0') ? [[name, value]] : [];
  });
}
