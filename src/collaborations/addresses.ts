/** Addresses of the collaboration pages. */

/** The list. */
export const LIST = '/collaborations';

/** A page or form of one collaboration. */
export function buildCollaborationPath(identifier: string, ...rest: readonly string[]): string {
  return [LIST, ...[identifier, ...rest].map(encodeURIComponent)].join('/');
}

/** Builds an address with a query; omits empty and absent values. */
export function buildCollaborationAddress(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  anchor = '',
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return `${path}${text === '' ? '' : `?${text}`}${anchor}`;
}

/**
 * Returns the page to come back to after a login: the page itself; for a form, the page with the form.
 *
 * @param address path and query of the request
 */
export function getReturnPage(method: string, address: string): string {
  if (method === 'GET') return address;
  const [path = LIST] = address.split('?', 1);
  const [, section, identifier = '', ...rest] = path.split('/');
  // The form that ends sessions is on the profile.
  if (section === 'auth') return '/profile';
  if (identifier === 'new') return path;
  if (rest[0] === 'groups' && rest[1] !== undefined) return `${LIST}/${identifier}/groups/${rest[1]}`;
  return rest[0] === 'invite' ? `${LIST}/${identifier}/invite` : `${LIST}/${identifier}`;
}
