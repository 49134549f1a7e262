/** Distributes the documents over threads, because their mutants are independent. */
import { Piscina } from 'piscina';
import { readDocument } from '../../src/contract/documents/document.ts';
import { readTraffic } from '../traffic/corpus.ts';
import { type MutantResult, type RunOptions, runMutants } from './mutation-run.ts';

/** The documents of one thread. */
export interface Share {
  readonly names: readonly string[];
  readonly options: RunOptions;
}

/** Number of threads. More would not help, because most machines have two processors, and each thread reads all traffic. */
const THREADS = 2;

/** Runs the mutants with the recorded traffic. Results have the order of the names. */
export async function runInThreads(names: readonly string[], options: RunOptions): Promise<MutantResult[]> {
  const computeSize = (name: string) => JSON.stringify(readDocument(name)).length;
  const shares = Array.from({ length: THREADS }, () => ({ names: [] as string[], size: 0 }));
  for (const { name, size } of names.map((one) => ({ name: one, size: computeSize(one) })).sort((a, b) => b.size - a.size)) {
    const smallest = shares.reduce((one, other) => (other.size < one.size ? other : one));
    smallest.names.push(name);
    smallest.size += size;
  }
  const pool = new Piscina<Share, MutantResult[]>({ filename: import.meta.url, name: 'getMutants', maxThreads: THREADS });
  const results = await Promise.all(shares.map((share) => pool.run({ names: share.names, options })));
  await pool.destroy();
  return results.flat().sort((one, other) => names.indexOf(one.document) - names.indexOf(other.document));
}

export function getMutants({ names, options }: Share): MutantResult[] {
  return runMutants(new Map(names.map((name) => [name, readDocument(name)])), readTraffic(), options);
}
