/** Peptides and proteins that a pipeline tracks from run to run, and the ids of the metrics that each of them gives (docs/requirements.md, P29). */

/** A tracked peptide or protein. */
export interface Target {
  readonly kind: 'peptide' | 'protein';
  /** Sequence without modifications, or accession as the search engine writes it. */
  readonly name: string;
}

/** What is measured of a target: retention time in minutes, area, mass error in ppm. */
export const TARGET_MEASURES = ['rt_min', 'area', 'ppm'] as const;

/** One of these. */
export type TargetMeasure = (typeof TARGET_MEASURES)[number];

/** A pipeline tracks so many at most. */
export const MAX_TARGETS = 200;

const METRIC = /^(peptide|protein):([A-Za-z0-9][A-Za-z0-9_.|:-]{1,59}):(rt_min|area|ppm)$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.|:-]{1,59}$/;
/** The twenty amino acids, selenocysteine and pyrrolysine. */
const SEQUENCE = /^[ACDEFGHIKLMNPQRSTVWYUO]{2,60}$/;

/** What a metric's id says; undefined for ids of other metrics. */
export function targetOfMetric(id: string): { readonly target: Target; readonly measure: TargetMeasure } | undefined {
  const [, kind, name, measure] = METRIC.exec(id) ?? [];
  if (name === undefined) return undefined;
  return { target: { kind: kind as Target['kind'], name }, measure: measure as TargetMeasure };
}

/** Id of a metric. */
export function targetMetricId({ kind, name }: Target, measure: TargetMeasure): string {
  return `${kind}:${name}:${measure}`;
}

/** A target as forms name it. */
export function targetText({ kind, name }: Target): string {
  return `${kind}:${name}`;
}

/** What is wrong with a target, as the end of a sentence; undefined for a good one. */
export function targetProblem({ kind, name }: Target): string | undefined {
  if (kind === 'peptide' && !SEQUENCE.test(name))
    return 'is not a peptide sequence. Use capital letters of amino acids, without modifications';
  return NAME.test(name) ? undefined : 'is not a protein accession. Use 2 to 60 letters, digits, and _ . | : -, such as P02769';
}

/** A pasted list that cannot be taken as it is. */
export class PastedTargetsError extends Error {
  override readonly name = 'PastedTargetsError';
}

/** From so many letters of amino acids on, what does not say what it is counts as a sequence. */
const MIN_SEQUENCE_LENGTH = 5;

/**
 * Reads a pasted list: a target on each line, a sequence or an accession; `peptide:` or `protein:` before it decides where both are possible. What stands
 * behind a tab, a comma or a semicolon is left out, as in lines from a table.
 *
 * @throws PastedTargetsError naming the line
 */
export function readPastedTargets(text: string): readonly Target[] {
  const found = new Map<string, Target>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [written = ''] = line.trim().split(/[\t,;]/);
    if (written.trim() === '') continue;
    const target = targetIn(written.trim());
    const problem = targetProblem(target);
    if (problem !== undefined) throw new PastedTargetsError(`Line ${at + 1}: “${shortened(target.name)}” ${problem}.`);
    found.set(targetText(target), target);
  }
  return [...found.values()];
}

function targetIn(written: string): Target {
  const [, kind, name = ''] = /^(peptide|protein):([^\n]*)$/i.exec(written) ?? [];
  if (kind !== undefined) {
    const said = kind.toLowerCase() as Target['kind'];
    return { kind: said, name: said === 'peptide' ? name.trim().toUpperCase() : name.trim() };
  }
  const isSequence = written.length >= MIN_SEQUENCE_LENGTH && SEQUENCE.test(written.toUpperCase());
  return isSequence ? { kind: 'peptide', name: written.toUpperCase() } : { kind: 'protein', name: written };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
