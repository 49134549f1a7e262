/** The page of a submission: what a repository would still miss, and the files with their checksums. */

import { Readable } from 'node:stream';
import { storedFiles } from '../../files/open-files.ts';
import { countOf, sizeText } from '../../web/for-people/words.ts';
import { attachment } from '../../web/replies/attachment.ts';
import { type View, view } from '../../web/views.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, framePipelinePage, linkPipeline, linkSubmission, type TabModel } from '../page.ts';
import { findScope } from '../quality/scope.ts';
import { checkSubmission, type SubmissionProblem } from './check.ts';
import { checksumLine, HEAD, type Summed } from './checksums.ts';
import type { FolderFile } from './folder.ts';
import { pipelineFiles } from './pipeline-files.ts';

/** View model of the page. */
export interface SubmissionModel {
  readonly tabs: readonly TabModel[];
  readonly pipeline: string;
  readonly problems: readonly SubmissionProblem[];
  /** Things that are required, and not there. */
  readonly errors: number;
  readonly files: readonly { readonly name: string; readonly category: string; readonly size: string }[];
  readonly total: string;
  readonly checksumsPath: string;
  readonly samplesPath: string;
  readonly uploadPath: string;
}

/** Files that a sentence names. */
const MAX_NAMED = 5;
const VIEW: View<SubmissionModel> = view('proteomics/submission/submission');

/** Handlers of the page. */
export function submissionHandlers(context: ProteomicsContext) {
  const stored = storedFiles(context.settings);
  const isThere = async ({ path, content }: FolderFile) => content !== undefined || (await stored.stat(path)) !== undefined;
  const parted = async (files: readonly FolderFile[]) => {
    const found = await Promise.all(files.map(isThere));
    return { there: files.filter((_, at) => found[at] === true), gone: files.filter((_, at) => found[at] !== true) };
  };
  return {
    async showSubmission({ path }) {
      const { pool, project, pipeline } = await findScope(context, path);
      const files = await pipelineFiles(pool, pipeline);
      const { gone } = await parted(files);
      const problems = [...goneProblem(gone), ...(files.length === 0 ? [] : await checkSubmission(files))];
      const page = framePipelinePage(project, pipeline, {
        title: 'Submission',
        crumbs: [{ title: 'Samples', path: linkPipeline(project, pipeline, 'samples') }],
        styles: ['styles/proteomics-samples.css'],
      });
      const content = context.render(VIEW, page, {
        tabs: buildPipelineTabs(project, pipeline, 'samples'),
        pipeline: pipeline.name,
        problems,
        errors: problems.filter(({ level }) => level === 'error').length,
        files: files.map(({ name, category, size }) => ({ name, category, size: sizeText(size) })),
        total: sizeText(files.reduce((sum, { size }) => sum + size, 0)),
        checksumsPath: `${linkSubmission(project, pipeline)}/checksum.txt`,
        samplesPath: linkPipeline(project, pipeline, 'samples'),
        uploadPath: linkPipeline(project, pipeline, 'upload'),
      });
      return { status: 200, type: 'text/html', content };
    },
    async saveChecksums({ path }) {
      const { pool, pipeline } = await findScope(context, path);
      const { there } = await parted(await pipelineFiles(pool, pipeline));
      const summed = there.map(({ name, path: key, content }) => ({
        name,
        open: async () => (content === undefined ? stored.open(key) : Readable.from([content])),
      }));
      return {
        status: 200,
        type: 'text/plain',
        content: Readable.from(checksumLines(summed), { objectMode: false }),
        headers: attachment('checksum.txt'),
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function goneProblem(gone: readonly FolderFile[]): SubmissionProblem[] {
  if (gone.length === 0) return [];
  const names = gone.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = gone.length > names.length ? ` and ${countOf(gone.length - names.length, 'other')}` : '';
  return [{ level: 'error', message: `This server does not have these files any more: ${names.join(', ')}${others}.` }];
}

/** The text, a line as soon as its file is read. It breaks off where a file cannot be read. */
async function* checksumLines(files: readonly Summed[]): AsyncGenerator<string> {
  yield HEAD;
  for (const file of files) yield await checksumLine(file);
}
