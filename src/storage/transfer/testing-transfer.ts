/** Tables with difficult values of every type, for tests of export and import. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Migration, migrateDatabase, readMigrations } from '../migrate.ts';
import { silentLog } from '../storage-errors.ts';

/**
 * Uses features that later releases may need: identity, enum, generated column, circular foreign keys, a trigger, rows of
 * migrations.
 */
export const laterTables: Migration = {
  tag: '9998_later_tables',
  when: 4_000_000_000_000,
  hash: 'later tables',
  text: [
    `create type "mood" as enum ('calm', 'it''s "odd"')`,
    `create table "Sample" (
       id bigint generated always as identity primary key, counted serial, size bigint, ratio double precision, exact numeric,
       name text, raw bytea, doc jsonb, plain json, at timestamptz, day date, lasting interval, tags text[], grid int[][], mood mood,
       "odd ""name" text, doubled bigint generated always as (size % 1000 * 2) stored, parent bigint references "Sample" (id))`,
    'create table chicken (id int primary key, egg int not null)',
    'create table egg (id int primary key, chicken int not null references chicken (id))',
    'alter table chicken add constraint chicken_egg foreign key (egg) references egg (id) deferrable initially deferred',
    `create table term (name text primary key)`,
    `insert into term values ('brought by the migration')`,
    `create table audit (note text)`,
    `create function note_chicken() returns trigger language plpgsql as $$ begin insert into audit values ('new chicken'); return new; end $$`,
    'create trigger chicken_noted after insert on chicken for each row execute function note_chicken()',
    'create sequence free_sequence increment 5',
  ].join(';\n'),
};

/** A later migration that also changes data. */
export const stillLater: Migration = {
  tag: '9999_still_later',
  when: 4_000_000_000_001,
  hash: 'still later',
  text: 'alter table term add column length int; update term set length = length(name)',
};

/** The migrations of this release and of a later one. */
export const laterMigrations = [...readMigrations(), laterTables];

/** Applies the later migrations, and fills their tables. */
export async function fillLaterTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateDatabase(client, laterMigrations, silentLog);
    await client.query(`
      insert into "Sample" (size, ratio, exact, name, raw, doc, plain, at, day, lasting, tags, grid, mood, "odd ""name", parent) values
        (9223372036854775807, 0.1, 12345678901234567890.123456789000, E'tab\\t newline\\n back\\\\slash \\\\. end', '\\x00ff0a5c', '{"b": [1.10, null], "a": "ü"}',
         '{"b":1,  "a":1}', '2026-02-28 23:59:59.123456+14', '0044-03-15 BC', '1 mon 2 days 03:04:05.6', '{"a,b", NULL, "q\\"uote"}',
         '{{1,2},{3,4}}', 'it''s "odd"', E'\\\\.', null),
        (null, 'NaN', 'NaN', '', '', 'null', 'null', 'infinity', '-infinity', null, '{}', null, null, E'\\n\\\\.\\n', 1),
        (-1, -1e-300, -0.0, '資料 😀 \\N', null, '{}', null, '1883-01-01 00:00:00+00', null, '-3 years', null, null, 'calm', '', 1);
      begin; insert into chicken values (1, 1); insert into egg values (1, 1); commit;
      insert into term values ('added by hand');
      select nextval('free_sequence'), nextval('free_sequence')`);
  } finally {
    client.release();
  }
}

/** Reads all data that an export and import must preserve. */
export async function readContents(pool: pg.Pool): Promise<unknown> {
  const queries = [
    'select s::text as row from "Sample" s order by id',
    'select pg_typeof(doc)::text as type, doubled::text, raw from "Sample" order by id',
    'select c::text as row from chicken c union all select e::text from egg e union all select a::text from audit a',
    'select t::text as row from term t order by 1',
    'select d::text as row from deployment d order by key',
    `select last_value::text, is_called from free_sequence union all select last_value::text, is_called from "Sample_id_seq"`,
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1`,
    `select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname`,
  ];
  const client = await pool.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const found: unknown[] = [];
    for (const query of queries) found.push((await client.query(query)).rows);
    return found;
  } finally {
    client.release(true);
  }
}

export function createTemporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'concordat-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
