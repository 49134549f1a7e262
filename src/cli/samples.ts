/** `concordat samples FILE…`: checks sample metadata (SDRF-Proteomics) before it is handed to anybody. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkSampleMetadata, type SheetProblem, TEMPLATE_NAMES } from '../proteomics/service.ts';
import type { CommandIo } from './command.ts';
import { Output, printable } from './output.ts';

const usage = `Usage: concordat samples FILE… [options]

Checks files of sample metadata (SDRF-Proteomics, *.sdrf.tsv) by the templates of the
standard, and says line, column and reason of each problem. Ontology terms are not looked up.

  --template NAME  a template to check by; may be given several times (default: those
                   that the file names, else ms-proteomics)
  --json           print the problems as JSON, one object for each file
  --help           print this text

Templates: ${TEMPLATE_NAMES.join(', ')}.
Exit code: 0 no errors, 1 errors, 2 wrong use or a file that cannot be read.
`;

/** Runs the command; answers the exit code. */
export async function samplesCommand(args: string[], { stdout, stderr }: CommandIo): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    stderr.write(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const { values, positionals: files } = parsed;
  const unknown = (values.template ?? []).find((name) => !TEMPLATE_NAMES.includes(name));
  const misuse = unknown !== undefined ? `There is no template ${unknown}.` : files.length === 0 ? 'Name a file.' : '';
  if (values.help || misuse !== '') {
    (values.help ? stdout : stderr).write(values.help ? usage : `${misuse}\n\n${usage}`);
    return values.help ? 0 : 2;
  }
  const output = new Output(stdout);
  let code = 0;
  for (const file of files) {
    const found = await check(file, values.template ?? []);
    if (typeof found === 'string') stderr.write(`samples: ${printable(file)}: ${printable(found)}\n`);
    else await output.write(values.json ? `${JSON.stringify({ file, ...found })}\n` : inWords(file, found.problems));
    code = Math.max(code, typeof found === 'string' ? 2 : Number(found.problems.some(({ level }) => level === 'error')));
  }
  await output.flush();
  return code;
}

async function check(file: string, templates: readonly string[]) {
  try {
    return checkSampleMetadata(await readFile(file), templates);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
}

function inWords(file: string, problems: readonly SheetProblem[]): string {
  const lines = problems.map(({ line, column, level, code, message }) => {
    const place = [file, line, column].filter((part) => part !== null).join(':');
    return `${printable(`${place}: ${level}: ${message}`)} [${code}]\n`;
  });
  const errors = problems.filter(({ level }) => level === 'error').length;
  const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`);
  return `${lines.join('')}${printable(file)}: ${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}\n`;
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({
    args,
    allowPositionals: true,
    options: { template: { type: 'string', multiple: true }, json: flag, help: { ...flag, short: 'h' } },
  });
}
