import type { SiteService } from '../web/views.ts';

export const collaborationsEntry: SiteService = {
  name: 'collaborations',
  title: 'Collaborations',
  summary: 'Invite people, assign roles and groups, and set when access ends.',
  pages: [
    { title: 'Collaborations', path: '/collaborations', summary: 'View your collaborations and manage those you administer.' },
  ],
};
