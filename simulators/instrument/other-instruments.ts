/**
 * Simulates the other instruments of the laboratory: a DIA instrument with results of DIA-NN, and a timsTOF with raw data only.
 */
import { createDiaMzml, createDiaReport, createDiaStatistics, type DiaRun } from './dia-runs.ts';
import { type LaboratoryCallers, sendCall } from './laboratory-calls.ts';
import { createTimsArchive } from './tims-runs.ts';

interface OtherInstrument {
  readonly pipeline: { readonly name: string; readonly description: string; readonly accepts: readonly string[] };
  /** Start of the run names, and end of the file names. */
  readonly names: readonly [start: string, end: string];
  createFile(run: DiaRun): Promise<string | Buffer>;
  /** Returns the result files of all runs by name. */
  createResults(runs: readonly DiaRun[]): Readonly<Record<string, string>>;
}

const INSTRUMENTS: readonly OtherInstrument[] = [
  {
    pipeline: {
      name: 'DIA quality control',
      description:
        'The standard sample of a simulated DIA instrument, searched elsewhere by DIA-NN. Its mzML files are measured when they arrive.',
      accepts: ['raw', 'mzml'],
    },
    names: ['dia', '.mzML'],
    createFile: async (run) => createDiaMzml(run),
    createResults: (runs) => ({ 'report.tsv': createDiaReport(runs), 'report.stats.tsv': createDiaStatistics(runs) }),
  },
  {
    pipeline: {
      name: 'timsTOF quality control',
      description:
        'The standard sample of a simulated timsTOF. Its .d folders are measured when they arrive, without a search.',
      accepts: ['d'],
    },
    names: ['tims', '.d.tar'],
    createFile: createTimsArchive,
    createResults: () => ({}),
  },
];
const HOURS_BETWEEN = 21;
const HOUR_MS = 3_600_000;
/** The number of runs after the failed spray. */
const BROKEN_BEFORE = 3;

interface Place {
  readonly address: string;
  /** Slug of the project. */
  readonly project: string;
  /** UUID of the user who uploads. */
  readonly operator: string;
  readonly callers: LaboratoryCallers;
}

/** Creates the pipelines of the other instruments with a number of runs each. Existing pipelines are not changed. */
export async function fillOtherPipelines(place: Place, count: number, signal: AbortSignal): Promise<void> {
  for (const instrument of count === 0 ? [] : INSTRUMENTS) await fillOtherPipeline(place, instrument, count, signal);
}

async function fillOtherPipeline(
  { address, project, operator, callers }: Place,
  { pipeline, names: [start, end], createFile, createResults }: OtherInstrument,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const headers = callers.administration;
  const pipelines = `${address}/api/admin/pipelines`;
  const list = await sendCall<{ items: { name: string }[] }>(`${pipelines}?project=${project}`, { headers });
  if (list.items.some(({ name }) => name === pipeline.name)) return;
  const { uuid } = await sendCall<{ uuid: string }>(pipelines, { json: { project, ...pipeline }, headers });
  const runs = createRuns(start, new Date(), count);
  const form = new FormData();
  form.set('pipeline', uuid);
  for (const [name, content] of Object.entries(createResults(runs))) form.append('files', new Blob([content]), name);
  if (form.has('files')) await sendCall(`${address}/api/admin/results`, { form, headers });
  for (const run of runs) {
    if (signal.aborted) return;
    const file = new FormData();
    file.set('pipeline', uuid);
    file.set('user', operator);
    const content = await createFile(run);
    file.set('orig_file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), `${run.name}${end}`);
    await sendCall(`${address}/api/upload/raw`, { form: file, headers: callers.operator });
  }
}

function createRuns(start: string, now: Date, count: number): DiaRun[] {
  return Array.from({ length: count }, (_, at) => {
    const time = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (count - at) * HOURS_BETWEEN * HOUR_MS);
    const stamp = time.toISOString().slice(0, 13).replaceAll('-', '').replace('T', '_');
    return { name: `${start}_${stamp}h`, time, isBroken: at === count - BROKEN_BEFORE };
  });
}
