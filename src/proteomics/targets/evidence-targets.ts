/** What MaxQuant's evidence.txt tells of tracked peptides and proteins. */
import { median } from 'd3-array';
import type { Header } from '../ingestion/reading/header.ts';
import type { TableRow } from '../ingestion/reading/table-file.ts';
import { type Target, targetMetricId } from './target.ts';

/** The strongest row of a precursor. */
interface Precursor {
  area: number | null;
  time: number | null;
  ppm: number | null;
}

interface Seen {
  readonly target: Target;
  readonly precursors: Map<string, Precursor>;
}

/** Takes rows, and tells the values at the end. */
export interface TargetReading {
  take(row: TableRow): void;
  values(): Record<string, number>;
}

/**
 * Rows of a peptide by `Sequence`; of a protein by an accession of `Leading razor protein`, without that column of `Proteins`. A precursor is a modified
 * sequence with its charge, and its strongest row by `Intensity` counts: area is the sum of these, retention time that of the
 * strongest precursor, mass error the median of `Uncalibrated mass error [ppm]`, without that column of `Mass error [ppm]`.
 */
export function readTargetsIn(header: Header, targets: readonly Target[]): TargetReading {
  const seen = targets.map((target): Seen => ({ target, precursors: new Map() }));
  const [peptides, proteins] = (['peptide', 'protein'] as const).map(
    (kind) => new Map(seen.filter(({ target }) => target.kind === kind).map((one) => [one.target.name, one])),
  ) as [Map<string, Seen>, Map<string, Seen>];
  const first = (...names: string[]) => names.map((name) => header.find(name)).find((place) => place !== undefined);
  const at = {
    sequence: header.find('Sequence'),
    protein: first('Leading razor protein', 'Proteins'),
    form: first('Modified sequence', 'Sequence'),
    charge: header.find('Charge'),
    area: header.find('Intensity'),
    time: header.find('Retention time'),
    ppm: first('Uncalibrated mass error [ppm]', 'Mass error [ppm]'),
  };
  const found = (row: TableRow): Seen[] => {
    const peptide = peptides.size === 0 ? undefined : peptides.get(row.text(at.sequence));
    const ofProteins =
      proteins.size === 0 ? [] : accessionsIn(row.text(at.protein)).flatMap((name) => proteins.get(name) ?? []);
    return peptide === undefined ? ofProteins : [peptide, ...ofProteins];
  };
  return {
    take(row) {
      for (const { precursors } of found(row)) {
        const key = `${row.text(at.form)}/${row.text(at.charge)}`;
        const intensity = row.number(at.area);
        const area = intensity !== null && intensity > 0 ? intensity : null;
        const known = precursors.get(key);
        if (known !== undefined && (area ?? 0) <= (known.area ?? 0)) continue;
        // Of equals the first row of the file counts, so that the order is that of the strongest rows.
        precursors.delete(key);
        precursors.set(key, { area, time: row.number(at.time), ppm: row.number(at.ppm) });
      }
    },
    values: () => Object.fromEntries(seen.flatMap(valuesOf)),
  };
}

/** Accessions of a cell: each as it stands, and the parts of `sp|P02769|ALBU_BOVIN`. */
function accessionsIn(cell: string): readonly string[] {
  const whole = cell.split(/[;,]/).map((name) => name.trim());
  return [...new Set(whole.flatMap((name) => [name, ...name.split('|')]))];
}

function valuesOf({ target, precursors }: Seen): [string, number][] {
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
    return value === null ? [] : [[targetMetricId(target, measure), value]];
  });
}
