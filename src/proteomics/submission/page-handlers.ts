import { Readable } from 'node:stream';
import { openStoredFiles } from '../../files/open-files.ts';
import { formatQuantity, formatSize } from '../../web/for-people/words.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getSubmissionPath } from '../page.ts';
import { findScope } from '../quality/scope.ts';
import { inspectSamples } from '../samples/sheet-tasks.ts';
import { checkSubmission, type SubmissionProblem } from './check.ts';
import { computeChecksumLine, createChecksumLines, HEAD } from './checksums.ts';
import type { FolderFile } from './folder.ts';
import { listPipelineFiles } from './pipeline-files.ts';

const MAX_NAMED = 5;
export function createSubmissionHandlers(context: ProteomicsContext) {
  const stored = openStoredFiles(context.settings);
  const isAvailableFile = async ({ path, content }: FolderFile) =>
    content !== undefined || (await stored.stat(path)) !== undefined;
  const separateMissingFiles = async (files: readonly FolderFile[]) => {
    const found = await Promise.all(files.map(isAvailableFile));
    return { there: files.filter((_, at) => found[at] === true), gone: files.filter((_, at) => found[at] !== true) };
  };
  const storedLine = createChecksumLines();

  /** Yields each line as soon as its file was read. Fails at the first unreadable file. */
  async function* streamChecksumLines(files: readonly FolderFile[]): AsyncGenerator<string> {
    yield HEAD;
    for (const { name, path: key, content } of files)
      yield await (content === undefined
        ? storedLine(key, { name, open: () => stored.open(key) })
        : computeChecksumLine({ name, open: () => Readable.from([content]) }));
  }

  return {
    async showSubmission({ path, request }) {
      const { pool, project, pipeline } = await findScope(context, path);
      const files = await listPipelineFiles(pool, pipeline);
      const { gone } = await separateMissingFiles(files);
      const inspectSheet = (content: string | Buffer) => inspectSamples(context, request, content);
      const problems = [
        ...createMissingFileProblems(gone),
        ...(files.length === 0 ? [] : await checkSubmission(files, inspectSheet)),
      ];
      const page = createPipelineFrame(project, pipeline, {
        title: 'Submission',
        crumbs: [{ title: 'Samples', path: getPipelinePath(project, pipeline, 'samples') }],
        styles: ['styles/proteomics-samples.css'],
      });
      const content = context.render('proteomics/submission/submission', page, {
        tabs: buildPipelineTabs(project, pipeline, 'samples'),
        pipeline: pipeline.name,
        problems,
        errors: problems.filter(({ level }) => level === 'error').length,
        files: files.map(({ name, category, size }) => ({ name, category, size: formatSize(size) })),
        total: formatSize(files.reduce((sum, { size }) => sum + size, 0)),
        checksumsPath: `${getSubmissionPath(project, pipeline)}/checksum.txt`,
        samplesPath: getPipelinePath(project, pipeline, 'samples'),
        uploadPath: getPipelinePath(project, pipeline, 'upload'),
      });
      return { status: 200, type: 'text/html', content };
    },
    async saveChecksums({ path }) {
      const { pool, pipeline } = await findScope(context, path);
      const { there } = await separateMissingFiles(await listPipelineFiles(pool, pipeline));
      return {
        status: 200,
        type: 'text/plain',
        content: Readable.from(streamChecksumLines(there), { objectMode: false }),
        headers: createAttachmentHeader('checksum.txt'),
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function createMissingFileProblems(gone: readonly FolderFile[]): SubmissionProblem[] {
  if (gone.length === 0) return [];
  const names = gone.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = gone.length > names.length ? ` and ${formatQuantity(gone.length - names.length, 'other')}` : '';
  return [{ level: 'error', message: `This server no longer has these files: ${names.join(', ')}${others}.` }];
}
