/** Protein names to choose from, searched and in pages; counted over the latest raw files used downstream. */
import type pg from 'pg';
import { hasName } from '../../results/name-key.ts';

/** A protein in the table to choose from. */
export interface ProteinToChoose {
  readonly name: string;
  /** In how many of the latest {@link COUNTED_RUNS} raw files it occurs. */
  readonly runs: number;
  readonly score: number | null;
  readonly intensity: number | null;
}

/** The latest raw files that are counted over: of ten thousand, the rows of a page's names would lie in as many places of the disk. */
export const COUNTED_RUNS = 100;

/** A page of them, the strongest first, and how many there are on all pages. */
export async function readProteinChoice(
  pool: Pick<pg.Pool, 'query'>,
  pipelineUuid: string,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ items: readonly ProteinToChoose[]; total: number }> {
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    pool.query<{ name: string; total: number }>(
      `select name, (count(*) over ())::int as total from proteomics_protein_names
         where pipeline_uuid = $1 and position('CON__' in name) = 0 and position('REV__' in name) = 0
           and position(lower($2) in lower(name)) > 0
         order by score desc nulls last, name limit $3 offset $4`,
      [pipelineUuid, search.replaceAll('\0', ''), limit, offset],
    ),
    pool.query<{ uuid: string }>(
      `select uuid from proteomics_raw_files where pipeline_uuid = $1 and use_downstream order by arrival desc limit ${COUNTED_RUNS}`,
      [pipelineUuid],
    ),
  ]);
  const { rows } = await pool.query<ProteinToChoose>(
    `select name, count(distinct raw_file_uuid)::int as runs, avg(score) as score, avg(intensity) as intensity
       from proteomics_protein_groups g where raw_file_uuid = any($1::uuid[]) and ${hasName('$2')} group by name`,
    [counted.map(({ uuid }) => uuid), found.map(({ name }) => name)],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const nothing = { runs: 0, score: null, intensity: null };
  return { items: found.map(({ name }) => byName.get(name) ?? { name, ...nothing }), total: found[0]?.total ?? 0 };
}
