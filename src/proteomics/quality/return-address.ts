/** Where a page of this service leads back to after a form: one of its own addresses, state included, or what stands in its place. */

/** A base that no address of ours can have: what leaves it went elsewhere. */
const NOWHERE = 'http://base.invalid';

/** The address, when it is one of the service's pages. */
export function returnAddress(wanted: string | undefined, otherwise: string): string {
  if (wanted === undefined || !wanted.startsWith('/proteomics/') || /[\\\s\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, NOWHERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && pathname.startsWith('/proteomics/') ? `${pathname}${search}${hash}` : otherwise;
}
