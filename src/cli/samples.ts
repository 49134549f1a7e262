/** `concordat samples FILE…`: checks sample metadata (SDRF-Proteomics) before submission, or drafts it for a pipeline. */
import { readFile } from 'node:fs/promises';
import { createProteomicsClient } from '../../generated/proteomics/client.ts';
import { validateSampleMetadata } from '../sdrf/check.ts';
import { createSheetDraft, type KnownRun } from '../sdrf/draft.ts';
import type { SheetProblem } from '../sdrf/sheet.ts';
import { TEMPLATE_NAMES } from '../sdrf/templates.ts';
import { formatQuantity } from '../web/for-people/words.ts';
import {
  type CommandIo,
  escapeControlCharacters,
  FLAG,
  getServerAddress,
  Output,
  type ParsedValues,
  parseAndRunCommand,
  TEXT,
  UsageError,
  writeLine,
} from './command.ts';
import { requireRegularFile } from './validate/data-files.ts';

/** A pipeline of a server, identified by slugs. */
export interface RunSource {
  readonly address: string;
  readonly token: string | undefined;
  readonly project: string;
  readonly pipeline: string;
}

/** @returns the runs, or the reason why there are none */
export async function listKnownRuns({
  address,
  token,
  project,
  pipeline,
}: RunSource): Promise<{ readonly runs: readonly KnownRun[] } | { readonly problem: string }> {
  const client = createProteomicsClient({ baseUrl: address });
  try {
    const { data, error } = await client.GET('/api/qc/values', {
      params: { query: { project, pipeline, metrics: ['Instrument', 'Date', 'dia_windows', 'precursor_charges'] } },
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    });
    if (data === undefined)
      return { problem: (error as { detail?: string } | undefined)?.detail ?? 'the server rejected the request' };
    if (data.raw_files.length === 0) return { problem: 'the pipeline has no runs' };
    const getCell = (metric: string, at: number) => data.metrics[metric]?.[at] ?? null;
    const getText = (metric: string, at: number) => (getCell(metric, at) === null ? null : String(getCell(metric, at)));
    const runs = data.raw_files.map((rawFile, at) => ({
      rawFile,
      instrument: getText('Instrument', at),
      day: getText('Date', at),
      isDia: getCell('dia_windows', at) !== null ? true : getCell('precursor_charges', at) !== null ? false : null,
    }));
    return { runs };
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { problem: `the server cannot be reached: ${code ?? (error as Error).message}` };
  }
}

const usage = `Usage: concordat samples FILE… [options]
       concordat samples --draft --project SLUG --pipeline SLUG [options] > FILE

Checks files of sample metadata (SDRF-Proteomics, *.sdrf.tsv) by the templates of the
standard, and prints line, column and reason of each problem. Does not look up ontology terms.
With --project and --pipeline, also compares the files with the runs: acquisition method,
instrument, and rows or runs without counterpart. --draft writes a draft for the runs of
a pipeline, filled with their known values.

  --template NAME  a template for the check; repeat it for several (default: the
                   templates of the file, else ms-proteomics)
  --draft          write a draft: one row for each run of a pipeline
  --project SLUG   project and pipeline of the runs, as in the addresses of their pages
  --pipeline SLUG
  --address URL    the server with the pipeline (default: BASE_URL, else http://localhost:8124)
  --token TOKEN    a personal token (default: CONCORDAT_TOKEN)
  --json           print the problems as JSON, one object for each file
  --help           print this text

Templates: ${TEMPLATE_NAMES.join(', ')}.
Exit code: 0 no errors, 1 errors, 2 invalid arguments or an unreadable file.
`;

const options = {
  template: { ...TEXT, multiple: true },
  ...{ project: TEXT, pipeline: TEXT, address: TEXT, token: TEXT },
  ...{ draft: FLAG, json: FLAG },
} as const;

type Values = ParsedValues<typeof options>;

export async function runSamplesCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options, io }, (values, files) => validateOrDraft(values, files, io));
}

async function validateOrDraft(values: Values, files: readonly string[], { stdout, stderr, env }: CommandIo): Promise<number> {
  rejectMisuse(values, files);
  const known = values.project === undefined ? { runs: undefined } : await listKnownRuns(getRunSource(values, env));
  if ('problem' in known) {
    writeLine(stderr, `samples: ${known.problem}`);
    return 1;
  }
  const output = new Output(stdout);
  if (values.draft) await output.write(createSheetDraft(known.runs ?? [], values.template));
  let code = 0;
  for (const file of files) {
    const found = await validateSampleFile(file, values.template ?? [], known.runs);
    if (typeof found === 'string') writeLine(stderr, `samples: ${file}: ${found}`);
    else
      await output.write(values.json ? `${JSON.stringify({ file, ...found })}\n` : formatSheetProblems(file, found.problems));
    code = Math.max(code, typeof found === 'string' ? 2 : Number(found.problems.some(({ level }) => level === 'error')));
  }
  await output.flush();
  return code;
}

function rejectMisuse({ template = [], draft, project, pipeline }: Values, files: readonly string[]): void {
  const unknown = template.find((name) => !TEMPLATE_NAMES.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no template ${unknown}.`);
  if (draft === files.length > 0) throw new UsageError(draft ? '--draft accepts no file.' : 'Specify a file.');
  if ((draft || project !== undefined || pipeline !== undefined) && (project === undefined || pipeline === undefined))
    throw new UsageError('Specify both --project and --pipeline.');
}

function getRunSource({ project = '', pipeline = '', address, token }: Values, env: CommandIo['env']) {
  return { address: getServerAddress(address, env), token: token ?? (env.CONCORDAT_TOKEN || undefined), project, pipeline };
}

async function validateSampleFile(file: string, templates: readonly string[], runs: readonly KnownRun[] | undefined) {
  try {
    requireRegularFile(file);
    return validateSampleMetadata(await readFile(file), templates, runs);
  } catch (error) {
    return (error as Error).message;
  }
}

function formatSheetProblems(file: string, problems: readonly SheetProblem[]): string {
  const lines = problems.map(({ line, column, level, code, message }) => {
    const position = [file, line, column].filter((part) => part !== null).join(':');
    return `${escapeControlCharacters(`${position}: ${level}: ${message}`)} [${code}]\n`;
  });
  const errors = problems.filter(({ level }) => level === 'error').length;
  const sum = `${formatQuantity(errors, 'error')}, ${formatQuantity(problems.length - errors, 'warning')}`;
  return `${lines.join('')}${escapeControlCharacters(file)}: ${sum}\n`;
}
