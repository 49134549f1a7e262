/** Recognizes the engine of a file in a folder. */
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { ENGINE_NAMES } from '../engine.ts';
import { readHead } from './read-head.ts';
import { recognizeHead } from './recognize.ts';

/** Returns the display name of the engine of a result file; undefined for libraries and other files. */
export async function recognizeEngine(file: { readonly name: string; readonly path: string }): Promise<string | undefined> {
  try {
    const found = recognizeHead(await readHead(file));
    return found === undefined || 'refusal' in found ? undefined : ENGINE_NAMES[found.engine];
  } catch (error) {
    if (error instanceof BrokenResultError) return undefined;
    throw error;
  }
}
