/** Serves the report of a run as a single HTML file for offline use. */
import { readFileSync } from 'node:fs';
import { NotFoundError } from '../../contract/errors.ts';
import { resolveProjectPath } from '../../own-files.ts';
import { formatTimestamp, getWrittenMinute } from '../../web/for-people/words.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { drawRunChart } from '../quality/run-charts/handlers.ts';
import { formatPipelineName } from '../quality/scope.ts';
import { findPipeline, findRawFile, removeExtension } from '../records.ts';
import { readRunExtras } from './run-extras.ts';

import { readRun } from './store.ts';
import { readTools } from './tools/tools-file.ts';
/** A style element, because the report is a single file, and has no content security policy. */
export const REPORT_STYLE = `<style>\n${readFileSync(resolveProjectPath('views/assets/styles/run-report.css'), 'utf8')}</style>`;
const SIZE = { width: 560, height: 300 };

export function createReportHandlers(context: ProteomicsContext) {
  const tools = readTools(context.settings);
  return {
    async saveRunReport({ path, query, request }) {
      const pool = context.pool;
      const { project, pipeline } = await findPipeline(pool, path.project, path.pipeline);
      const run = await readRun(pool, tools, path.run);
      if (run.project !== path.project || run.pipeline !== path.pipeline)
        throw new NotFoundError(`There is no run ${path.run} in this pipeline.`);
      const rawFile = await findRawFile(pool, path.run);
      const extras = await readRunExtras(context.settings, pool, { pipeline, run });
      const charts: { title: string; drawing: string }[] = [];
      for (const { name, title } of extras.charts) {
        const sheet = { setting: 'file', ...SIZE, id: name } as const;
        const reference = query.reference ?? 'automatic';
        const drawing = await drawRunChart(context, request, rawFile, name, sheet, reference).catch(ignoreNotFound);
        if (drawing !== null) charts.push({ title, drawing });
      }
      const name = removeExtension(run.raw_file);
      const model = {
        style: REPORT_STYLE,
        name,
        pipeline: formatPipelineName({ project, pipeline }),
        facts: [
          { label: 'Acquired', value: run.acquired_at === null ? 'unknown' : getWrittenMinute(run.acquired_at) },
          { label: 'Instrument', value: rawFile.instrument ?? 'unknown' },
          { label: 'State', value: run.state },
          { label: 'Flagged', value: run.flagged ? 'yes' : 'no' },
          { label: 'Used downstream', value: run.use_downstream ? 'yes' : 'no' },
          { label: 'SHA-256 of the raw file', value: run.sha256 ?? 'unknown' },
          { label: 'Report created', value: formatTimestamp(context.now()) },
        ],
        charts,
        groups: extras.groups,
        causes: extras.causes,
        history: extras.history,
      };
      const content = context.render('proteomics/runs/report', { title: name, section: '' }, model);
      return { status: 200, type: 'text/html', content, headers: createAttachmentHeader(`${name}.html`) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Returns null for NotFoundError, because the report omits charts without data. Rethrows other errors. */
function ignoreNotFound(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}
