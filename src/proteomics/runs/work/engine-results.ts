/** What a run's tool left of a search engine other than MaxQuant. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunResults, readAnalysis, recognizeAll } from '../../engines/analysis.ts';
import { engineOfFile } from '../../engines/recognition/recognize-file.ts';
import { RESULT_FILES } from '../../ingestion/columns.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import type { RawFileRow } from '../../records.ts';
import type { TargetList } from '../../targets/store.ts';
import { isRunOf } from './run-places.ts';

/** Results of the run, and which files beside them were not read. */
export interface EngineResults {
  readonly results: RunResults;
  readonly engine: string;
  readonly left: readonly string[];
}

/**
 * Reads the results in a folder; undefined when no search engine left any, or MaxQuant and RawTools did. What else lies there is left out: libraries,
 * settings, pictures.
 *
 * @param folder where the tool's results are
 * @param scratch a folder to make, for what is measured
 * @throws BrokenResultError, BadRequestError for files of several engines
 */
export async function findEngineResults(
  folder: string,
  scratch: string,
  { rawFile, tracked }: { readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>; readonly tracked: TargetList },
): Promise<EngineResults | undefined> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  if (names.some((name) => (RESULT_FILES as readonly string[]).includes(name))) return undefined;
  const files: { name: string; path: string }[] = [];
  for (const name of names.sort()) {
    const file = { name, path: join(folder, name) };
    if ((await engineOfFile(file)) !== undefined) files.push(file);
  }
  if (files.length === 0) return undefined;
  mkdirSync(scratch, { recursive: true });
  const analysis = await readAnalysis(await recognizeAll(files), scratch, {
    engine: undefined,
    rawFile: rawFile.name,
    tracked,
  });
  const own = analysis.runs.find(({ name }) => isRunOf(name, rawFile));
  if (own === undefined)
    throw new BrokenResultError(
      files[0]?.name ?? '',
      undefined,
      `holds no results of ${rawFile.name}, but of ${analysis.runs.length} other runs`,
    );
  return { results: own, engine: analysis.engine, left: names.filter((name) => files.every((file) => file.name !== name)) };
}
