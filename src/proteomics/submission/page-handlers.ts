import { Readable } from 'node:stream';
import { openStoredFiles } from '../../files/open-files.ts';
import { formatQuantity, formatSize } from '../../web/for-people/words.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { ENGINE_NAMES, type Engine } from '../engines/engine.ts';
import { getResultFileKey } from '../ingestion/stored-result-files.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getSubmissionPath } from '../page.ts';
import { getRawFileKey } from '../places.ts';
import { findScope } from '../quality/scope.ts';
import { type Client, type PipelineRow, removeExtension } from '../records.ts';
import { PROTEIN_TABLE, type StoredResultFile } from '../results/table.ts';
import { inspectSamples } from '../samples/sheet-tasks.ts';
import { readSampleSheet } from '../samples/store.ts';
import { checkSubmission, type SubmissionProblem } from './check.ts';
import { computeChecksumLine, createChecksumLines, HEAD } from './checksums.ts';
import { categorizeByName, type FolderFile } from './folder.ts';

interface Stored {
  readonly uuid: string;
  readonly name: string;
  readonly origin: string;
  readonly size: string | null;
  readonly version: string | null;
  readonly files: readonly StoredResultFile[] | null;
}

/** Returns files ordered by category and name. Their paths are storage keys. */
export async function listPipelineFiles(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid' | 'slug'>,
): Promise<readonly FolderFile[]> {
  const { rows } = await client.query<Stored>(
    `select r.uuid, r.name, r.origin, r.size::text as size, s.version, s.files
       from proteomics_raw_files r left join proteomics_results s on s.raw_file_uuid = r.uuid
      where r.pipeline_uuid = $1 order by r.arrival`,
    [pipeline.uuid],
  );
  const raw = rows
    .filter(({ origin }) => origin === 'upload')
    .map(({ uuid, name, size }): FolderFile => {
      return {
        name,
        path: getRawFileKey({ uuid, name }),
        category: categorizeByName(name) ?? 'OTHER',
        size: Number(size ?? 0),
      };
    });
  const sheet = await readSampleSheet(client, pipeline.uuid);
  const samples: FolderFile[] =
    sheet === undefined
      ? []
      : [
          {
            name: chooseSdrfName(sheet.fileName, pipeline.slug),
            path: '',
            category: 'METADATA',
            size: Buffer.byteLength(sheet.content),
            content: sheet.content,
          },
        ];
  return [...raw, ...listSubmittedResults(rows), ...samples];
}

/** Returns the result files: shared files once, and files with the same name with the name of their run. */
function listSubmittedResults(rows: readonly Stored[]): FolderFile[] {
  const all = rows.flatMap((row) => {
    const { uuid, version, files } = row;
    if (version === null) return [];
    return (files ?? [])
      .filter(({ name }) => name !== PROTEIN_TABLE)
      .map((file) => ({ row, file, path: getResultFileKey({ uuid }, version, file) }));
  });
  const once = [
    ...new Map(all.toReversed().map((one) => [`${one.file.name}\0${one.file.size}\0${one.file.engine}`, one])).values(),
  ].toReversed();
  const counts = Map.groupBy(once, ({ file }) => file.name);
  return once.map(({ row, file, path }): FolderFile => {
    const isAlone = counts.get(file.name)?.length === 1;
    return {
      name: isAlone ? file.name : `${removeExtension(row.name)}_${file.name}`,
      original: file.name,
      path,
      category: 'ANALYSIS',
      size: file.size,
      engine: file.engine === undefined ? 'MaxQuant' : (ENGINE_NAMES[file.engine as Engine] ?? file.engine),
    };
  });
}

/** Returns the original file name with the extension that repositories expect. */
function chooseSdrfName(fileName: string, slug: string): string {
  const name = fileName.trim() === '' ? slug : fileName.trim().replace(/(\.sdrf)?\.(tsv|txt)$/i, '');
  return `${name}.sdrf.tsv`;
}

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
