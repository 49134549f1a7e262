/** Addresses of the pages and plots of quality control, state included. */
import type { PipelineRow, ProjectRow } from '../records.ts';
import { chosenParameters, type RunChoice } from './run-choice.ts';

/** A parameter of an address. */
export type AddressParameter = readonly [name: string, value: string];

/** An address with parameters; those without a value are left out. */
export function addressWith(path: string, parameters: readonly AddressParameter[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== '') query.append(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Formats that plots are offered in for download. */
export interface PlotLink {
  readonly label: string;
  readonly path: string;
  /** Name of the file when it is saved. */
  readonly file: string;
}

/** Where programs find a plot of a page, in every format. */
export function plotLinks(
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
    path: addressWith(`/api/qc/${operation}`, [
      ...where,
      ...parameters,
      ...(format === 'svg' || format === 'png' ? drawn : []),
      ['format', format],
    ]),
    file: `${pipeline.slug}-${operation}.${format}`,
  }));
}

/** Where the quality-control table of the selected raw files is offered, with all its columns. */
export function tableLinks(
  { project, pipeline }: { readonly project: Pick<ProjectRow, 'slug'>; readonly pipeline: Pick<PipelineRow, 'slug'> },
  choice: RunChoice,
): readonly PlotLink[] {
  const parameters: AddressParameter[] = [['project', project.slug], ['pipeline', pipeline.slug], ...chosenParameters(choice)];
  return [
    { label: 'CSV', path: addressWith('/api/qc/export', [...parameters, ['format', 'csv']]), file: `${pipeline.slug}.csv` },
    { label: 'JSON', path: addressWith('/api/qc/export', parameters), file: `${pipeline.slug}.json` },
    { label: 'mzQC', path: addressWith('/api/qc/mzqc', parameters), file: `${pipeline.slug}.mzQC` },
  ];
}
