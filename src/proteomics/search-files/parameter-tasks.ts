/** Long parameters are checked and compared in a thread: reading XML of a few megabytes can take seconds. */
import type { Request } from 'express';
import { AnswerableError } from '../../contract/errors.ts';
import { type Task, type TaskWork, workFor } from '../../tasks/task.ts';
import { TooMuchWorkError } from '../../tasks/task-runner.ts';
import { OutOfTimeError } from '../../tasks/thread-errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { ArrivedFile } from '../uploads/storing.ts';
import { compareSearchFiles, type SearchFileComparison } from './comparison.ts';
import { checkParameters } from './parameter-check.ts';

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

/** Characters that are read in a few milliseconds, whatever they are. */
const SHORT = 16_000;

/** How the service carries them out. */
export const PARAMETER_WORK: readonly TaskWork[] = [
  workFor(checkLongParameters, checkParameters),
  workFor(compareLongParameters, async ({ before, after }) => compareSearchFiles(before, after)),
];

/**
 * Checks that a file can be the parameters of a search.
 *
 * @throws BadRequestError; AnswerableError with 413 when that takes too long; TooMuchWorkError
 */
export async function demandParameters({ tasks }: TaskContext, request: Request, file: ArrivedFile): Promise<void> {
  if (file.size <= SHORT) return checkParameters(file);
  try {
    await tasks.run(request, checkLongParameters, file);
  } catch (cause) {
    if (!(cause instanceof TooMuchWorkError && cause.cause instanceof OutOfTimeError)) throw cause;
    throw new AnswerableError(413, `${file.name} takes too long to check. Parameters of a search hold no data.`, { cause });
  }
}

/** Compares two versions line by line; undefined when they have too little in common. @throws TooMuchWorkError */
export function compareParameters(
  { tasks }: TaskContext,
  request: Request,
  texts: TwoTexts,
): Promise<SearchFileComparison | undefined> {
  if (texts.before.length + texts.after.length > SHORT) return tasks.run(request, compareLongParameters, texts);
  return Promise.resolve(compareSearchFiles(texts.before, texts.after));
}
