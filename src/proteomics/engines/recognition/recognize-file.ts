import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { ENGINE_NAMES } from '../engine.ts';
import { readHead } from './read-head.ts';
import { recognizeHead } from './recognize.ts';

export async function recognizeEngine(file: { readonly name: string; readonly path: string }): Promise<string | undefined> {
  return (await inspectTable(file)).engine;
}

export interface InspectedTable {
  readonly engine?: string;
  readonly kind?: string;
  readonly problem?: string;
  /** True for an unreadable file that could be a table of any engine. */
  readonly isBroken?: boolean;
}

export async function inspectTable(file: { readonly name: string; readonly path: string }): Promise<InspectedTable> {
  try {
    const found = recognizeHead(await readHead(file));
    if (found === undefined) return {};
    return 'refusal' in found ? { problem: found.refusal } : { engine: ENGINE_NAMES[found.engine], kind: found.kind };
  } catch (error) {
    if (error instanceof BrokenResultError) return { problem: error.reason, isBroken: true };
    throw error;
  }
}
