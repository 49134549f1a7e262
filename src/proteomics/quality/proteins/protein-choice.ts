/** Protein names to choose from, searched and in pages; counted over the raw files used downstream. */
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
    `with found as (
       select name, score, (count(*) over ())::int as total from proteomics_protein_names
         where pipeline_uuid = $1 and position('CON__' in name) = 0 and position('REV__' in name) = 0
           and position(lower($2) in lower(name)) > 0
         order by score desc nulls last, name limit $3 offset $4)
     select f.name, f.total, s.runs, s.score, s.intensity from found f, lateral (
       select count(distinct g.raw_file_uuid)::int as runs, avg(g.score) as score, avg(g.intensity) as intensity
         from proteomics_protein_groups g join proteomics_raw_files r on r.uuid = g.raw_file_uuid
         where md5(g.name) = md5(f.name) and g.name = f.name and r.pipeline_uuid = $1 and r.use_downstream) s
     order by f.score desc nulls last, f.name`,
    [pipelineUuid, search.replaceAll('\0', ''), limit, offset],
  );
  return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}
