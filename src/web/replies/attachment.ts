/** Files that browsers save. */
import { create } from 'content-disposition';

/** The header Content-Disposition of a file that is saved under a name (RFC 6266). */
export function attachment(name: string): { readonly 'Content-Disposition': string } {
  return { 'Content-Disposition': create(name) };
}
