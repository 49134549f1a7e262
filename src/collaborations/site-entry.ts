/** How the collaboration service presents itself in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Its entry. */
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
