/** Answers requests for plots: finds the pipeline of the query, and returns the requested format. */
import type { ProteomicsContext } from '../context.ts';
import type { PlotSheet } from './plots/frame.ts';
import { type PlotParameters, replyWithPlot } from './plots/plot-reply.ts';
import { findScope, formatPipelineName, type PipelineNames, type Scope } from './scope.ts';

/** Converts the data of a plot to each format. */
interface PlotFormats<Data, Numbers> {
  readonly numbers: (data: Data) => Numbers;
  readonly csv: (data: Data) => string;
  /** Draws the data, with the name of the pipeline as heading. */
  readonly svg: (data: Data, sheet: PlotSheet, where: string) => string;
}

/**
 * Reads the data of a plot and returns it in the requested format.
 * @throws NotFoundError for the pipeline; the errors of `read`
 */
export async function answerPlot<Query extends PlotParameters & PipelineNames, Data, Numbers>(
  context: ProteomicsContext,
  query: Query,
  read: (scope: Scope, query: Query) => Promise<Data>,
  { numbers, csv, svg }: PlotFormats<Data, Numbers>,
) {
  const scope = await findScope(context, query);
  const data = await read(scope, query);
  return replyWithPlot(query, {
    numbers: () => numbers(data),
    csv: () => csv(data),
    svg: (sheet) => svg(data, sheet, formatPipelineName(scope)),
  });
}
