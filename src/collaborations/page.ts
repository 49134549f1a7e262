/** Frames of the collaboration pages. */
import type { Page } from '../web/views.ts';
import type { Viewer } from './access/policy.ts';
import { collaborationPath } from './addresses.ts';

/** Frame of a page below the list. */
export function pageFrame(viewer: Pick<Viewer, 'user'> | undefined, page: Omit<Page, 'section' | 'styles' | 'viewer'>): Page {
  return {
    section: '/collaborations',
    styles: ['styles/collaborations.css'],
    ...(viewer === undefined ? {} : { viewer: { name: viewer.user.displayName } }),
    ...page,
  };
}

/** Breadcrumbs of a page below a collaboration's own. */
export function crumbsTo(collaboration?: { identifier: string; name: string }): { title: string; path: string }[] {
  const list = { title: 'Collaborations', path: '/collaborations' };
  return collaboration === undefined
    ? [list]
    : [list, { title: collaboration.name, path: collaborationPath(collaboration.identifier) }];
}
