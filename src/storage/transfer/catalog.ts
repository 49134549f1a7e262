/** Reads the tables and sequences of the public schema from PostgreSQL, so that new tables require no change here. */
import type pg from 'pg';

/** A table and its stored columns, without generated ones. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** The position of a sequence, which an import restores. */
export interface SequenceState {
  name: string;
  /** The last number used, or the first one to use. A string, because it can exceed the numbers of JSON. */
  last: string;
  /** True if `last` was used. */
  called: boolean;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** SQL condition that excludes objects of extensions. */
const buildOwnCondition = (relation: string) =>
  `not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = ${relation}.oid and deptype = 'e')`;

/** Returns the tables with rows: leaf partitions instead of their parents. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${buildOwnCondition('c')} order by c.relname`,
  );
  return rows.filter(({ columns }) => columns.length > 0);
}

/** Returns all sequences, including those of identity columns. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${buildOwnCondition('c')} order by c.relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quoteName(name)}`,
    );
    states.push({ name, last: state.rows[0]?.last ?? '1', called: state.rows[0]?.called ?? false });
  }
  return states;
}

/** Statements that remove database objects, and statements that restore them. */
export interface Suspension {
  suspend: string[];
  restore: string[];
}

/** Returns statements that drop foreign keys, to load tables in any order, and statements that restore and check them. */
export async function readForeignKeys(client: pg.ClientBase): Promise<Suspension> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('public.%I', c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return {
    suspend: rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    restore: rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  };
}

/** Returns statements that disable triggers during an import, because the exported rows already contain their effects. */
export async function readTriggers(client: pg.ClientBase): Promise<Suspension> {
  const { rows } = await client.query<{ trigger: string }>(
    `select format('alter table public.%I %%s trigger %I', c.relname, t.tgname) as trigger
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return {
    suspend: rows.map(({ trigger }) => trigger.replace('%s', 'disable')),
    restore: rows.map(({ trigger }) => trigger.replace('%s', 'enable')),
  };
}

/** Removes the migration records, and all objects of the public schema except those of extensions. */
export const dropEverything = `
do $$
declare item record;
begin
  for item in
    select c.relname as name, case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
                                             when 'f' then 'foreign table' else 'table' end as kind
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${buildOwnCondition('c')}
      -- The sequence of an identity column goes with its table, and not by itself.
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
  loop
    execute format('drop %s if exists public.%I cascade', item.kind, item.name);
  end loop;
  for item in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  loop
    execute format('drop routine if exists %s cascade', item.name);
  end loop;
  for item in
    select t.typname as name from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
      and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
  loop
    execute format('drop type if exists public.%I cascade', item.name);
  end loop;
  delete from drizzle.__drizzle_migrations;
end $$`;
