import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Tables are next to the code that uses them, so that storage depends on no service.
  schema: [
    './src/storage/schema.ts',
    './src/auth/sessions/table.ts',
    './src/collaborations/activity/table.ts',
    './src/hub/tables.ts',
    './src/hub/channel/table.ts',
    './src/hub/exchange/import/table.ts',
    './src/hub/saved-profiles/table.ts',
    './src/hub/terms/table.ts',
    './src/proteomics/tables.ts',
    './src/proteomics/acquisition/table.ts',
    './src/proteomics/quality/annotations/table.ts',
    './src/proteomics/quality/channels/table.ts',
    './src/proteomics/quality/reference-sets/table.ts',
    './src/proteomics/quality/limits/table.ts',
    './src/proteomics/quality/reviews/table.ts',
    './src/proteomics/uploads/table.ts',
    './src/proteomics/access/tokens/table.ts',
    './src/proteomics/alerts/table.ts',
    './src/proteomics/access/admin-session-table.ts',
    './src/proteomics/results/table.ts',
    './src/proteomics/search-files/table.ts',
    './src/proteomics/samples/table.ts',
    './src/proteomics/targets/table.ts',
    './src/proteomics/webhooks/table.ts',
  ],
  out: './src/storage/migrations',
  schemaFilter: ['public'],
});
