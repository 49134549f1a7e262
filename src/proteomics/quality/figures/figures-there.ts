/** Which figures the kept files of a run have the columns for. */
import { buffer } from 'node:stream/consumers';
import { storedFiles } from '../../../files/open-files.ts';
import { MissingFileError, type StoredFiles } from '../../../files/stored-files.ts';
import type { ProteomicsContext } from '../../context.ts';
import { type Header, readHeader } from '../../ingestion/reading/header.ts';
import { findKeptSet, keyOfKept } from '../../ingestion/stored-result-files.ts';
import type { Client, RawFileRow } from '../../records.ts';
import type { StoredResultFile } from '../../results/table.ts';
import { engineFiguresIn, inEngineTable } from './engine-figures.ts';
import type { FigureName } from './figure.ts';
import { FIGURE_SOURCES } from './figure-tables.ts';

/** Longer than the header of any result file. */
const MAX_HEADER_BYTES = 262_144;

/** Names the figures; only the first lines of the files are read. */
export async function figuresThere(
  settings: ProteomicsContext['settings'],
  client: Client,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<ReadonlySet<FigureName>> {
  const kept = await findKeptSet(client, rawFile);
  if (kept === undefined) return new Set();
  const stored = storedFiles(settings);
  const keyOf = (one: StoredResultFile) => keyOfKept(rawFile, kept.version, one);
  const sources = Object.entries(FIGURE_SOURCES) as [
    keyof typeof FIGURE_SOURCES,
    (typeof FIGURE_SOURCES)[keyof typeof FIGURE_SOURCES],
  ][];
  const keys = new Map(kept.files.map((one) => [one.name, keyOf(one)]));
  const files = [...new Set(sources.map(([, { file }]) => file))];
  const headers = new Map(
    await Promise.all(files.map(async (file) => [file, await headerOf(stored, keys.get(file))] as const)),
  );
  const ofMaxQuant = sources.flatMap(([name, { file, isThere }]) => {
    const header = headers.get(file);
    return header !== undefined && isThere(header) ? [name] : [];
  });
  // Where a run has both, its figures are those of MaxQuant.
  const isLeft = (name: FigureName) =>
    name in FIGURE_SOURCES && headers.get(FIGURE_SOURCES[name as keyof typeof FIGURE_SOURCES].file) === undefined;
  const ofEngine = (await inEngineTable(stored, kept.files, keyOf, engineFiguresIn)) ?? [];
  return new Set([...ofMaxQuant, ...ofEngine.filter(isLeft)]);
}

/** Undefined where the run has no such file. */
async function headerOf(stored: StoredFiles, key: string | undefined): Promise<Header | undefined> {
  if (key === undefined) return undefined;
  try {
    const beginning = await buffer(await stored.open(key, { start: 0, end: MAX_HEADER_BYTES - 1 }));
    const [line = ''] = beginning
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .split(/\r?\n/, 1);
    return readHeader(line.split('\t'));
  } catch (error) {
    // An import has replaced the files meanwhile.
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}
