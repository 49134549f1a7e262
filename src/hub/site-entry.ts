/** How the hub service presents itself in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Its entry. */
export const hubEntry: SiteService = {
  name: 'hub',
  title: 'Hub',
  summary:
    'Workspaces where people fill in metadata together: forms and tables made from a profile, checked while they are typed, with history, spreadsheets in and out, and a graph.',
  pages: [
    { title: 'Workspaces', path: '/hub/', summary: 'Open a workspace, or start a new one.' },
    {
      title: 'Compare',
      path: '/compare',
      summary: 'See profiles side by side: what differs, and where they contradict each other.',
      isBeside: true,
    },
    {
      title: 'Merge',
      path: '/merge',
      summary: 'Make one profile of several, decide what differs, and use it at once.',
      isBeside: true,
    },
  ],
};
