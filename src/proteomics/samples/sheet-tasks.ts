/** Stores and validates files of sample metadata. A task parses long files. */
import type { Request } from 'express';
import { validateSampleMetadata } from '../../sdrf/check.ts';
import type { KnownRun } from '../../sdrf/draft.ts';
import { SheetError } from '../../sdrf/sheet.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { ProteomicsContext } from '../context.ts';
import { type InspectedSheet, inspectSheet } from '../submission/check.ts';
import { type StoredSheet, setSampleSheet } from './store.ts';

interface NewSheet extends Omit<StoredSheet, 'factors'> {
  readonly pipelineUuid: string;
}

interface CheckedContent {
  readonly content: string;
  readonly runs: readonly KnownRun[];
}

type FoundProblems = ReturnType<typeof findProblems>;

export type CheckSheet = (sheet: CheckedContent) => FoundProblems | Promise<FoundProblems>;

/** Maximum bytes of files that are parsed without a task. */
const SHORT = 10_000;
const MAX_PROBLEMS = 10_000;

const setLongSheet: Task<NewSheet, string | undefined> = { name: 'set samples', milliseconds: 300_000, runsToEnd: true };
const checkLongSheet: Task<CheckedContent, FoundProblems> = { name: 'check samples', milliseconds: 120_000 };
const inspectLongSheet: Task<string | Buffer, InspectedSheet> = { name: 'inspect samples', milliseconds: 120_000 };

export function listSampleWork(context: ProteomicsContext): readonly TaskWork[] {
  return [
    createTaskWork(setLongSheet, (sheet) => setSheet(context, sheet)),
    createTaskWork(checkLongSheet, async (sheet) => findProblems(sheet)),
    createTaskWork(inspectLongSheet, async (content) => inspectSheet(content)),
  ];
}

/** Stores a file of sample metadata; an empty one removes it. Returns why it is not a table of samples, or undefined. */
export function setSamples(context: ProteomicsContext, request: Request, sheet: NewSheet): Promise<string | undefined> {
  return sheet.content.length <= SHORT ? setSheet(context, sheet) : context.tasks.run(request, setLongSheet, sheet);
}

export function createSampleCheck({ tasks }: ProteomicsContext, request: Request): CheckSheet {
  return (sheet) => (sheet.content.length <= SHORT ? findProblems(sheet) : tasks.run(request, checkLongSheet, sheet));
}

export async function inspectSamples({ tasks }: ProteomicsContext, request: Request, content: string | Buffer) {
  return content.length <= SHORT ? inspectSheet(content) : tasks.run(request, inspectLongSheet, content);
}

function findProblems({ content, runs }: CheckedContent) {
  const { problems } = validateSampleMetadata(content, [], runs);
  const errors = problems.filter(({ level }) => level === 'error').length;
  return { problems: problems.slice(0, MAX_PROBLEMS), errors, warnings: problems.length - errors };
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
