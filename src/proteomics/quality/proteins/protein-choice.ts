/** Protein names to choose from: those of the raw files used downstream, searched and in pages. */
import type pg from 'pg';

/** A protein in the table to choose from. */
export interface ProteinToChoose {
  readonly name: string;
  /** In how many raw files it occurs. */
  readonly runs: number;
  readonly score: number | null;
  readonly intensity: number | null;
}

/** A page of them, the strongest first, and how many there are on all pages. */
export async function readProteinChoice(
  pool: pg.Pool,
  pipelineUuid: string,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ items: readonly ProteinToChoose[]; total: number }> {
  const { rows } = await pool.query<ProteinToChoose & { total: number }>(
    `select g.name, count(distinct g.raw_file_uuid)::int as runs, avg(g.score) as score, avg(g.intensity) as intensity,
       (count(*) over ())::int as total
     from proteomics_protein_groups g join proteomics_raw_files r on r.uuid = g.raw_file_uuid
     where r.pipeline_uuid = $1 and r.use_downstream and g.name <> ''
       and position('CON__' in g.name) = 0 and position('REV__' in g.name) = 0 and position(lower($2) in lower(g.name)) > 0
     group by g.name order by 4 desc nulls last, g.name limit $3 offset $4`,
    [pipelineUuid, search.replaceAll('\0', ''), limit, offset],
  );
  return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}
