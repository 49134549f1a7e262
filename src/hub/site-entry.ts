import type { Crumb, SiteService } from '../web/views.ts';

export const hubTokensPage: Crumb = { title: 'Tokens for projects', path: '/hub/me/tokens' };

export const hubEntry: SiteService = {
  name: 'hub',
  title: 'Projects',
  summary: 'Describe experiments together in forms and tables that validate as you type.',
  pages: [
    { title: 'Projects', path: '/hub/', summary: 'Open a workspace or create one.' },
    {
      title: 'Compare profiles',
      path: '/compare',
      summary: 'Compare the differences and conflicts of profiles side by side.',
      isBeside: true,
    },
    {
      title: 'Merge profiles',
      path: '/merge',
      summary: 'Create one profile from several, resolve their differences, and use it immediately.',
      isBeside: true,
    },
  ],
};
