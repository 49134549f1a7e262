import type { SiteService } from '../web/views.ts';

export const schemasEntry: SiteService = {
  name: 'schemas',
  title: 'Profiles',
  summary: 'Browse community standards field by field and validate your data.',
  pages: [
    { title: 'Profiles', path: '/profiles', summary: 'Browse standards, their entities and fields, with terms and rules.' },
    { title: 'Validator', path: '/validator', summary: 'Paste JSON or YAML and see each error at its line.', isBeside: true },
  ],
};
