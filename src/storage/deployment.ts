/** The identity of the installation, which survives a move to another server, and the releases that first and last changed the schema. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import manifest from '../../package.json' with { type: 'json' };
import { drizzle } from './drizzle.ts';
import { deployment } from './schema.ts';

/** The release of this code, such as `0.1.0`. */
export const release: string = manifest.version;

/** A schema change by a release. */
export interface MigrationRecord {
  release: string;
  /** The tag of the last applied migration. */
  migration: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The row of the table `deployment`. */
export interface Deployment {
  /** A UUID that the first migration creates. Export and import keep it. */
  installationId: string;
  firstMigration: MigrationRecord;
  lastMigration: MigrationRecord;
}

/** Returns the facts. */
export async function readDeployment(client: pg.Pool | pg.ClientBase): Promise<Deployment> {
  const rows = await drizzle(client as pg.Pool)
    .select()
    .from(deployment);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as unknown as Deployment;
}

/** Records that this release migrated the database, in the caller's transaction. */
export async function recordMigration(client: pg.ClientBase, migration: string): Promise<void> {
  const db = drizzle(client as pg.Client);
  const record: MigrationRecord = { release, migration, at: new Date().toISOString() };
  await db
    .insert(deployment)
    .values([
      { key: 'installationId', value: randomUUID() },
      { key: 'firstMigration', value: record },
    ])
    .onConflictDoNothing();
  await db
    .insert(deployment)
    .values({ key: 'lastMigration', value: record })
    .onConflictDoUpdate({ target: deployment.key, set: { value: record } });
}
