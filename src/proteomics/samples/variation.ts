/** Computes coefficients of variation of protein groups within groups of samples (docs/requirements.md, P25). */
import { BadRequestError } from '../../contract/errors.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import { type Client, type PipelineRow, removeExtension } from '../records.ts';
import { readRunGroups } from './store.ts';

export interface Variation {
  readonly value: string;
  readonly runs: number;
  /** Number of protein groups that have a positive intensity in at least two runs. */
  readonly proteins: number;
  /** Median coefficient of variation: 100 * standard deviation (n - 1) / mean of the intensities. Null without groups. */
  readonly medianCvPercent: number | null;
  /** Share of protein groups whose coefficient is below 20 %, from 0 to 1; null without such groups. */
  readonly cvBelow20Share: number | null;
}

/** Returns groups ordered by value. @throws BadRequestError if a name is unknown */
export async function readVariation(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { by, use_downstream: downstream = 'any' }: { readonly by: string; readonly use_downstream?: 'any' | 'yes' | 'no' },
): Promise<readonly Variation[]> {
  const { rows: all } = await client.query<{ uuid: string; name: string; used: boolean }>(
    'select uuid, name, use_downstream as used from proteomics_raw_files where pipeline_uuid = $1',
    [uuid],
  );
  const listKeys = (name: string) => [getRunKey(name), getRunKey(removeExtension(name))];
  const groups = await readRunGroups(
    client,
    uuid,
    all.flatMap(({ name }) => listKeys(name)),
  );
  const known = await client.query('select from proteomics_samples where pipeline_uuid = $1 and groups ? $2 limit 1', [
    uuid,
    by,
  ]);
  if (known.rowCount === 0) throw new BadRequestError(`by: no sample has a factor or characteristic ${by.slice(0, 100)}.`);
  const chosen = all.flatMap(({ uuid: run, name, used }) => {
    const [own, short] = listKeys(name).map((key) => groups.get(key)?.get(by));
    const [value, ...others] = own ?? short ?? [];
    const isChosen = value !== undefined && others.length === 0 && (downstream === 'any' || used === (downstream === 'yes'));
    return isChosen ? [{ run, value }] : [];
  });
  const { rows } = await client.query<Variation>(QUERY, [chosen.map(({ run }) => run), chosen.map(({ value }) => value)]);
  return rows;
}

/** Adds the intensities of rows with the same name in a run, because a table can list a protein group twice. */
const QUERY = `with chosen as (select run, value from unnest($1::uuid[], $2::text[]) as t(run, value)),
  quantities as (
    select c.value, p.raw_file_uuid, p.name, sum(p.intensity) as intensity
      from chosen c join proteomics_protein_groups p on p.raw_file_uuid = c.run
     where p.intensity > 0 and p.intensity < 'infinity' group by 1, 2, 3),
  variations as (
    select value, 100 * stddev_samp(intensity) / avg(intensity) as cv from quantities group by value, name having count(*) >= 2)
  select g.value, g.runs, coalesce(v.proteins, 0)::int as proteins, v.median as "medianCvPercent", v.share as "cvBelow20Share"
    from (select value, count(*)::int as runs from chosen group by value) g
    left join (
      select value, count(*) as proteins, percentile_cont(0.5) within group (order by cv) as median,
             avg((cv < 20)::int)::float8 as share
        from variations group by value) v using (value)
   order by g.value`;
