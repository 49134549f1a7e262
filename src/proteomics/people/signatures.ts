/** Names that records are signed by: they are kept as texts beside what was done, and follow the person. */
import type { Client } from '../records.ts';

/** Tables whose rows say by name who changed them last. */
export const SIGNED = [
  'proteomics_reviews',
  'proteomics_annotations',
  'proteomics_guide_sets',
  'proteomics_limit_changes',
  'proteomics_search_files',
  'proteomics_sample_sheets',
  'proteomics_targets',
  'proteomics_instruments',
] as const;

/** What stands in place of the name of somebody who was deleted. */
export const DELETED_PERSON = 'deleted person';

/**
 * Has everything that was signed by one name signed by another, in the caller's transaction. Two people of the very same name cannot be
 * told apart by it.
 */
export async function signAnew(client: Client, before: string, after: string): Promise<void> {
  for (const table of SIGNED) await client.query(`update ${table} set changed_by = $2 where changed_by = $1`, [before, after]);
  await client.query('update proteomics_raw_files set message = $2 where message = $1', [
    canceledBy(before),
    canceledBy(after),
  ]);
}

/** What a run says that somebody canceled. */
export function canceledBy(name: string): string {
  return `Canceled by ${name}.`;
}
