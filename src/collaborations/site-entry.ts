/** The entry of the collaboration service in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Name, title and summary of this service on the site. */
export const collaborationsEntry: SiteService = {
  name: 'collaborations',
  title: 'Collaborations',
  summary: 'Invite people, give them roles and groups, and decide when their access ends.',
  pages: [
    {
      title: 'Collaborations',
      path: '/collaborations',
      summary: 'See your collaborations and manage your own.',
    },
  ],
};
