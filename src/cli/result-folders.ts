/** Folders of results that pipelines elsewhere left, and which raw file each belongs to. */
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { RESULT_FILES } from '../proteomics/service.ts';

/** The result files of one raw file. */
export interface FoundResults {
  /** Name of the raw file, with its extension. */
  readonly rawFile: string;
  /** Paths of the files, each name once. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

/** Folders that tools make for themselves below that of a raw file. */
const OF_TOOLS: ReadonlySet<string> = new Set(['maxquant', 'rawtools', 'rawtools_qc', 'combined', 'txt']);

/** Deeper folders hold nothing that a pipeline writes; links into circles end here. */
const DEEPEST = 8;

/**
 * Finds the results below a folder, by the name of the raw file. Each folder in it is one raw file, unless it holds folders named
 * `*.raw` further down, which then are; a folder that holds result files itself is one raw file.
 *
 * @throws the error of the file system when a folder cannot be read
 */
export async function findResults(folder: string): Promise<FoundResults[]> {
  const top = resolve(folder);
  const found = await walk(top, [], 0);
  const groups = new Map<string, Map<string, string>>();
  for (const { path, folders } of found) {
    const owner = ownerOf([basename(top), ...folders]);
    const rawFile = /\.raw$/i.test(owner) ? owner : `${owner}.raw`;
    const files = groups.get(rawFile) ?? new Map<string, string>();
    // The one that lies higher counts: tools leave copies further down.
    if (!files.has(basename(path))) files.set(basename(path), path);
    groups.set(rawFile, files);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([rawFile, files]) => ({ rawFile, files: [...files].map(([name, path]) => ({ name, path })) }));
}

/** The folder that is named after the raw file, from the names of those that lead to a result file. */
function ownerOf([top = '', ...folders]: readonly string[]): string {
  const named = [top, ...folders].findLast((name) => /\.raw$/i.test(name));
  return named ?? folders.find((name) => !OF_TOOLS.has(name.toLowerCase())) ?? top;
}

interface FoundFile {
  readonly path: string;
  /** Names of the folders between the top and the file. */
  readonly folders: readonly string[];
}

async function walk(folder: string, folders: readonly string[], depth: number): Promise<FoundFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((one, other) => (one.name < other.name ? -1 : 1));
  const files = entries
    .filter((entry) => entry.isFile() && (RESULT_FILES as readonly string[]).includes(entry.name))
    .map(({ name }) => ({ path: join(folder, name), folders }));
  if (depth === DEEPEST) return files;
  const below: FoundFile[] = [];
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    below.push(...(await walk(join(folder, entry.name), [...folders, entry.name], depth + 1)));
  }
  return [...files, ...below];
}
