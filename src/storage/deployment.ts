/**
 * What the database knows about the installation: an identity that stays the same when the data move to another server, and the
 * releases that first and last changed the schema, which is the first thing to ask when something looks odd.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import manifest from '../../package.json' with { type: 'json' };
import { drizzle } from './drizzle.ts';
import { deployment } from './schema.ts';

/** Release of this code, like `0.1.0`. */
export const release: string = manifest.version;

/** A release's change of the schema. */
export interface MigrationRecord {
  release: string;
  /** Tag of the last migration that it applied. */
  migration: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The facts of the table `deployment`. */
export interface Deployment {
  /** UUID, made with the first migration; kept by export and import. */
  installationId: string;
  firstMigration: MigrationRecord;
  lastMigration: MigrationRecord;
}

/** Reads the facts. */
export async function readDeployment(client: pg.Pool | pg.ClientBase): Promise<Deployment> {
  const rows = await drizzle(client as pg.Pool)
    .select()
    .from(deployment);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as unknown as Deployment;
}

/** Notes that this release has migrated the database; within the caller's transaction. */
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
