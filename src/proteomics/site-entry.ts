import type { Crumb, SiteService } from '../web/views.ts';

export const tokensPage: Crumb = { title: 'Tokens for quality', path: '/proteomics/me' };

export const proteomicsEntry: SiteService = {
  name: 'proteomics',
  title: 'Quality',
  summary: 'Upload raw files, run your tools, and monitor your instruments every day.',
  pages: [
    {
      title: 'Quality',
      path: '/proteomics',
      summary: 'Open projects and pipelines, upload raw files, and check the quality of runs.',
    },
    {
      title: 'Metrics',
      path: '/proteomics/metrics',
      summary: 'See how every quality metric is defined and what a change indicates.',
      isBeside: true,
    },
  ],
};
