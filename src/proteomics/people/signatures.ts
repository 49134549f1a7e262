/** Replaces author names in records. Names are stored as text, and change if a user is renamed or erased. */
import type { Client } from '../records.ts';

/** Tables whose rows contain the name of their last author. */
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

/** Replaces the name of an erased user. */
export const DELETED_PERSON = 'deleted person';

/** Replaces a name in all signatures, in the caller's transaction. Two users with the same name cannot be distinguished. */
export async function replaceSignatures(client: Client, before: string, after: string): Promise<void> {
  for (const table of SIGNED) await client.query(`update ${table} set changed_by = $2 where changed_by = $1`, [before, after]);
  await client.query('update proteomics_raw_files set message = $2 where message = $1', [
    describeCancellation(before),
    describeCancellation(after),
  ]);
}

/** Returns the message of a run that a user canceled. */
export function describeCancellation(name: string): string {
  return `Canceled by ${name}.`;
}
