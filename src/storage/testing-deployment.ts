import type pg from 'pg';
import { deployment } from './schema.ts';
import { drizzle } from './transaction.ts';

interface MigrationRecord {
  readonly release: string;
  readonly migration: string;
}

interface Deployment {
  readonly installationId: string;
  readonly firstMigration: MigrationRecord;
  readonly lastMigration: MigrationRecord;
}

/** Returns the installation ID, and the first and last migration of the database. */
export async function readDeployment(client: pg.Pool | pg.ClientBase): Promise<Deployment> {
  const rows = await drizzle(client as pg.Pool)
    .select()
    .from(deployment);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as unknown as Deployment;
}
