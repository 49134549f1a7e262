/** By what protein groups are found: names may be longer than an index takes (table.ts). */
import { createHash } from 'node:crypto';

/** The same as PostgreSQL's md5 of a name. */
export function nameKey(name: string): string {
  return createHash('md5').update(name).digest('hex');
}
