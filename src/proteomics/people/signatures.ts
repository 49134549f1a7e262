/** Names of users in records. Renaming or erasing a user changes the names. */
import type { Client, UserRow } from '../records.ts';

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

export interface Signature {
  readonly changedBy: string;
  /** UUID of the author; null if an earlier release stored none. Such a name never changes, because names are not unique. */
  readonly changedByUuid: string | null;
}

type Author = Pick<UserRow, 'uuid' | 'name'>;

export const DELETED_PERSON = 'deleted person';

export function createSignature({ uuid, name }: Author): Signature {
  return { changedBy: name, changedByUuid: uuid };
}

export async function replaceSignatures(client: Client, { uuid, name }: Author, after: string): Promise<void> {
  for (const table of SIGNED)
    await client.query(`update ${table} set changed_by = $2 where changed_by_uuid = $1`, [uuid, after]);
  // Imports can replace the time and the message, so only the UUIDs identify the author.
  const formatUpdateSql = (column: string, by: string) =>
    `update proteomics_raw_files set ${column} = $3 where ${by} = $1 and ${column} = $2`;
  await client.query(formatUpdateSql('acquired_by', 'acquired_by_uuid'), [uuid, name, after]);
  const messages = [describeCancellation(name), describeCancellation(after)];
  await client.query(formatUpdateSql('message', 'canceled_by_uuid'), [uuid, ...messages]);
}

export function describeCancellation(name: string): string {
  return `Canceled by ${name}.`;
}
