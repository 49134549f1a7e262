/** The DIA instrument of the demonstration's laboratory: its pipeline, and runs with results of DIA-NN and their mzML files. */
import { createDiaMzml, createDiaReport, createDiaStatistics, type DiaRun } from './dia-runs.ts';
import { type LaboratoryCallers, sendCall } from './laboratory-calls.ts';

const PIPELINE = {
  name: 'DIA quality control',
  description:
    'The standard sample of a simulated DIA instrument, searched elsewhere by DIA-NN. Its mzML files are measured when they arrive.',
  accepts: ['raw', 'mzml'],
};
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

/** Creates the pipeline with a number of runs. An existing pipeline is not changed. */
export async function fillDiaPipeline(
  { address, project, operator, callers }: Place,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  if (count === 0) return;
  const headers = callers.administration;
  const pipelines = `${address}/api/admin/pipelines`;
  const list = await sendCall<{ items: { name: string }[] }>(`${pipelines}?project=${project}`, { headers });
  if (list.items.some(({ name }) => name === PIPELINE.name)) return;
  const { uuid } = await sendCall<{ uuid: string }>(pipelines, { json: { project, ...PIPELINE }, headers });
  const runs = createDiaRuns(new Date(), count);
  const form = new FormData();
  form.set('pipeline', uuid);
  form.append('files', new Blob([createDiaReport(runs)]), 'report.tsv');
  form.append('files', new Blob([createDiaStatistics(runs)]), 'report.stats.tsv');
  await sendCall(`${address}/api/admin/results`, { form, headers });
  for (const run of runs) {
    if (signal.aborted) return;
    const file = new FormData();
    file.set('pipeline', uuid);
    file.set('user', operator);
    file.set('orig_file', new Blob([createDiaMzml(run)]), `${run.name}.mzML`);
    await sendCall(`${address}/api/upload/raw`, { form: file, headers: callers.operator });
  }
}

function createDiaRuns(now: Date, count: number): DiaRun[] {
  return Array.from({ length: count }, (_, at) => {
    const time = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (count - at) * HOURS_BETWEEN * HOUR_MS);
    const stamp = time.toISOString().slice(0, 13).replaceAll('-', '').replace('T', '_');
    return { name: `dia_${stamp}h`, time, isBroken: at === count - BROKEN_BEFORE };
  });
}
