/** Which figures the kept files of a run have the columns for. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProteomicsContext } from '../../context.ts';
import { type Header, readHeader } from '../../ingestion/header.ts';
import { setFolder } from '../../ingestion/kept-files.ts';
import type { Client, RawFileRow } from '../../records.ts';
import type { KeptFile } from '../../results/table.ts';
import { engineFiguresIn, engineTableIn } from './engine-figures.ts';
import type { FigureName } from './figure.ts';
import { SOURCES } from './figure-tables.ts';

/** Longer than the header of any result file. */
const LONGEST_HEADER = 262_144;

/** Names the figures; only the first lines of the files are read. */
export async function figuresThere(
  settings: ProteomicsContext['settings'],
  client: Client,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<ReadonlySet<FigureName>> {
  const { rows } = await client.query<{ version: string; files: KeptFile[] }>(
    'select version, files from proteomics_results where raw_file_uuid = $1',
    [rawFile.uuid],
  );
  if (rows[0] === undefined) return new Set();
  const folder = setFolder(settings, rawFile, rows[0].version);
  const table = await engineTableIn(folder, rows[0].files);
  const sources = Object.entries(SOURCES) as [keyof typeof SOURCES, (typeof SOURCES)[keyof typeof SOURCES]][];
  const files = [...new Set(sources.map(([, { file }]) => file))];
  const headers = new Map(await Promise.all(files.map(async (file) => [file, await headerOf(join(folder, file))] as const)));
  const ofMaxQuant = sources.flatMap(([name, { file, isThere }]) => {
    const header = headers.get(file);
    return header !== undefined && isThere(header) ? [name] : [];
  });
  // Where a run has both, its figures are those of MaxQuant.
  const isLeft = (name: FigureName) => name in SOURCES && headers.get(SOURCES[name as keyof typeof SOURCES].file) === undefined;
  const ofEngine = table === undefined ? [] : engineFiguresIn(table).filter(isLeft);
  return new Set([...ofMaxQuant, ...ofEngine]);
}

/** Undefined where the run has no such file. */
async function headerOf(path: string): Promise<Header | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(LONGEST_HEADER), position: 0 });
    const [line = ''] = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\ufeff/, '')
      .split(/\r?\n/, 1);
    return readHeader(line.split('\t'));
  } finally {
    await file.close();
  }
}
