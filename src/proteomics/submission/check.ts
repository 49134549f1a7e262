/** Checks the files of a submission against the rules of PRIDE (guidelines 2.2, rules 2.0). */
import { readFile } from 'node:fs/promises';
import { listDataFileNames, validateSampleMetadata } from '../../sdrf/check.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { FolderFile } from './folder.ts';

export interface SubmissionProblem {
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
}

/** Size of an archive in bytes above which PRIDE recommends splitting it. */
const LARGE = 50e9;
const MAX_ABSENT = 100;
/** Required result files of each engine, with patterns of their names. */
const ENGINE_FILES: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  'DIA-NN': [
    ['the main report', /\.(parquet|tsv)$/i],
    ['the log (report.log.txt)', /log\.txt$/i],
  ],
  FragPipe: [
    ['psm.tsv', /psm\.tsv$/i],
    ['protein.tsv', /protein\.tsv$/i],
    ['fragpipe.workflow', /\.workflow$/i],
    ['the manifest (*.fp-manifest)', /\.fp-manifest$/i],
  ],
  MaxQuant: ['evidence.txt', 'peptides.txt', 'proteinGroups.txt', 'parameters.txt', 'summary.txt', 'mqpar.xml'].map(
    (name) => [name, new RegExp(`^${name.replace('.', '\\.')}$`)] as const,
  ),
};

const createErrorProblem = (message: string): SubmissionProblem => ({ level: 'error', message });
const createWarningProblem = (message: string): SubmissionProblem => ({ level: 'warning', message });

/** Reads a file of sample metadata in this thread or in a task. */
type Inspect = (content: string | Buffer) => InspectedSheet | Promise<InspectedSheet>;

/** Returns all problems, errors first. */
export async function checkSubmission(
  files: readonly FolderFile[],
  inspect: Inspect = inspectSheet,
): Promise<SubmissionProblem[]> {
  const selectFiles = (category: FolderFile['category']) => files.filter((file) => file.category === category);
  const found = [
    ...files.flatMap(findNameProblems),
    ...(selectFiles('RAW').length === 0
      ? [createErrorProblem('There is no raw file. Pack a .d folder as one .d.zip or .d.tar.gz.')]
      : []),
    ...(selectFiles('ANALYSIS').length + selectFiles('STANDARD').length === 0
      ? [createErrorProblem('There are no results of a search engine.')]
      : []),
    ...(selectFiles('FASTA').length === 0
      ? [createWarningProblem('There is no FASTA file. Add it, or name the public file that was searched.')]
      : []),
    ...findEngineProblems(files),
    ...(await findSampleProblems(files, inspect)),
  ];
  const order = ['error', 'warning', 'note'];
  return found.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

function findNameProblems({ name, category, size }: FolderFile): SubmissionProblem[] {
  if (category === 'FOLDER')
    return [createErrorProblem(`${name} is a folder; PRIDE accepts only files. Pack it as one archive.`)];
  return [
    ...(name.startsWith('.') ? [createErrorProblem(`${name} is hidden. Remove it.`)] : []),
    ...(/^[A-Za-z0-9._-]+$/.test(name)
      ? []
      : [createErrorProblem(`${name} has characters other than letters, digits, ., _ and -.`)]),
    ...(/\.rar$/i.test(name)
      ? [createErrorProblem(`${name} is a .rar archive, which PRIDE does not accept. Use .zip or .tar.gz.`)]
      : []),
    ...(size === 0 ? [createErrorProblem(`${name} is empty.`)] : []),
    ...(size > LARGE ? [createWarningProblem(`${name} is larger than 50 GB. Put one run into each archive.`)] : []),
  ];
}

function findEngineProblems(files: readonly FolderFile[]): SubmissionProblem[] {
  const engines = [...new Set(files.flatMap(({ engine }) => engine ?? []))];
  return engines.flatMap((engine) => {
    const missing = (ENGINE_FILES[engine] ?? []).filter(
      ([, form]) => !files.some(({ name, original = name }) => form.test(original)),
    );
    const known =
      engine === 'DIA-NN' && files.some((file) => file.engine === engine && /\.parquet$/i.test(file.original ?? file.name));
    return [
      ...missing.map(([what]) => createErrorProblem(`The results of ${engine} lack ${what}.`)),
      ...(known
        ? [
            {
              level: 'note' as const,
              message:
                "PRIDE's rules as written ask for File.Name in report.parquet, which DIA-NN 2 does not write. You can ignore this.",
            },
          ]
        : []),
    ];
  });
}

/** The properties of sample metadata that the check of a submission requires. */
export type InspectedSheet = ReturnType<typeof inspectSheet>;

export function inspectSheet(content: string | Buffer) {
  const { problems } = validateSampleMetadata(content);
  return { errors: problems.filter(({ level }) => level === 'error').length, named: listDataFileNames(content) };
}

async function findSampleProblems(files: readonly FolderFile[], inspect: Inspect): Promise<SubmissionProblem[]> {
  const sheets = files.filter(({ category }) => category === 'METADATA');
  if (sheets.length === 0) return [createWarningProblem('There is no sample metadata (*.sdrf.tsv).')];
  const problems: SubmissionProblem[] = [];
  const named = new Map<string, string>();
  for (const { name, path, content } of sheets) {
    try {
      const sheet = await inspect(content ?? (await readFile(path)));
      if (sheet.errors > 0)
        problems.push(
          createErrorProblem(`${name} has ${formatQuantity(sheet.errors, 'error')}; see concordat samples ${name}.`),
        );
      for (const file of sheet.named) named.set(getRunKey(file), file);
    } catch (cause) {
      problems.push(createErrorProblem(`${name}: ${(cause as Error).message}`));
    }
  }
  const isRawDataFile = ({ category }: FolderFile) => category === 'RAW' || category === 'PEAK';
  const present = new Set(files.filter(isRawDataFile).map(({ name }) => getRunKey(name)));
  const absent = [...named].filter(([key]) => !present.has(key)).map(([, file]) => file);
  const unnamed = files.filter(({ category, name }) => category === 'RAW' && !named.has(getRunKey(name)));
  return [
    ...problems,
    ...absent
      .slice(0, MAX_ABSENT)
      .map((file) => createErrorProblem(`The sample metadata names ${file}, which is missing here.`)),
    ...(absent.length > MAX_ABSENT
      ? [createErrorProblem(`The sample metadata names ${absent.length - MAX_ABSENT} other files that are missing here.`)]
      : []),
    ...unnamed.map(({ name }) => createWarningProblem(`${name} has no row in the sample metadata.`)),
  ];
}
