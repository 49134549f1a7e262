/**
 * The laboratory of the demonstration: a project, a pipeline with the simulator, people, and some weeks of runs whose results
 * the simulator made up. Everything is made through the application's own interface.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIMULATOR } from './demonstration-tools.ts';
import { fillDiaPipeline } from './dia-laboratory.ts';
import { lastCare, type Mishap } from './instrument.ts';
import { measure } from './measurement.ts';
import { makeRawFile, readRawFile } from './raw-file.ts';
import { filesOf } from './simulator.ts';

/** What the demonstration's laboratory is. */
export interface Laboratory {
  /** Address of the pipeline's page. */
  readonly pipelinePath: string;
  /** Who uploads. */
  readonly operator: { readonly uuid: string; readonly name: string };
  /** Imports as many runs as are not there yet; ends early when it is told to. Resolves with how many were missing. */
  fill(runs: number, signal: AbortSignal): Promise<number>;
}

const HOURS_BETWEEN = 17;
/** In the last night the instrument measured without a pause, and broke: what went wrong in the last runs, the latest first. */
const LAST_NIGHT: readonly Mishap[] = [
  'none',
  'digestion',
  'injection',
  'spray',
  'none',
  'calibration',
  'calibration',
  'calibration',
];
const HOURS_AT_NIGHT = 2;
/** The DIA instrument is younger. */
const RUNS_FOR_ONE_OF_DIA = 4;
const HOUR_MS = 3_600_000;
const PROJECT = { name: 'Simulated laboratory', description: 'Quality control of an instrument that does not exist.' };
const PIPELINE = {
  name: 'TMT 11-plex quality control',
  description: 'Every standard sample that the simulated instrument measures.',
};
const OPERATOR = { email: 'operator@example.org', name: 'Instrument operator' };

interface Pipeline {
  readonly uuid: string;
  readonly slug: string;
  readonly project: string;
  readonly created_at: string;
}

/** Finds the laboratory, or makes it. */
export async function openLaboratory(address: string): Promise<Laboratory> {
  const project =
    (await listed<{ slug: string; name: string }>(address, '/api/admin/projects')).find(({ name }) => name === PROJECT.name) ??
    (await post<{ slug: string }>(address, '/api/admin/projects', PROJECT));
  const operator =
    (await listed<{ uuid: string; email: string }>(address, '/api/admin/users')).find(
      ({ email }) => email === OPERATOR.email,
    ) ?? (await post<{ uuid: string }>(address, '/api/admin/users', OPERATOR));
  const find = async () =>
    (await listed<Pipeline>(address, `/api/admin/pipelines?project=${project.slug}`)).find(({ slug }) => slug !== '');
  const made = await find();
  if (made === undefined) await post(address, '/api/admin/pipelines', { project: project.slug, tool: SIMULATOR, ...PIPELINE });
  const pipeline = made ?? ((await find()) as Pipeline);
  return {
    pipelinePath: `/proteomics/projects/${pipeline.project}/${pipeline.slug}`,
    operator: { uuid: operator.uuid, name: OPERATOR.name },
    fill: (runs, signal) => fill(address, pipeline, { operator: operator.uuid, runs, signal }),
  };
}

async function fill(
  address: string,
  pipeline: Pipeline,
  { operator, runs, signal }: { operator: string; runs: number; signal: AbortSignal },
): Promise<number> {
  const query = `project=${pipeline.project}&pipeline=${pipeline.slug}&limit=1000`;
  const there = new Set((await listed<{ raw_file: string }>(address, `/api/runs?${query}`)).map(({ raw_file }) => raw_file));
  const times = runTimes(new Date(pipeline.created_at), runs);
  const missing = times.flatMap((time, index) =>
    there.has(nameAt(time)) ? [] : [{ time, mishap: LAST_NIGHT[runs - 1 - index] }],
  );
  if (missing.length > 0 && missing.length === runs) await annotate(address, pipeline, { operator, times });
  for (const { time, mishap } of missing) {
    if (signal.aborted) break;
    await importRun(address, pipeline.uuid, time, mishap);
  }
  const dia = { address, project: pipeline.project, operator };
  await fillDiaPipeline(dia, Math.floor(runs / RUNS_FOR_ONE_OF_DIA), signal);
  return missing.length;
}

/** The times of the runs follow from the pipeline's age, so that an interrupted start is continued. */
function runTimes(made: Date, runs: number): Date[] {
  return Array.from({ length: runs }, (_, index) => {
    const ago = runs - index;
    const night = LAST_NIGHT.length;
    const before =
      ago <= night ? ago * HOURS_AT_NIGHT : night * HOURS_AT_NIGHT + (ago - night) * HOURS_BETWEEN + ((index * 7) % 5);
    return new Date(Math.floor(made.getTime() / HOUR_MS) * HOUR_MS - before * HOUR_MS);
  });
}

function nameAt(time: Date): string {
  return `standard_${time.toISOString().slice(0, 13).replaceAll('-', '').replace('T', '_')}h.raw`;
}

async function importRun(address: string, pipeline: string, time: Date, mishap: Mishap | undefined): Promise<void> {
  const name = nameAt(time);
  const folder = mkdtempSync(join(tmpdir(), 'concordat-simulated-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, makeRawFile(name, time, 1_000));
    const measurement = measure(readRawFile(path), mishap);
    const form = new FormData();
    form.set('pipeline', pipeline);
    form.set('raw_file', name);
    for (const part of ['rawtools', 'maxquant'] as const)
      for (const [file, text] of filesOf(part, measurement, `/simulated/${name}`))
        if (!file.includes('chromatogram')) form.append('files', new Blob([text]), file);
    await answered(await fetch(`${address}/api/admin/results`, { method: 'POST', body: form }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was done to the instrument stands on the time line. */
async function annotate(
  address: string,
  { project, slug: pipeline }: Pipeline,
  { operator, times }: { operator: string; times: readonly Date[] },
): Promise<void> {
  const first = times[0] as Date;
  const care = times.flatMap((time) => {
    const { cleaned, calibrated, column } = lastCare(time);
    return [
      { at: cleaned, kind: 'cleaning', text: 'Ion source cleaned' },
      { at: calibrated, kind: 'calibration', text: 'Mass axis calibrated' },
      { at: column, kind: 'column_change', text: 'New column' },
    ];
  });
  const different = new Map(
    care.filter(({ at }) => at >= first).map((event) => [`${event.kind} ${event.at.getTime()}`, event]),
  );
  for (const { at, kind, text } of different.values()) {
    const body = { project, pipeline, at: at.toISOString().slice(0, 19), kind, text, user: operator };
    await post(address, '/api/qc/annotations', body);
  }
}

async function listed<T>(address: string, path: string): Promise<T[]> {
  return (await answered<{ items: T[] }>(await fetch(`${address}${path}`))).items;
}

async function post<T>(address: string, path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answered<T>(await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function answered<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The application answered ${response.status} at ${response.url}: ${await response.text()}`);
  return (await response.json()) as T;
}
