import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readHead } from '../recognition/read-head.ts';
import { recognizeHead } from '../recognition/recognize.ts';
import type { FileToMeasure, MeasuredFiles, MeasuringJob } from './job.ts';
import { measureInProcess } from './measure-apart.ts';

/** Folder of the sample files of all engines. */
export const FIXTURES = join(import.meta.dirname, '../fixtures');

export class UnrecognizedError extends Error {
  override readonly name = 'UnrecognizedError';
}

/** `run` is the run of tables that do not name one. By default, `measure` uses a separate process. */
export async function measureInThisProcess(
  paths: readonly string[],
  run: string | null = null,
  measure: (job: MeasuringJob) => Promise<MeasuredFiles> = measureInProcess,
  targets: MeasuringJob['targets'] = [],
  isLenient = false,
): Promise<MeasuredFiles> {
  const files: FileToMeasure[] = [];
  for (const path of paths) {
    const head = await readHead({ name: basename(path), path });
    const found = recognizeHead(head);
    if (found === undefined || 'refusal' in found) throw new UnrecognizedError(basename(path));
    const { format, separator, columns, rows } = head;
    files.push({ name: basename(path), path, format, separator, columns, rows, ...found });
  }
  const folder = await mkdtemp(join(tmpdir(), 'measuring-'));
  try {
    return await measure({ files, folder, run, targets, isLenient });
  } finally {
    await rm(folder, { recursive: true });
  }
}
