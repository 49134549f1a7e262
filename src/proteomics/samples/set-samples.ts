/** Setting the samples of a pipeline; reading a long file is a task. */
import type { Request } from 'express';
import { SheetError } from '../../sdrf/sheet.ts';
import { type Task, type TaskWork, workFor } from '../../tasks/task.ts';
import type { ProteomicsContext } from '../context.ts';
import { type StoredSheet, setSampleSheet } from './store.ts';

interface NewSheet extends Omit<StoredSheet, 'factors'> {
  readonly pipelineUuid: string;
}

/** Characters that are read in a few milliseconds, whatever they say. */
const SHORT = 10_000;

const setLongSheet: Task<NewSheet, string | undefined> = { name: 'set samples', milliseconds: 300_000 };

/** How the service carries it out. */
export function sampleWork(context: ProteomicsContext): TaskWork {
  return workFor(setLongSheet, (sheet) => setSheet(context, sheet));
}

/**
 * Sets the file of a pipeline; an empty one takes it away.
 *
 * @returns why it is no table of samples; undefined once it is set
 */
export function setSamples(context: ProteomicsContext, request: Request, sheet: NewSheet): Promise<string | undefined> {
  return sheet.content.length <= SHORT ? setSheet(context, sheet) : context.tasks.run(request, setLongSheet, sheet);
}

async function setSheet({ pool }: ProteomicsContext, { pipelineUuid, ...sheet }: NewSheet): Promise<string | undefined> {
  try {
    await setSampleSheet(pool, pipelineUuid, sheet);
    return undefined;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.message;
  }
}
