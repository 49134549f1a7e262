import { formatDay } from '../web/for-people/words.ts';
import { SETTINGS_STEP } from '../web/replies/problem-page.ts';
import type { Page } from '../web/views.ts';

export const LIST_PATH = '/collaborations';

export function buildCollaborationPath(identifier: string, ...rest: readonly string[]): string {
  return [LIST_PATH, ...[identifier, ...rest].map(encodeURIComponent)].join('/');
}

/** Builds a URL with query parameters. Omits empty and absent values. */
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

/** Returns the page after a login: the requested address (path and query), or for a form the page that contains the form. */
export function getReturnPage(method: string, address: string): string {
  if (method === 'GET') return address;
  const [path = LIST_PATH] = address.split('?', 1);
  const [, section, identifier = '', ...rest] = path.split('/');
  // The form that ends sessions is on the profile page.
  if (section === 'auth') return '/profile';
  if (identifier === 'new') return path;
  if (rest[0] === 'groups' && rest[1] !== undefined) return `${LIST_PATH}/${identifier}/groups/${rest[1]}`;
  return rest[0] === 'invite' ? `${LIST_PATH}/${identifier}/invite` : `${LIST_PATH}/${identifier}`;
}

/** Adds the section and its style sheets to a page. */
export function createCollaborationsFrame(page: Omit<Page, 'section' | 'styles' | 'viewer'>): Page {
  return { section: '/collaborations', styles: ['styles/collaborations.css', 'styles/page-tabs.css'], ...page };
}

export function createCrumbs(collaboration?: { identifier: string; name: string }): { title: string; path: string }[] {
  const list = { title: 'Collaborations', path: '/collaborations' };
  return collaboration === undefined
    ? [list]
    : [list, { title: collaboration.name, path: buildCollaborationPath(collaboration.identifier) }];
}

/** Notes about missing settings, which docs/settings.md describes. */
export const PLATFORM_NOTE = `Collaborations cannot be shown or managed on this server yet. ${SETTINGS_STEP.text}`;
export const CREATION_NOTE = `Collaborations cannot be created on this server yet. ${SETTINGS_STEP.text}`;

export function formatOptionalDay(date: Date | null): string {
  return date === null || Number.isNaN(date.getTime()) ? '' : formatDay(date);
}
