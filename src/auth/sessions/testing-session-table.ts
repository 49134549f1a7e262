/** Creates the session table in a test database from its definition, unless a migration created it. */
import { createRequire } from 'node:module';
import type pg from 'pg';
import * as table from './table.ts';

type Kit = typeof import('drizzle-kit/api');

export async function createSessionTable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('public.sessions') is not null as found`);
  if (rows[0]?.found === true) return;
  const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api') as Kit;
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...table }));
  for (const statement of statements) await pool.query(statement);
}
