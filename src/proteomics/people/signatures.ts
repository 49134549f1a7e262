/** Names of users in records. They change if the user, identified by UUID, is renamed or erased. */
import type { Client, UserRow } from '../records.ts';

/** Tables whose rows contain name and UUID of their last author. */
export const SIGNED = [
  'proteomics_reviews',
  'proteomics_annotations',
  'proteomics_guide_sets',
  'proteomics_silences',
  'proteomics_limit_changes',
  'proteomics_search_files',
  'proteomics_sample_sheets',
  'proteomics_targets',
  'proteomics_instruments',
] as const;

/** Author of a change, as records store it. */
export interface Signature {
  readonly changedBy: string;
  /** Null in records of earlier releases whose author is unknown. Their name never changes, because names are not unique. */
  readonly changedByUuid: string | null;
}

type Author = Pick<UserRow, 'uuid' | 'name'>;

/** Replaces the name of an erased user. */
export const DELETED_PERSON = 'deleted person';

export function createSignature({ uuid, name }: Author): Signature {
  return { changedBy: name, changedByUuid: uuid };
}

/** Replaces the name of a user in all signatures, in the caller's transaction. */
export async function replaceSignatures(client: Client, { uuid, name }: Author, after: string): Promise<void> {
  for (const table of SIGNED)
    await client.query(`update ${table} set changed_by = $2 where changed_by_uuid = $1`, [uuid, after]);
  // Imports can replace the time and the message, but not the UUIDs.
  const statement = (column: string, by: string) =>
    `update proteomics_raw_files set ${column} = $3 where ${by} = $1 and ${column} = $2`;
  await client.query(statement('acquired_by', 'acquired_by_uuid'), [uuid, name, after]);
  const messages = [describeCancellation(name), describeCancellation(after)];
  await client.query(statement('message', 'canceled_by_uuid'), [uuid, ...messages]);
}

/** Returns the message of a run that a user canceled. */
export function describeCancellation(name: string): string {
  return `Canceled by ${name}.`;
}
