/** Processes small drafts immediately and others in a worker thread, because reading a profile can take seconds. */
import type { Request } from 'express';
import { formatYaml } from '../../contract/documents/yaml.ts';
import { isQuicklyRead } from '../../profiles/reading/profile-file.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { HubContext } from '../context.ts';
import type { ProfileContext } from '../profiles/profile-work.ts';
import { prepareProfile } from '../saved-profiles/saving.ts';
import { type DraftContent, parseContentText } from './content.ts';
import { examineDraft } from './examination.ts';
import { createDraftModel, createDraftPage, type DraftPageQuery, formatProblemWithItem } from './page.ts';

const MAX_PROBLEMS = 500;

interface DraftWork<Question, Result> {
  readonly run: (context: HubContext, request: Request, question: Question) => Promise<Result>;
  readonly createWork: (context: ProfileContext) => TaskWork;
}

function defineDraftWork<Question, Result>(
  name: string,
  work: (context: ProfileContext, question: Question) => Result,
): DraftWork<Question, Result> {
  const task: Task<Question, Result> = { name, milliseconds: 60_000 };
  return {
    run: async (context, request, question) =>
      isQuicklyRead(JSON.stringify(question)) ? work(context, question) : context.tasks.run(request, task, question),
    createWork: (context) => createTaskWork(task, async (question) => work(context, question)),
  };
}

export const pageWork = defineDraftWork('draw a draft of a profile', (context, question: DraftPageQuery) =>
  context.render('hub/profile-drafts/draft', createDraftPage(question), createDraftModel(context.catalog, question)),
);

export const problemsWork = defineDraftWork('check a draft of a profile', (_context, content: DraftContent) =>
  examineDraft(content).problems.slice(0, MAX_PROBLEMS),
);

export const textWork = defineDraftWork('read a file into a draft', (_context, text: string) => parseContentText(text));

export const yamlWork = defineDraftWork('write a draft as YAML', (_context, content: DraftContent) => formatYaml(content));

/** Returns the profile file of a draft, or its problems if the profile cannot be loaded. */
export const saveWork = defineDraftWork(
  'prepare a draft for saving',
  (_context, { content, name, version }: { content: DraftContent; name: string; version: string }) => {
    const named = { ...content, name, version };
    const { problems } = examineDraft(named);
    return problems.length > 0 ? { problems: problems.map(formatProblemWithItem) } : prepareProfile(formatYaml(named), named);
  },
);
