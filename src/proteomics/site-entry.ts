/** How the proteomics service presents itself in the header and on the home page. */
import type { SiteService } from '../web/views.ts';

/** Its entry. */
export const proteomicsEntry: SiteService = {
  name: 'proteomics',
  title: 'Proteomics',
  summary:
    'Raw files in, pipelines run, quality control out: trends with control limits, flags and annotations that a laboratory looks at every morning.',
  pages: [
    { title: 'Proteomics', path: '/proteomics', summary: 'Projects and pipelines, uploads, runs and their quality.' },
    {
      title: 'Metrics',
      path: '/proteomics/metrics',
      summary: 'What every metric of the quality-control table means.',
      isBeside: true,
    },
  ],
};
