/** Frames of the collaboration pages. */
import type { Page } from '../web/views.ts';
import { buildCollaborationPath } from './addresses.ts';

/** Frame of a page below the list. */
export function createCollaborationsFrame(page: Omit<Page, 'section' | 'styles' | 'viewer'>): Page {
  return { section: '/collaborations', styles: ['styles/collaborations.css'], ...page };
}

/** Breadcrumbs of a page below a collaboration's own. */
export function createCrumbs(collaboration?: { identifier: string; name: string }): { title: string; path: string }[] {
  const list = { title: 'Collaborations', path: '/collaborations' };
  return collaboration === undefined
    ? [list]
    : [list, { title: collaboration.name, path: buildCollaborationPath(collaboration.identifier) }];
}
