/** How the collaboration service presents itself in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Its entry. */
export const collaborationsEntry: SiteService = {
  name: 'collaborations',
  title: 'Collaborations',
  summary:
    'Collaborations on the collaboration platform, managed by the people who may: members, invitations, groups and the connection of this service.',
  pages: [
    {
      title: 'Collaborations',
      path: '/collaborations',
      summary: 'See the collaborations that you belong to, and manage your own.',
    },
  ],
};
