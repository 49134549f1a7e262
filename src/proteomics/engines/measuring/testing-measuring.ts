/** Measures result files as an import does, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readHead } from '../recognition/read-head.ts';
import { recognize } from '../recognition/recognize.ts';
import type { FileToMeasure, MeasuredFiles, MeasuringJob } from './job.ts';
import { measureApart } from './measure-apart.ts';

/** Folder of the sample files. */
export const FIXTURES = join(import.meta.dirname, '../fixtures');

/** A file that no engine writes, or that looks like one of them only. */
export class UnrecognizedError extends Error {
  override readonly name = 'UnrecognizedError';
}

/** Measures files together; `run` is the run of tables that name none, `measure` is in a process apart by default. */
export async function measured(
  paths: readonly string[],
  run: string | null = null,
  measure: (job: MeasuringJob) => Promise<MeasuredFiles> = measureApart,
  targets: MeasuringJob['targets'] = [],
): Promise<MeasuredFiles> {
  const files: FileToMeasure[] = [];
  for (const path of paths) {
    const head = await readHead({ name: basename(path), path });
    const found = recognize(head);
    if (found === undefined || 'refusal' in found) throw new UnrecognizedError(basename(path));
    const { format, separator, columns, rows } = head;
    files.push({ name: basename(path), path, format, separator, columns, rows, ...found });
  }
  const folder = await mkdtemp(join(tmpdir(), 'measuring-'));
  try {
    return await measure({ files, folder, run, targets });
  } finally {
    await rm(folder, { recursive: true });
  }
}
