/** Measures result files as an import does, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readHead } from '../recognition/read-head.ts';
import { recognize } from '../recognition/recognize.ts';
import type { FileToMeasure, MeasuredRun } from './job.ts';
import { measureApart } from './measure-apart.ts';

/** Folder of the sample files. */
export const FIXTURES = join(import.meta.dirname, '../fixtures');

/** Measures files together; `run` is the run of tables that name none. */
export async function measured(
  paths: readonly string[],
  run: string | null = null,
): Promise<{ readonly runs: readonly MeasuredRun[]; readonly version: string | null }> {
  const files: FileToMeasure[] = [];
  for (const path of paths) {
    const head = await readHead({ name: basename(path), path });
    const found = recognize(head);
    if (found === undefined || 'refusal' in found) throw new Error(`${path} is not recognized`);
    const { format, separator, columns, rows } = head;
    files.push({ name: basename(path), path, format, separator, columns, rows, ...found });
  }
  const folder = await mkdtemp(join(tmpdir(), 'measuring-'));
  try {
    return await measureApart({ files, folder, run });
  } finally {
    await rm(folder, { recursive: true });
  }
}
