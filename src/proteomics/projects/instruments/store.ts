/** Stores display names of instruments. The instruments themselves come from the results. */
import type { Signature } from '../../people/signatures.ts';
import type { Client } from '../../records.ts';

export interface Instrument {
  /** Name in the results. */
  readonly key: string;
  /** Display name; by default the key. */
  readonly name: string;
}

/**
 * Returns instruments ordered by display name. Skips equal entries of an index, so that the time does not depend on the number
 * of runs.
 * @param projects numbers of the projects; null for all
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

/** Returns the instruments of some runs, ordered by display name. */
export async function findInstruments(
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

/** Returns whether raw files of other projects come from an instrument. @param projects numbers of projects; null for all */
export async function isUsedElsewhere(
  client: Client,
  instrument: string,
  projects: readonly number[] | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from proteomics_pipelines l where l.project_pk <> all($2)
       and exists (select from proteomics_raw_files where pipeline_uuid = l.uuid and instrument = $1) limit 1`,
    [instrument, projects],
  );
  return rowCount !== 0;
}

/** Sets the display name of an instrument. An empty name restores the default. */
export async function setInstrumentName(
  client: Client,
  { key, name, changedBy, changedByUuid, now }: Instrument & Signature & { readonly now: Date },
): Promise<void> {
  if (name === '') await client.query('delete from proteomics_instruments where instrument = $1', [key]);
  else
    await client.query(
      `insert into proteomics_instruments (instrument, name, changed_by, changed_at, changed_by_uuid) values ($1, $2, $3, $4, $5)
        on conflict (instrument) do update set name = $2, changed_by = $3, changed_at = $4, changed_by_uuid = $5`,
      [key, name, changedBy, now, changedByUuid],
    );
}

/** Returns choices for a field: all instruments, or one of the instruments of some runs. */
export async function listInstrumentChoices(
  client: Client,
  runs: readonly { readonly instrument: string | null }[],
): Promise<readonly { readonly value: string; readonly label: string }[]> {
  const instruments = await findInstruments(client, runs);
  return [{ value: '', label: 'all instruments' }, ...instruments.map(({ key, name }) => ({ value: key, label: name }))];
}
