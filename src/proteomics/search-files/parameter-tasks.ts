/** Checks and compares long parameters in a thread, because parsing a few megabytes of XML can take seconds. */
import { readFile } from 'node:fs/promises';
import { type Change, diffLines } from 'diff';
import type { Request } from 'express';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { createTaskWork, OutOfTimeError, type Task, type TaskWork } from '../../tasks/task.ts';
import { TooMuchWorkError } from '../../tasks/task-runner.ts';
import { formatSize } from '../../web/for-people/words.ts';
import type { ArrivedFile } from '../../web/uploads/multipart.ts';
import type { ProteomicsContext } from '../context.ts';
import { findTemplateProblem, isMaxQuantParameters } from '../runs/tools/maxquant-template.ts';

/** Maximum bytes of parameters, because they are read into memory. */
const MAX_BYTES = 5_000_000;

/** Matches control characters other than tab and line endings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Validates parameters; those of MaxQuant end in `.xml`. @throws BadRequestError with the line of the first error */
export async function checkParameters({ path, name, size }: { path: string; name: string; size: number }): Promise<void> {
  if (size > MAX_BYTES) throw new BadRequestError(`${name} has ${formatSize(size)}. The maximum is ${formatSize(MAX_BYTES)}.`);
  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text))) throw new BadRequestError(`${name} is not UTF-8 text.`);
  const control = text.split('\n').findIndex((line) => NO_TEXT.test(line));
  if (control !== -1) throw new BadRequestError(`${name}, line ${control + 1}: it contains a control character.`);
  if (!isMaxQuantParameters(name)) return;
  const { XMLValidator } = await import('fast-xml-parser');
  const judged = XMLValidator.validate(text.replace(/^\ufeff/, ''));
  if (judged !== true) throw new BadRequestError(`${name}, line ${judged.err.line}: ${formatProblemSentence(judged.err.msg)}`);
  const problem = findTemplateProblem(text);
  if (problem !== undefined) throw new BadRequestError(`${name} ${problem}.`);
}

/** Maximum characters of a message. Parsers can quote the whole file. */
const MAX_MESSAGE_LENGTH = 300;

function formatProblemSentence(message: string): string {
  if (message.length > MAX_MESSAGE_LENGTH) return `${message.slice(0, MAX_MESSAGE_LENGTH)}…`;
  return /[.!]$/.test(message) ? message : `${message}.`;
}

type TaskContext = Pick<ProteomicsContext, 'tasks'>;

interface TwoTexts {
  readonly before: string;
  readonly after: string;
}

const checkLongParameters: Task<ArrivedFile, void> = { name: 'check parameters', milliseconds: 20_000 };
const compareLongParameters: Task<TwoTexts, SearchFileComparison | undefined> = {
  name: 'compare parameters',
  milliseconds: 20_000,
};

/** Maximum bytes of files that are parsed without a task. */
const SHORT = 16_000;

export const PARAMETER_WORK: readonly TaskWork[] = [
  createTaskWork(checkLongParameters, checkParameters),
  createTaskWork(compareLongParameters, async ({ before, after }) => compareSearchFiles(before, after)),
];

/** @throws BadRequestError for invalid parameters; AnswerableError with 413 if the check takes too long; TooMuchWorkError */
export async function requireParameters({ tasks }: TaskContext, request: Request, file: ArrivedFile): Promise<void> {
  if (file.size <= SHORT) return checkParameters(file);
  try {
    await tasks.run(request, checkLongParameters, file);
  } catch (cause) {
    if (!(cause instanceof TooMuchWorkError && cause.cause instanceof OutOfTimeError)) throw cause;
    throw new AnswerableError(413, `${file.name} takes too long to check. Remove data that are not search parameters.`, {
      cause,
    });
  }
}

/** Compares two versions line by line; undefined if they are too different. @throws TooMuchWorkError */
export function compareParameters(
  { tasks }: TaskContext,
  request: Request,
  texts: TwoTexts,
): Promise<SearchFileComparison | undefined> {
  if (texts.before.length + texts.after.length > SHORT) return tasks.run(request, compareLongParameters, texts);
  return Promise.resolve(compareSearchFiles(texts.before, texts.after));
}

/** A line of a comparison. `gap` stands for omitted equal lines. */
interface ComparedLine {
  readonly sign: '+' | '-' | '' | 'gap';
  /** Line number in the earlier version; empty for an added line. */
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

interface SearchFileComparison {
  readonly removed: number;
  readonly added: number;
  readonly lines: readonly ComparedLine[];
}

/** Number of equal lines that are shown around a change. */
const AROUND = 3;
const TIMEOUT_MS = 1_000;

/** Returns the changed lines of a file; undefined if the comparison takes too long. */
function compareSearchFiles(before: string, after: string): SearchFileComparison | undefined {
  const changes = diffLines(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'), { timeout: TIMEOUT_MS });
  if (changes === undefined) return undefined;
  const lines = createComparedLines(changes);
  return {
    removed: lines.filter(({ sign }) => sign === '-').length,
    added: lines.filter(({ sign }) => sign === '+').length,
    lines: omitEqualLines(lines),
  };
}

function createComparedLines(changes: readonly Change[]): ComparedLine[] {
  let before = 0;
  let after = 0;
  return changes.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ComparedLine => {
        if (!added) before += 1;
        if (!removed) after += 1;
        return {
          sign: added ? '+' : removed ? '-' : '',
          before: added ? '' : String(before),
          after: removed ? '' : String(after),
          text,
        };
      }),
  );
}

/** Replaces equal lines that are far from changes by gaps. */
function omitEqualLines(lines: readonly ComparedLine[]): ComparedLine[] {
  const near = new Set<number>();
  for (const [at, { sign }] of lines.entries())
    if (sign !== '') for (let other = at - AROUND; other <= at + AROUND; other += 1) near.add(other);
  return lines.flatMap((line, at): ComparedLine[] => {
    if (near.has(at)) return [line];
    return near.has(at - 1) || (at === 0 && near.size > 0) ? [{ sign: 'gap', before: '', after: '', text: '' }] : [];
  });
}
