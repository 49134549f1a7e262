/** Lists the stored files of a pipeline as a submission: a flat folder with unique names. */
import { ENGINE_NAMES, type Engine } from '../engines/engine.ts';
import { getResultFileKey } from '../ingestion/stored-result-files.ts';
import { getRawFileKey } from '../places.ts';
import { type Client, type PipelineRow, removeExtension } from '../records.ts';
import { PROTEIN_TABLE, type StoredResultFile } from '../results/table.ts';
import { readSampleSheet } from '../samples/store.ts';
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
