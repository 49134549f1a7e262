/** Documents in threads of their own: the mutants of one know nothing of another's. */
import { Piscina } from 'piscina';
import { readDocument } from '../../src/contract/documents/document.ts';
import { readTraffic } from '../traffic/corpus.ts';
import { type MutantResult, type RunOptions, runMutants } from './mutation-run.ts';

/** What one thread takes on. */
export interface Share {
  readonly names: readonly string[];
  readonly options: RunOptions;
}

/** One for each processor that most machines have; each reads all of the traffic. */
const THREADS = 2;

/** Runs over what the tests have left, in the order of the names. */
export async function runInThreads(names: readonly string[], options: RunOptions): Promise<MutantResult[]> {
  const sizeOf = (name: string) => JSON.stringify(readDocument(name)).length;
  const shares = Array.from({ length: THREADS }, () => ({ names: [] as string[], size: 0 }));
  for (const { name, size } of names.map((one) => ({ name: one, size: sizeOf(one) })).sort((a, b) => b.size - a.size)) {
    const smallest = shares.reduce((one, other) => (other.size < one.size ? other : one));
    smallest.names.push(name);
    smallest.size += size;
  }
  const pool = new Piscina<Share, MutantResult[]>({ filename: import.meta.url, name: 'mutantsOf', maxThreads: THREADS });
  const results = await Promise.all(shares.map((share) => pool.run({ names: share.names, options })));
  await pool.destroy();
  return results.flat().sort((one, other) => names.indexOf(one.document) - names.indexOf(other.document));
}

/** What a thread does. */
export function mutantsOf({ names, options }: Share): MutantResult[] {
  return runMutants(new Map(names.map((name) => [name, readDocument(name)])), readTraffic(), options);
}
