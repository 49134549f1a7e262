/** What people call the instruments, which are recognized from results. */
import type { Client } from '../../records.ts';

/** An instrument. */
export interface Instrument {
  /** As its results call it. */
  readonly key: string;
  /** As people call it; the key where nobody has named it. */
  readonly name: string;
}

/**
 * The instruments that have raw files in some projects, by their names. From one instrument of a pipeline an index leads to the next, however
 * many runs each has.
 *
 * @param projects numbers of the projects; null means all
 */
export async function readInstruments(client: Client, projects: readonly number[] | null): Promise<readonly Instrument[]> {
  const { rows } = await client.query<Instrument>(
    `select r.instrument as key, coalesce(i.name, r.instrument) as name
       from (select distinct k.instrument from proteomics_pipelines l, lateral (
           with recursive known (instrument) as (
             select min(instrument) from proteomics_raw_files where pipeline_uuid = l.uuid
             union all
             select (select min(f.instrument) from proteomics_raw_files f where f.pipeline_uuid = l.uuid and f.instrument > known.instrument)
               from known where known.instrument is not null
           ) select instrument from known where instrument is not null) k
         where $1::int[] is null or l.project_pk = any($1)) r
         left join proteomics_instruments i on i.instrument = r.instrument order by lower(coalesce(i.name, r.instrument)), 1`,
    [projects],
  );
  return rows;
}

/** The instruments of some runs, in the order of what people call them. */
export async function instrumentsOf(
  client: Client,
  runs: readonly { readonly instrument: string | null }[],
): Promise<readonly Instrument[]> {
  const keys = [...new Set(runs.flatMap(({ instrument }) => instrument ?? []))];
  const { rows } = await client.query<Instrument>(
    `select k as key, coalesce(i.name, k) as name from unnest($1::text[]) as k
       left join proteomics_instruments i on i.instrument = k order by lower(coalesce(i.name, k)), 1`,
    [keys],
  );
  return rows;
}

/** Names an instrument; an empty name takes the one before away. */
export async function nameInstrument(
  client: Client,
  { key, name, changedBy, now }: Instrument & { readonly changedBy: string; readonly now: Date },
): Promise<void> {
  if (name === '') await client.query('delete from proteomics_instruments where instrument = $1', [key]);
  else
    await client.query(
      `insert into proteomics_instruments (instrument, name, changed_by, changed_at) values ($1, $2, $3, $4)
        on conflict (instrument) do update set name = $2, changed_by = $3, changed_at = $4`,
      [key, name, changedBy, now],
    );
}
