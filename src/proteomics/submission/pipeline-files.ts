/** The files that this server holds of a pipeline, as a submission would have them: in one flat folder, each name once. */
import { makeStoredKey } from '../ingestion/stored-result-files.ts';
import { makeRawFileKey } from '../places.ts';
import { type Client, type PipelineRow, removeExtension } from '../records.ts';
import { PROTEIN_TABLE, type StoredResultFile } from '../results/table.ts';
import { readSampleSheet } from '../samples/store.ts';
import { categoryOf, type FolderFile } from './folder.ts';

interface Stored {
  readonly uuid: string;
  readonly name: string;
  readonly origin: string;
  readonly size: string | null;
  readonly version: string | null;
  readonly files: readonly StoredResultFile[] | null;
}

/** How engines are called where it is said what their results consist of. */
const ENGINES: Readonly<Record<string, string>> = {
  diann: 'DIA-NN',
  fragpipe: 'FragPipe',
  spectronaut: 'Spectronaut',
  alphadia: 'AlphaDIA',
  sage: 'Sage',
};

/** The files, in the order of their categories and names; paths are the keys that they are kept under. */
export async function pipelineFiles(
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
        path: makeRawFileKey({ uuid, name }),
        category: categoryOf(name) ?? 'OTHER',
        size: Number(size ?? 0),
      };
    });
  const sheet = await readSampleSheet(client, pipeline.uuid);
  const samples: FolderFile[] =
    sheet === undefined
      ? []
      : [
          {
            name: sdrfName(sheet.fileName, pipeline.slug),
            path: '',
            category: 'METADATA',
            size: Buffer.byteLength(sheet.content),
            content: sheet.content,
          },
        ];
  return [...raw, ...resultFiles(rows), ...samples];
}

/** Raw files of one analysis share its files, which are there once; files of single runs that have one name get that of the run. */
function resultFiles(rows: readonly Stored[]): FolderFile[] {
  const all = rows.flatMap((row) => {
    const { uuid, version, files } = row;
    if (version === null) return [];
    return (files ?? [])
      .filter(({ name }) => name !== PROTEIN_TABLE)
      .map((file) => ({ row, file, path: makeStoredKey({ uuid }, version, file) }));
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
      engine: file.engine === undefined ? 'MaxQuant' : (ENGINES[file.engine] ?? file.engine),
    };
  });
}

/** Under the name that it came by, with the ending that repositories know. */
function sdrfName(fileName: string, slug: string): string {
  const name = fileName.trim() === '' ? slug : fileName.trim().replace(/(\.sdrf)?\.(tsv|txt)$/i, '');
  return `${name}.sdrf.tsv`;
}
