/** Selects the reference run, whose chromatogram is drawn behind that of a run. */
import { sort } from 'd3-array';
import { BadRequestError } from '../../../contract/errors.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import { readFileStats } from '../../../files/stored-files.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findRawFile, type RawFileRow } from '../../records.ts';
import { type ChromatogramName, getChromatogramKey } from '../../runs/chromatograms.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { getNumericValue, type QualityRun, readRuns } from '../quality-runs.ts';
import { readBaselines, selectBaseline } from '../reference-sets/store.ts';
import { narrowToSeries } from '../sample-types/series.ts';
import { needsDecision } from '../verdict/verdict.ts';

export type ReferenceRun = Pick<QualityRun, 'uuid' | 'name'>;

const MAX_OFFERED_RUNS = 20;

interface Comparable {
  /** In the order of acquisition. */
  readonly runs: readonly QualityRun[];
  /** Runs ordered by the distance of the first metric from its median, then those without a value, the latest first. */
  readonly ranked: readonly QualityRun[];
}

/** Returns the baseline of the sample type; without a baseline, the latest runs of the series that are not marked. */
async function readComparableRuns(
  pool: ProteomicsContext['pool'],
  { uuid, pipelineUuid }: Pick<RawFileRow, 'uuid' | 'pipelineUuid'>,
): Promise<Comparable> {
  const pipeline = { uuid: pipelineUuid };
  const { first } = await readMetricChoice(pool, pipeline);
  const all = await readRuns(pool, pipeline, [first]);
  const compared = all.find((run) => run.uuid === uuid);
  if (compared === undefined) return { runs: [], ranked: [] };
  const data = { all, basis: all, referenceSet: null, referenceSets: await readBaselines(pool, pipelineUuid), ownLimit: null };
  const { all: ofType, basis, referenceSets } = narrowToSeries(data, compared);
  const members = new Set(selectBaseline(referenceSets)?.members.map((member) => member.uuid));
  const good = members.size > 0 ? ofType.filter((run) => members.has(run.uuid)) : basis.filter(needsDecision);
  const runs = good.filter((run) => run.uuid !== uuid).slice(-MAX_OFFERED_RUNS);
  const sorted = sort(
    runs.filter((run) => getNumericValue(run, first) !== null),
    (run) => getNumericValue(run, first) ?? 0,
  );
  const others = runs.filter((run) => !sorted.includes(run));
  const middle = Math.floor((sorted.length - 1) / 2);
  return { runs, ranked: [...sort(sorted, (run) => Math.abs(sorted.indexOf(run) - middle)), ...others.toReversed()] };
}

/** Returns the comparable runs in the order of acquisition, and the one that is selected automatically. */
export async function listReferenceRuns(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  rawFile: Pick<RawFileRow, 'uuid' | 'pipelineUuid'>,
  name: ChromatogramName,
): Promise<{ readonly runs: readonly ReferenceRun[]; readonly median: ReferenceRun | null }> {
  const { runs, ranked } = await readComparableRuns(pool, rawFile);
  const stored = await readFileStats(
    openStoredFiles(settings),
    runs.map((run) => getChromatogramKey(run, name)),
  );
  const present = new Set(runs.filter((_, at) => stored[at] !== undefined));
  return { runs: [...present], median: ranked.find((run) => present.has(run)) ?? null };
}

/** Returns the selected run; for `automatic`, the one nearest to the median, or null. @throws BadRequestError, NotFoundError */
export async function findReferenceRun(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  rawFile: Pick<RawFileRow, 'uuid' | 'pipelineUuid'>,
  name: ChromatogramName,
  wanted = '',
): Promise<ReferenceRun | null> {
  if (wanted === '') return null;
  if (wanted === 'automatic') {
    const files = openStoredFiles(settings);
    for (const run of (await readComparableRuns(pool, rawFile)).ranked)
      if ((await files.stat(getChromatogramKey(run, name))) !== undefined) return run;
    return null;
  }
  const found = await findRawFile(pool, wanted);
  if (found.pipelineUuid !== rawFile.pipelineUuid) throw new BadRequestError('reference must be a run of the same pipeline.');
  return found;
}
