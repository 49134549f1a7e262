/** Which engine wrote a file, for those who look for results in folders. */
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { ENGINE_NAMES } from '../engine.ts';
import { readHead } from './read-head.ts';
import { recognize } from './recognize.ts';

/** The engine of a result file as people write its name; undefined for a library, and for what no engine writes. */
export async function engineOfFile(file: { readonly name: string; readonly path: string }): Promise<string | undefined> {
  try {
    const found = recognize(await readHead(file));
    return found === undefined || 'refusal' in found ? undefined : ENGINE_NAMES[found.engine];
  } catch (error) {
    if (error instanceof BrokenResultError) return undefined;
    throw error;
  }
}
