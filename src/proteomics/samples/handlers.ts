/** Serves samples of pipelines as JSON (openapi/proteomics, getSamples). */
import type { components } from '../../../generated/proteomics/types.d.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findScope } from '../quality/scope.ts';
import { type PipelineSamples, readPipelineSamples } from './pipeline-samples.ts';
import { createSampleCheck } from './sheet-tasks.ts';
import { readVariation } from './variation.ts';

const MAX_PROBLEMS = 1_000;

export function createSampleHandlers(context: ProteomicsContext) {
  return {
    async getSamples({ query, request }) {
      const { pool, pipeline } = await findScope(context, query);
      const samples = await readPipelineSamples(pool, pipeline.uuid, createSampleCheck(context, request));
      return { status: 200, body: formatPipelineSamples(samples) };
    },
    async getQcVariation({ query }) {
      const { pool, pipeline } = await findScope(context, query);
      const groups = await readVariation(pool, pipeline, query);
      return {
        status: 200,
        body: {
          by: query.by,
          groups: groups.map(({ value, runs, proteins, medianCvPercent, cvBelow20Share }) => ({
            ...{ value, runs, proteins },
            median_cv_percent: medianCvPercent,
            cv_below_20_share: cvBelow20Share,
          })),
        },
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

export function formatPipelineSamples({ sheet, rows, problems }: PipelineSamples): components['schemas']['PipelineSamples'] {
  return {
    file_name: sheet?.fileName ?? null,
    changed_by: sheet?.changedBy ?? null,
    changed_at: sheet?.changedAt.toISOString() ?? null,
    factors: [...(sheet?.factors ?? [])],
    rows: rows.map(({ line, dataFile, run, source, assay, label, groups }) => ({
      line,
      raw_file: dataFile,
      run: run?.uuid ?? null,
      ...{ source, assay, label },
      groups: { ...groups },
    })),
    problems: problems.slice(0, MAX_PROBLEMS).map(({ code, level, line, column, message }) => ({
      ...{ code, level, line },
      column: column?.slice(0, 1_000) ?? null,
      message: message.slice(0, 2_000).toWellFormed(),
    })),
  };
}
