import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Tables stand beside what uses them, so that storage needs to know nobody.
  schema: [
    './src/storage/schema.ts',
    './src/auth/session-table.ts',
    './src/collaborations/audit-table.ts',
    './src/hub/tables.ts',
    './src/hub/channel-tables.ts',
    './src/hub/exchange/import-tables.ts',
    './src/hub/saved-profiles/table.ts',
    './src/proteomics/tables.ts',
    './src/proteomics/quality-tables.ts',
    './src/proteomics/uploads/table.ts',
    './src/proteomics/administration/session-table.ts',
    './src/proteomics/result-tables.ts',
    './src/proteomics/webhooks/tables.ts',
  ],
  out: './src/storage/migrations',
  schemaFilter: ['public'],
});
