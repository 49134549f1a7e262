/** Checks the files of a submission against the rules of PRIDE (guidelines 2.2, rules 2.0). */
import { readFile } from 'node:fs/promises';
import { checkSampleMetadata, listDataFileNames } from '../../sdrf/check.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import type { FolderFile } from './folder.ts';

export interface SubmissionProblem {
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
}

/** Bytes above which PRIDE recommends splitting an archive. */
const LARGE = 50e9;
/** Result files that each engine requires, with patterns of their names. */
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

/** Returns all problems of a submission, errors first. */
export async function checkSubmission(files: readonly FolderFile[]): Promise<SubmissionProblem[]> {
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
    ...(await findSampleProblems(files)),
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

async function findSampleProblems(files: readonly FolderFile[]): Promise<SubmissionProblem[]> {
  const sheets = files.filter(({ category }) => category === 'METADATA');
  if (sheets.length === 0) return [createWarningProblem('There is no sample metadata (*.sdrf.tsv).')];
  const problems: SubmissionProblem[] = [];
  const named: string[] = [];
  for (const { name, path, content: sheetContent } of sheets) {
    const content = sheetContent ?? (await readFile(path));
    try {
      const errors = checkSampleMetadata(content).problems.filter(({ level }) => level === 'error');
      if (errors.length > 0)
        problems.push(createErrorProblem(`${name} has ${errors.length} errors; see concordat samples ${name}.`));
      named.push(...listDataFileNames(content));
    } catch (cause) {
      problems.push(createErrorProblem(`${name}: ${(cause as Error).message}`));
    }
  }
  const raw = files.filter(({ category }) => category === 'RAW' || category === 'PEAK').map(({ name }) => name);
  const absent = named.filter((file) => !raw.some((name) => getRunKey(name) === getRunKey(file)));
  const unnamed = files
    .filter(({ category }) => category === 'RAW')
    .filter(({ name }) => !named.some((file) => getRunKey(file) === getRunKey(name)));
  return [
    ...problems,
    ...absent.map((file) => createErrorProblem(`The sample metadata names ${file}, which is missing here.`)),
    ...unnamed.map(({ name }) => createWarningProblem(`${name} has no row in the sample metadata.`)),
  ];
}
