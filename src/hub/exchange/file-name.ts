/** Names of exported files: the day, the profile, and what the data set is called. */
import type { HubProjectRow } from '../tables.ts';

/** Like `260305-miappe-1-1-INV-WHEAT.xlsx`; letters, digits, `-` and `_` only. */
export function exportFileName(
  at: Date,
  { profile, version }: HubProjectRow,
  what: string | undefined,
  ending: string,
): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const title = safe(what ?? '').slice(0, 60) || 'export';
  return `${day}-${safe(profile)}-${safe(version)}-${title}.${ending}`;
}

function safe(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
}
