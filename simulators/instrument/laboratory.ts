/**
 * Creates the laboratory of the demonstration through the application's API: a project, a pipeline with the simulator, users,
 * and some weeks of runs with generated results.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIMULATOR } from './demonstration-tools.ts';
import { findLastMaintenance, type Mishap } from './instrument.ts';
import { type LaboratoryCallers, sendCall } from './laboratory-calls.ts';
import { simulateMeasurement } from './measurement.ts';
import { fillOtherPipelines } from './other-instruments.ts';
import { createSimulatedRawFile, readRawFile } from './raw-file.ts';
import { createFiles } from './simulator.ts';

export interface Laboratory {
  /** Path of the pipeline's page. */
  readonly pipelinePath: string;
  /** The user who uploads. */
  readonly operator: { readonly uuid: string; readonly name: string };
  /** Imports the missing runs; stops early if the signal aborts. Resolves with the number of missing runs. */
  importMissingRuns(runs: number, signal: AbortSignal): Promise<number>;
}

const HOURS_BETWEEN = 17;
/** Failures of the last runs, latest first. In the last night, the instrument ran without a pause, and failed. */
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
/** Number of runs of the first instrument per run of each other instrument. */
const RUNS_FOR_ONE_OF_OTHERS = 4;
const HOUR_MS = 3_600_000;
const PROJECT = { name: 'Simulated laboratory', description: 'Quality control of an instrument that does not exist.' };
const PIPELINE = {
  name: 'TMT 11-plex quality control',
  description: 'Every standard sample that the simulated instrument measures.',
};
const OPERATOR = { email: 'operator@example.org', name: 'Instrument operator' };

export interface ClosedLaboratory {
  /** ADMIN_TOKEN of the application. */
  readonly adminToken: string;
  /** Global URN of the collaboration to which the project belongs. */
  readonly collaboration: string;
  /** The member who uploads. */
  readonly operator: { readonly email: string; readonly name: string };
  /** Logs the operator in. The returned `end` logs the operator out. */
  readonly logIn: () => Promise<{ readonly headers: Readonly<Record<string, string>>; readonly end: () => Promise<void> }>;
}

interface Project {
  readonly slug: string;
  readonly name: string;
  readonly collaboration?: string | null;
}

interface Pipeline {
  readonly uuid: string;
  readonly slug: string;
  readonly project: string;
  readonly created_at: string;
}

/** The pipeline of the runs, and the users who create them. */
interface Place {
  readonly address: string;
  readonly pipeline: Pipeline;
  /** UUID of the operator. */
  readonly operator: string;
  readonly callers: LaboratoryCallers;
}

/** Finds or creates the laboratory. If proteomics requires a login, its project belongs to a collaboration. */
export async function openLaboratory(address: string, closed?: ClosedLaboratory): Promise<Laboratory> {
  const headers = closed === undefined ? {} : { Authorization: `Bearer ${closed.adminToken}` };
  const listItems = async <T>(path: string) => (await sendCall<{ items: T[] }>(`${address}${path}`, { headers })).items;
  const createRecord = <T>(path: string, json: object) => sendCall<T>(`${address}${path}`, { json, headers });

  const project =
    (await listItems<Project>('/api/admin/projects')).find(({ name }) => name === PROJECT.name) ??
    (await createRecord<Project>('/api/admin/projects', PROJECT));
  const collaboration = closed?.collaboration ?? null;
  if ((project.collaboration ?? null) !== collaboration)
    await sendCall(`${address}/api/admin/projects/${project.slug}`, { method: 'PATCH', json: { collaboration }, headers });
  const person = closed?.operator ?? OPERATOR;
  // The first login takes over the user with the same email address, so the operator may already exist.
  const operator =
    (await listItems<{ uuid: string; email: string }>('/api/admin/users')).find(({ email }) => email === person.email) ??
    (await createRecord<{ uuid: string }>('/api/admin/users', person));
  const findPipeline = async () =>
    (await listItems<Pipeline>(`/api/admin/pipelines?project=${project.slug}`)).find(({ slug }) => slug !== '');
  const made = await findPipeline();
  if (made === undefined) await createRecord('/api/admin/pipelines', { project: project.slug, tool: SIMULATOR, ...PIPELINE });
  const pipeline = made ?? ((await findPipeline()) as Pipeline);
  return {
    pipelinePath: `/proteomics/projects/${pipeline.project}/${pipeline.slug}`,
    operator: { uuid: operator.uuid, name: person.name },
    async importMissingRuns(runs, signal) {
      const login = await closed?.logIn();
      const callers = { administration: headers, operator: login?.headers ?? {} };
      try {
        return await fillPipeline({ address, pipeline, operator: operator.uuid, callers }, runs, signal);
      } finally {
        await login?.end();
      }
    },
  };
}

async function fillPipeline(place: Place, runs: number, signal: AbortSignal): Promise<number> {
  const { address, pipeline, operator, callers } = place;
  const query = `project=${pipeline.project}&pipeline=${pipeline.slug}&limit=1000`;
  const headers = callers.administration;
  const { items } = await sendCall<{ items: { raw_file: string }[] }>(`${address}/api/runs?${query}`, { headers });
  const there = new Set(items.map(({ raw_file }) => raw_file));
  const times = listRunTimes(new Date(pipeline.created_at), runs);
  const missing = times.flatMap((time, index) =>
    there.has(formatRunName(time)) ? [] : [{ time, mishap: LAST_NIGHT[runs - 1 - index] }],
  );
  if (missing.length > 0 && missing.length === runs) await annotateMaintenance(place, times);
  for (const { time, mishap } of missing) {
    if (signal.aborted) break;
    await importRun(place, time, mishap);
  }
  const others = { address, project: pipeline.project, operator, callers };
  await fillOtherPipelines(others, Math.floor(runs / RUNS_FOR_ONE_OF_OTHERS), signal);
  return missing.length;
}

/** Returns the times of the runs. They follow from the age of the pipeline, so that an interrupted import can continue. */
function listRunTimes(made: Date, runs: number): Date[] {
  return Array.from({ length: runs }, (_, index) => {
    const ago = runs - index;
    const night = LAST_NIGHT.length;
    const before =
      ago <= night ? ago * HOURS_AT_NIGHT : night * HOURS_AT_NIGHT + (ago - night) * HOURS_BETWEEN + ((index * 7) % 5);
    return new Date(Math.floor(made.getTime() / HOUR_MS) * HOUR_MS - before * HOUR_MS);
  });
}

function formatRunName(time: Date): string {
  return `standard_${time.toISOString().slice(0, 13).replaceAll('-', '').replace('T', '_')}h.raw`;
}

async function importRun({ address, pipeline, callers }: Place, time: Date, mishap: Mishap | undefined): Promise<void> {
  const name = formatRunName(time);
  const folder = mkdtempSync(join(tmpdir(), 'concordat-simulated-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, createSimulatedRawFile(name, time, 1_000));
    const measurement = simulateMeasurement(readRawFile(path), mishap);
    const form = new FormData();
    form.set('pipeline', pipeline.uuid);
    form.set('raw_file', name);
    for (const part of ['rawtools', 'maxquant'] as const)
      for (const [file, text] of createFiles(part, measurement, `/simulated/${name}`))
        if (!file.includes('chromatogram')) form.append('files', new Blob([text]), file);
    await sendCall(`${address}/api/admin/results`, { form, headers: callers.administration });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the maintenance of the instrument to the timeline. */
async function annotateMaintenance({ address, pipeline, operator, callers }: Place, times: readonly Date[]): Promise<void> {
  const first = times[0] as Date;
  const care = times.flatMap((time) => {
    const { cleaned, calibrated, column } = findLastMaintenance(time);
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
    const place = { project: pipeline.project, pipeline: pipeline.slug, user: operator };
    const json = { ...place, at: at.toISOString().slice(0, 19), kind, text };
    await sendCall(`${address}/api/qc/annotations`, { json, headers: callers.operator });
  }
}
