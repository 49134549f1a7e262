import { median } from 'd3-array';
import type { Header } from '../ingestion/reading/header.ts';
import type { TableRow } from '../ingestion/reading/table-file.ts';
import { formatMetricId, type Target } from './target.ts';

/** Values of the strongest row of a precursor. */
interface Precursor {
  area: number | null;
  time: number | null;
  ppm: number | null;
}

interface TargetEvidence {
  readonly target: Target;
  readonly precursors: Map<string, Precursor>;
}

/** Collects rows, and returns the values of targets at the end. */
export interface TargetReading {
  take(row: TableRow): void;
  values(): Record<string, number>;
}

/**
 * Creates a reader of evidence.txt. Peptides are compared with `Sequence`, proteins with the accessions in `Leading razor
 * protein`, or else in `Proteins`. A precursor is a modified sequence with its charge, represented by its row with the highest
 * `Intensity`. The area is the sum over precursors. The retention time is that of the strongest precursor. The mass error is
 * the median of `Uncalibrated mass error [ppm]`, or else of `Mass error [ppm]`.
 */
export function createTargetReader(header: Header, targets: readonly Target[]): TargetReading {
  const seen = targets.map((target): TargetEvidence => ({ target, precursors: new Map() }));
  const [peptides, proteins] = (['peptide', 'protein'] as const).map(
    (kind) => new Map(seen.filter(({ target }) => target.kind === kind).map((one) => [one.target.name, one])),
  ) as [Map<string, TargetEvidence>, Map<string, TargetEvidence>];
  const findFirstColumn = (...names: string[]) => names.map((name) => header.find(name)).find((place) => place !== undefined);
  const at = {
    sequence: header.find('Sequence'),
    protein: findFirstColumn('Leading razor protein', 'Proteins'),
    form: findFirstColumn('Modified sequence', 'Sequence'),
    charge: header.find('Charge'),
    area: header.find('Intensity'),
    time: header.find('Retention time'),
    ppm: findFirstColumn('Uncalibrated mass error [ppm]', 'Mass error [ppm]'),
  };
  const listSeenTargets = (row: TableRow): TargetEvidence[] => {
    const peptide = peptides.size === 0 ? undefined : peptides.get(row.getText(at.sequence));
    const ofProteins =
      proteins.size === 0 ? [] : splitAccessions(row.getText(at.protein)).flatMap((name) => proteins.get(name) ?? []);
    return peptide === undefined ? ofProteins : [peptide, ...ofProteins];
  };
  return {
    take(row) {
      for (const { precursors } of listSeenTargets(row)) {
        const key = `${row.getText(at.form)}/${row.getText(at.charge)}`;
        const intensity = row.getNumber(at.area);
        const area = intensity !== null && intensity > 0 ? intensity : null;
        const known = precursors.get(key);
        if (known !== undefined && (area ?? 0) <= (known.area ?? 0)) continue;
        // If rows are equally strong, the first one in the file is used.
        precursors.delete(key);
        precursors.set(key, { area, time: row.getNumber(at.time), ppm: row.getNumber(at.ppm) });
      }
    },
    values: () => Object.fromEntries(seen.flatMap(computeValues)),
  };
}

/** Returns the accessions in a cell: whole entries, and the parts of entries such as `sp|P02769|ALBU_BOVIN`. */
function splitAccessions(cell: string): readonly string[] {
  const whole = cell.split(/[;,]/).map((name) => name.trim());
  return [...new Set(whole.flatMap((name) => [name, ...name.split('|')]))];
}

function computeValues({ target, precursors }: TargetEvidence): [string, number][] {
  const all = [...precursors.values()];
  const [first] = all;
  if (first === undefined) return [];
  const areas = all.flatMap(({ area }) => area ?? []);
  const strongest = all.reduce((best, one) => ((one.area ?? 0) > (best.area ?? 0) ? one : best), first);
  const values = {
    rt_min: strongest.time,
    area: areas.length === 0 ? null : areas.reduce((sum, area) => sum + area, 0),
    ppm: median(all, ({ ppm }) => ppm) ?? null,
  };
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((measure): [string, number][] => {
    const value = values[measure];
    return value === null ? [] : [[formatMetricId(target, measure), value]];
  });
}
