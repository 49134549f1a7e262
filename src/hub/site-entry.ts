/** The entry of the hub in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Name, title and summary of the hub on the site. */
export const hubEntry: SiteService = {
  name: 'hub',
  title: 'Projects',
  summary: 'Describe experiments together in forms and tables that are checked while you type.',
  pages: [
    { title: 'Projects', path: '/hub/', summary: 'Open a workspace, or start a new one.' },
    {
      title: 'Compare profiles',
      path: '/compare',
      summary: 'See the differences and contradictions of profiles side by side.',
      isBeside: true,
    },
    {
      title: 'Merge profiles',
      path: '/merge',
      summary: 'Make one profile of several, decide what differs, and use it at once.',
      isBeside: true,
    },
  ],
};
