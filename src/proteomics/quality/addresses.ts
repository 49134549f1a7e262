/** Builds addresses of quality pages and plots. The query contains the state of the page. */
import type { PipelineRow, ProjectRow } from '../records.ts';
import { listParameters, type RunChoice } from './run-choice.ts';

export type AddressParameter = readonly [name: string, value: string];

/** Omits parameters with an empty value. */
export function buildAddress(path: string, parameters: readonly AddressParameter[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== '') query.append(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

export interface PlotLink {
  readonly label: string;
  readonly path: string;
  readonly file: string;
}

export function buildPlotLinks(
  operation: string,
  { project, pipeline }: { readonly project: Pick<ProjectRow, 'slug'>; readonly pipeline: Pick<PipelineRow, 'slug'> },
  parameters: readonly AddressParameter[],
  size: { readonly width: number; readonly height: number },
): readonly PlotLink[] {
  const where: AddressParameter[] = [
    ['project', project.slug],
    ['pipeline', pipeline.slug],
  ];
  const drawn: AddressParameter[] = [
    ['width', String(size.width)],
    ['height', String(size.height)],
  ];
  return (['svg', 'png', 'csv', 'json'] as const).map((format) => ({
    label: format === 'json' ? 'JSON' : format.toUpperCase(),
    path: buildAddress(`/api/qc/${operation}`, [
      ...where,
      ...parameters,
      ...(format === 'svg' || format === 'png' ? drawn : []),
      ['format', format],
    ]),
    file: `${pipeline.slug}-${operation}.${format}`,
  }));
}

/** Returns the download links of the table. `columns`, `sort` and `compare` are the parameters of the page. */
export function buildTableLinks(
  { project, pipeline }: { readonly project: Pick<ProjectRow, 'slug'>; readonly pipeline: Pick<PipelineRow, 'slug'> },
  choice: RunChoice,
  { columns, sort, compare }: { readonly columns: readonly string[]; readonly sort: string; readonly compare: string },
) {
  const parameters: AddressParameter[] = [['project', project.slug], ['pipeline', pipeline.slug], ...listParameters(choice)];
  const state: AddressParameter[] = [
    ['sort', sort],
    ['compare', compare],
  ];
  const createLink = (label: string, format: string, of: readonly AddressParameter[] = []): PlotLink => ({
    label,
    path: buildAddress('/api/qc/export', [...parameters, ...state, ...of, ['format', format]]),
    file: `${pipeline.slug}.${format}`,
  });
  const ofPage = columns.map((column): AddressParameter => ['columns', column]);
  const mzqc = { label: 'mzQC', path: buildAddress('/api/qc/mzqc', parameters), file: `${pipeline.slug}.mzQC` };
  return {
    /** Links with only the columns on the page. */
    shown: [createLink('CSV', 'csv', ofPage), createLink('JSON', 'json', ofPage)],
    /** Links with all columns that have a value. */
    all: [createLink('Excel', 'xlsx'), createLink('CSV', 'csv'), createLink('JSON', 'json'), mzqc],
  };
}
