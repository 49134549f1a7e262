/** Places the FASTA file and the parameters of a run: the versions that its pipeline uses, or else the files of its tool. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStoredFiles } from '../../../files/open-files.ts';
import type { StoredFiles } from '../../../files/stored-files.ts';
import type { PipelineRow } from '../../records.ts';
import { findSearchFilesInUse, getSearchFileKey, WORDS } from '../../search-files/store.ts';
import type { SearchFileKind } from '../../search-files/table.ts';
import type { StoredSearch, StoredSearchFile } from '../../tables.ts';
import type { RunContext } from '../enqueue.ts';
import { replacePlaceholders } from '../tools/filled-text.ts';
import { isMaxQuantParameters, replaceTemplatePaths } from '../tools/maxquant-template.ts';
import type { PlaceholderValues } from '../tools/placeholders.ts';
import type { Tool } from '../tools/tools-file.ts';

export type SearchedWith = StoredSearch;

/** Thrown if the tool requires a search file that neither tool nor pipeline has. */
export class MissingSearchFileError extends Error {
  constructor(kind: SearchFileKind, tool: Tool) {
    const what = kind === 'fasta' ? 'a FASTA file' : 'parameters';
    super(`the tool ${tool.name} needs ${what}; upload ${kind === 'fasta' ? 'one' : 'them'} in the settings of the pipeline`);
  }
}

/** A search file of the tool or a stored version, with the record for the run. */
interface Found extends StoredSearchFile {
  readonly at: { readonly path: string } | { readonly key: string; readonly sha256: string };
}

/**
 * Places the files in the work folder of a run, and inserts paths into the parameters.
 * @throws MissingSearchFileError, MissingFileError, DamagedFileError, FilesUnavailableError; the system error for a full disk
 */
export async function placeSearchFiles(
  { settings, pool }: RunContext,
  pipeline: Pick<PipelineRow, 'uuid'>,
  tool: Tool,
  places: PlaceholderValues & { readonly work_dir: string },
): Promise<{ readonly values: PlaceholderValues; readonly searchedWith: SearchedWith }> {
  const files = openStoredFiles(settings);
  const inUse = await findSearchFilesInUse(pool, pipeline);
  const findSearchFile = (kind: SearchFileKind): Found | undefined => {
    const version = tool.uploads.includes(kind) ? inUse[kind] : undefined;
    if (version !== undefined)
      return {
        at: { key: getSearchFileKey(pipeline, version), sha256: version.sha256 },
        version: version.version,
        name: version.name,
      };
    const path = tool[kind];
    if (path !== undefined) return { at: { path }, version: null, name: basename(path) };
    if (tool.uploads.includes(kind)) throw new MissingSearchFileError(kind, tool);
    return undefined;
  };
  const [fasta, template] = [findSearchFile('fasta'), findSearchFile('template')];
  const searchedWith = { tool: tool.name, fasta: createSearchFileRecord(fasta), template: createSearchFileRecord(template) };
  const withFasta = fasta === undefined ? {} : { fasta: await placeFasta(files, fasta, places.work_dir) };
  if (template === undefined) return { values: withFasta, searchedWith };
  const path = join(places.work_dir, isMaxQuantParameters(template.name) ? 'mqpar.xml' : `parameters${extname(template.name)}`);
  const values = { ...withFasta, template: path };
  writeFileSync(path, replaceParameters(template, await readSearchFile(files, template), { ...places, ...values }));
  return { values, searchedWith };
}

/** Places the FASTA file. A stored version gets its original name; a file of the tool is used in place. */
async function placeFasta(files: StoredFiles, { at, name }: Found, work: string): Promise<string> {
  if ('path' in at) return at.path;
  const folder = join(work, 'fasta');
  mkdirSync(folder, { recursive: true });
  const here = join(folder, basename(name));
  // Removes a file that an earlier attempt has downloaded.
  rmSync(here, { force: true });
  await files.fetchTo(at.key, here, at.sha256);
  return here;
}

async function readSearchFile(files: StoredFiles, { at }: Found): Promise<string> {
  return 'path' in at ? readFileSync(at.path, 'utf8') : text(await files.open(at.key));
}

function replaceParameters({ name }: Found, text: string, values: PlaceholderValues): string {
  if (!isMaxQuantParameters(name)) return replacePlaceholders(name, text, values);
  return replaceTemplatePaths(text, { rawFile: values.raw_file ?? '', fasta: values.fasta ?? '' });
}

function createSearchFileRecord(file: Found | undefined): StoredSearchFile | null {
  return file === undefined ? null : { version: file.version, name: file.name };
}

export function listSearchSentences({ fasta, template }: SearchedWith): string[] {
  const listLines = (kind: SearchFileKind, file: StoredSearchFile | null) =>
    file === null ? [] : [`Searched with the ${WORDS[kind]} ${describeSearchFile(file)}.`];
  return [...listLines('fasta', fasta), ...listLines('template', template)];
}

/** Formats a search file, such as `human.fasta, version 3` or `human.fasta of the server`. */
export function describeSearchFile({ version, name }: StoredSearchFile): string {
  return version === null ? `${name} of the server` : `${name}, version ${version}`;
}
