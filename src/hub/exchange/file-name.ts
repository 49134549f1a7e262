/** Names of exported files: the day, the profile and the name of the data set. */
import type { HubProjectRow } from '../tables.ts';

/** Returns a name like `260305-miappe-1-1-INV-WHEAT.xlsx`, which only has letters, digits, `-` and `_`. */
export function createExportFileName(
  at: Date,
  { profile, version }: HubProjectRow,
  what: string | undefined,
  ending: string,
): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const title = replaceUnsafe(what ?? '').slice(0, 60) || 'export';
  return `${day}-${replaceUnsafe(profile)}-${replaceUnsafe(version)}-${title}.${ending}`;
}

function replaceUnsafe(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
}
