/** Finds the run whose chromatogram is drawn under that of a run. */
import { BadRequestError } from '../../../contract/errors.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findRawFile, type RawFileRow } from '../../records.ts';
import { type ChromatogramName, getChromatogramKey } from '../../runs/chromatograms.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { type QualityRun, readNumberOf, readRuns } from '../quality-runs.ts';
import { readBaselines, selectBaseline } from '../reference-sets/store.ts';
import { narrowToSampleType } from '../sample-types/series.ts';

/** A run to compare with. */
export type ReferenceRun = Pick<QualityRun, 'uuid' | 'name'>;

/** Maximum number of runs to choose from. */
const OFFERED = 20;

/**
 * Returns the runs that a run can be compared with: those of the baseline of its sample type, else the latest that are neither
 * flagged nor excluded. `median` is the one whose value of the first metric is the median.
 */
export async function listReferenceRuns(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  { uuid, pipelineUuid }: Pick<RawFileRow, 'uuid' | 'pipelineUuid'>,
  name: ChromatogramName,
): Promise<{ readonly runs: readonly ReferenceRun[]; readonly median: ReferenceRun | null }> {
  const pipeline = { uuid: pipelineUuid };
  const { first } = await readMetricChoice(pool, pipeline);
  const all = await readRuns(pool, pipeline, [first]);
  const type = all.find((run) => run.uuid === uuid)?.sampleType ?? 'sample';
  const data = { all, basis: all, referenceSet: null, referenceSets: await readBaselines(pool, pipelineUuid), ownLimit: null };
  const { all: series, referenceSets } = narrowToSampleType(data, type);
  const members = new Set(selectBaseline(referenceSets)?.members.map((member) => member.uuid));
  const good = series.filter(
    (run) => run.uuid !== uuid && (members.size > 0 ? members.has(run.uuid) : run.useDownstream && !run.flagged),
  );
  const files = openStoredFiles(settings);
  const stored = await Promise.all(
    good.slice(-OFFERED).map(async (run) => ((await files.stat(getChromatogramKey(run, name))) === undefined ? [] : [run])),
  );
  const runs = stored.flat();
  const ranked = runs
    .filter((run) => readNumberOf(run, first) !== null)
    .toSorted((one, other) => (readNumberOf(one, first) as number) - (readNumberOf(other, first) as number));
  return { runs, median: ranked[Math.floor((ranked.length - 1) / 2)] ?? runs.at(-1) ?? null };
}

/**
 * Returns the selected run, or the median run for `automatic`; null if there is none.
 *
 * @throws BadRequestError for a run of another pipeline, NotFoundError for an unknown one
 */
export async function findReferenceRun(
  context: Pick<ProteomicsContext, 'pool' | 'settings'>,
  rawFile: Pick<RawFileRow, 'uuid' | 'pipelineUuid'>,
  name: ChromatogramName,
  wanted = '',
): Promise<ReferenceRun | null> {
  if (wanted === '') return null;
  if (wanted === 'automatic') return (await listReferenceRuns(context, rawFile, name)).median;
  const found = await findRawFile(context.pool, wanted);
  if (found.pipelineUuid !== rawFile.pipelineUuid) throw new BadRequestError('reference must be a run of the same pipeline.');
  return found;
}
