/** Loads Drizzle as CommonJS, because its many ES modules slow down the start. Import its types with `import type`. */
import { createRequire } from 'node:module';

export { runInTransaction } from './run-in-transaction.ts';

const require = createRequire(import.meta.url);

export type { SQL } from 'drizzle-orm';

export const {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} = require('drizzle-orm') as typeof import('drizzle-orm');

export const {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');
