/** Lists the files of a submission with their categories (guidelines 2.2 of PRIDE). */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recognizeEngine } from '../engines/recognition/recognize-file.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { CHECKSUMS } from './checksums.ts';

export type Category =
  | 'RAW'
  | 'PEAK'
  | 'ANALYSIS'
  | 'STANDARD'
  | 'SPECTRAL_LIBRARY'
  | 'FASTA'
  | 'METADATA'
  | 'OTHER'
  | 'FOLDER';

/** A file or folder of a submission. Folders are included to report them, because they are not allowed. */
export interface FolderFile {
  readonly name: string;
  readonly path: string;
  readonly category: Category;
  /** Size in bytes. */
  readonly size: number;
  readonly engine?: string;
  /** Original name of a file that was renamed because names must be unique. */
  readonly original?: string;
  /** Content of a file that does not exist on disk. */
  readonly content?: string;
}

/** Categories by file name. The category of other files depends on their content. */
const BY_NAME: readonly (readonly [RegExp, Category])[] = [
  [/\.(raw|wiff2?|wiff\.scan)(\.(gz|zip|tar\.gz))?$|\.d\.(zip|tar|tar\.gz)$/i, 'RAW'],
  [/\.(mzml|mzml\.gz|mgf|mzxml)$/i, 'PEAK'],
  [/\.(mzid|mzid\.gz|mztab)$/i, 'STANDARD'],
  [/\.(fasta|fa|faa)(\.gz)?$/i, 'FASTA'],
  [/\.sdrf\.tsv$/i, 'METADATA'],
  [/\.speclib$|[-_.]lib\.(parquet|tsv)$/i, 'SPECTRAL_LIBRARY'],
  [/^(mqpar\.xml|fragpipe\.workflow|.*\.fp-manifest|.*\.(sne|psar))$/i, 'ANALYSIS'],
];

/** Returns files by name, with hidden ones, which would be submitted. @throws the error of the file system */
export async function listFolder(folder: string): Promise<FolderFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => name !== CHECKSUMS);
  const files: FolderFile[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const { name } = entry;
    const path = join(folder, name);
    if (!entry.isFile()) {
      files.push({ name, path, category: 'FOLDER', size: 0 });
      continue;
    }
    const { size } = await stat(path);
    const known = categorizeByName(name);
    const engine = known === undefined || known === 'ANALYSIS' ? await findEngineOfFile({ name, path }) : undefined;
    files.push({
      name,
      path,
      size,
      category: known ?? (engine === undefined ? 'OTHER' : 'ANALYSIS'),
      ...(engine && { engine }),
    });
  }
  return files;
}

/** Returns the category of a file by its name; undefined if it depends on the content. */
export function categorizeByName(name: string): Category | undefined {
  return BY_NAME.find(([form]) => form.test(name))?.[1];
}

async function findEngineOfFile(file: { readonly name: string; readonly path: string }): Promise<string | undefined> {
  if ((RESULT_FILES as readonly string[]).includes(file.name) || file.name === 'mqpar.xml') return 'MaxQuant';
  return /\.(tsv|csv|txt|xls|parquet)$/i.test(file.name) ? recognizeEngine(file) : undefined;
}
