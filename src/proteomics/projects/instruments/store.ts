/** Stores display names of instruments. The instruments themselves come from the results. */
import type { Signature } from '../../people/signatures.ts';
import type { Client } from '../../records.ts';

export interface Instrument {
  /** Name in the results. */
  readonly key: string;
  /** Display name; by default the key. */
  readonly name: string;
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
