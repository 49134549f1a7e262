/** Takes the result files of one raw file in: all of them, or none. */
import type pg from 'pg';
import { UnavailableError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { RawFileRow } from '../records.ts';

/** What an import takes. */
export interface ResultsToIngest {
  /** The raw file that the results are of. */
  readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>;
  /** A folder; every file in it whose name is one of `RESULT_FILES` is taken, all others are left alone. */
  readonly folder: string;
  /** Runs in the import's transaction, last: what must become true together with the results. When it throws, nothing is stored. */
  readonly settle?: (client: pg.PoolClient) => Promise<void>;
}

/** What became of it. */
export interface IngestedResults {
  /** Columns of the quality-control table that have a value now, those of earlier imports included; without RawFile and the flags. */
  readonly columnsFilled: number;
  /** Names of the result files that are kept now. */
  readonly files: readonly string[];
}

/** @throws BrokenResultError when a file cannot be read; nothing of the import is stored then */
export async function ingestResults(_context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>, _results: ResultsToIngest): Promise<IngestedResults> {
  throw new UnavailableError('Results are not read yet.');
}
