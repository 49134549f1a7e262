/** Reads the runs of a pipeline from a server, to draft or compare their sample metadata. */
import { createProteomicsClient } from '../../generated/proteomics/client.ts';
import type { KnownRun } from '../sdrf/draft.ts';

/** A pipeline of a server, by its slugs. */
export interface RunSource {
  readonly address: string;
  readonly token: string | undefined;
  readonly project: string;
  readonly pipeline: string;
}

/** @returns the runs, or why there are none */
export async function listKnownRuns({
  address,
  token,
  project,
  pipeline,
}: RunSource): Promise<{ readonly runs: readonly KnownRun[] } | { readonly problem: string }> {
  const client = createProteomicsClient({ baseUrl: address });
  try {
    const { data, error } = await client.GET('/api/qc/values', {
      params: { query: { project, pipeline, metrics: ['Instrument', 'Date', 'dia_windows', 'precursor_charges'] } },
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    });
    if (data === undefined) return { problem: (error as { detail?: string } | undefined)?.detail ?? 'the server refused' };
    if (data.raw_files.length === 0) return { problem: 'the pipeline has no runs' };
    const cell = (metric: string, at: number) => data.metrics[metric]?.[at] ?? null;
    const text = (metric: string, at: number) => (cell(metric, at) === null ? null : String(cell(metric, at)));
    const runs = data.raw_files.map((rawFile, at) => ({
      rawFile,
      instrument: text('Instrument', at),
      day: text('Date', at),
      isDia: cell('dia_windows', at) !== null ? true : cell('precursor_charges', at) !== null ? false : null,
    }));
    return { runs };
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { problem: `the server cannot be reached: ${code ?? (error as Error).message}` };
  }
}
