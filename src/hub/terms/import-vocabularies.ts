/** Imports the site's vocabularies into the database, at startup and after each change of a file. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { runInTransaction } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';
import {
  getTermFormat,
  readTerms,
  VOCABULARY_FORMATS,
  VocabularyFileError,
  type VocabularyTerm,
} from './reading/read-terms.ts';

const BATCH_TERMS = 2_000;
/** Maximum lengths in characters. Longer strings are truncated. */
const MAX_LENGTHS = { label: 500, definition: 2_000 };
const MAX_SYNONYMS = 20;

type VocabularyFile = ReturnType<typeof createVocabularyFile>;

/** Imports changed vocabularies, and removes unconfigured ones. Logs unreadable files and keeps their terms. */
export async function importVocabularies(context: HubContext, signal?: AbortSignal): Promise<void> {
  const { log, settings } = context;
  const pool = context.pool;
  const files: VocabularyFile[] = [];
  for (const path of settings.vocabularies) {
    try {
      files.push(...(await listVocabularyFiles(path)));
    } catch (error) {
      log.warn({ path, err: error }, 'a vocabulary of VOCABULARIES cannot be read');
    }
  }
  for (const file of files) {
    if (signal?.aborted) return;
    try {
      const terms = await importVocabularyFile(pool, file, signal);
      if (terms !== undefined) log.info({ vocabulary: file.name, terms }, 'read a vocabulary');
    } catch (error) {
      if (!signal?.aborted) log.warn({ path: file.path, err: error }, 'a vocabulary of VOCABULARIES cannot be read');
    }
  }
  await pool.query('delete from hub_vocabularies where name <> all($1::text[])', [files.map(({ name }) => name)]);
}

async function listVocabularyFiles(path: string): Promise<readonly VocabularyFile[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [createVocabularyFile(path, found)];
  const names = (await readdir(path))
    .toSorted()
    .filter((name) => VOCABULARY_FORMATS.some((format) => getTermFormat(name) === format));
  return Promise.all(names.map(async (name) => createVocabularyFile(join(path, name), await stat(join(path, name)))));
}

function createVocabularyFile(path: string, { size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) {
  const name = basename(path)
    .replace(/\.gz$/i, '')
    .replace(/\.[^.]*$/, '');
  return { name: name.toUpperCase(), path, fingerprint: `${size}-${Math.round(mtimeMs)}` };
}

/** Returns the number of imported terms; undefined if the file is unchanged. */
function importVocabularyFile(
  pool: pg.Pool,
  file: VocabularyFile,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  return runInTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`vocabulary ${file.name}`]);
    const { rowCount } = await client.query('select 1 from hub_vocabularies where name = $1 and fingerprint = $2', [
      file.name,
      file.fingerprint,
    ]);
    if (rowCount === 1) return undefined;
    await client.query('delete from hub_vocabularies where name = $1', [file.name]);
    await client.query('insert into hub_vocabularies (name, fingerprint, terms) values ($1, $2, 0)', [
      file.name,
      file.fingerprint,
    ]);
    let count = 0;
    let batch: VocabularyTerm[] = [];
    const writeBatch = async () => {
      await insertTerms(client, file.name, count, batch);
      count += batch.length;
      batch = [];
    };
    for await (const term of readTerms(file.path)) {
      batch.push(term);
      if (batch.length < BATCH_TERMS) continue;
      signal?.throwIfAborted();
      await writeBatch();
    }
    await writeBatch();
    if (count === 0) throw new VocabularyFileError('has no terms');
    await client.query('update hub_vocabularies set terms = $2 where name = $1', [file.name, count]);
    return count;
  });
}

async function insertTerms(
  client: pg.ClientBase,
  vocabulary: string,
  first: number,
  terms: readonly VocabularyTerm[],
): Promise<void> {
  if (terms.length === 0) return;
  const shortened = terms.map(({ id, label, synonyms, definition }) => ({
    id: shortenTermText(id, MAX_LENGTHS.label),
    label: shortenTermText(label, MAX_LENGTHS.label),
    synonyms: [...new Set(synonyms)].slice(0, MAX_SYNONYMS).map((synonym) => shortenTermText(synonym, MAX_LENGTHS.label)),
    definition: shortenTermText(definition, MAX_LENGTHS.definition),
  }));
  await client.query(
    `insert into hub_terms (vocabulary, number, id, label, synonyms, definition, key, words)
     select $1, $2 + place - 1, id, label, array(select jsonb_array_elements_text(synonyms)), definition, key, words
     from unnest($3::text[], $4::text[], $5::jsonb[], $6::text[], $7::text[], $8::text[])
       with ordinality as n(id, label, synonyms, definition, key, words, place)`,
    [
      vocabulary,
      first,
      shortened.map(({ id }) => id),
      shortened.map(({ label }) => label),
      shortened.map(({ synonyms }) => JSON.stringify(synonyms)),
      shortened.map(({ definition }) => definition),
      shortened.map(({ label }) => normalizeTermText(label)),
      shortened.map(createTermWords),
    ],
  );
}

/** Returns the truncated text without NUL characters, which PostgreSQL cannot store. */
function shortenTermText(text: string, longest: number): string {
  return [...text.replaceAll('\0', '')].slice(0, longest).join('');
}

/** Returns letters and digits in lower case without accents, with one space between words. */
export function normalizeTermText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the searchable strings of a term, one per line, with the identifier first. */
export function createTermWords({ id, label, synonyms }: { id: string; label: string; synonyms: readonly string[] }): string {
  return [id, label, ...synonyms].map(normalizeTermText).join('\n');
}
