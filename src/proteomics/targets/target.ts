/** Peptides and proteins that a pipeline tracks, and the IDs of their metrics (docs/requirements.md, P29). */
import { truncateText } from '../../short-text.ts';

export interface Target {
  readonly kind: 'peptide' | 'protein';
  /** Sequence without modifications, or accession as the search engine writes it. */
  readonly name: string;
}

/** Measures of a target: retention time in minutes, area, mass error in ppm. */
export const TARGET_MEASURES = ['rt_min', 'area', 'ppm'] as const;

export type TargetMeasure = (typeof TARGET_MEASURES)[number];

export const MAX_TARGETS = 200;

const METRIC = /^(peptide|protein):([A-Za-z0-9][A-Za-z0-9_.|:-]{1,59}):(rt_min|area|ppm)$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.|:-]{1,59}$/;
/** Matches a peptide sequence: the twenty amino acids, selenocysteine and pyrrolysine. */
const SEQUENCE = /^[ACDEFGHIKLMNPQRSTVWYUO]{2,60}$/;

export function parseMetricId(id: string): { readonly target: Target; readonly measure: TargetMeasure } | undefined {
  const [, kind, name, measure] = METRIC.exec(id) ?? [];
  if (name === undefined) return undefined;
  return { target: { kind: kind as Target['kind'], name }, measure: measure as TargetMeasure };
}

export function formatMetricId({ kind, name }: Target, measure: TargetMeasure): string {
  return `${kind}:${name}:${measure}`;
}

export function formatTarget({ kind, name }: Target): string {
  return `${kind}:${name}`;
}

/** Returns why a target is invalid, as the end of a sentence; undefined if it is valid. */
export function findTargetProblem({ kind, name }: Target): string | undefined {
  if (kind === 'peptide' && !SEQUENCE.test(name))
    return 'is not a peptide sequence. Use capital letters of amino acids, without modifications';
  return NAME.test(name) ? undefined : 'is not a protein accession. Use 2 to 60 letters, digits, and _ . | : -, such as P02769';
}

/** Thrown if a pasted list is invalid. The message contains the line. */
export class PastedTargetsError extends Error {}

/** Minimum length of a sequence. Shorter ones require the prefix `peptide:`. */
const MIN_SEQUENCE_LENGTH = 5;

/**
 * Parses one target per line. The prefix `peptide:` or `protein:` is required for ambiguous names. Ignores text after a tab,
 * comma or semicolon, as in rows copied from a table. @throws PastedTargetsError with the number of the invalid line
 */
export function parsePastedTargets(text: string): readonly Target[] {
  const found = new Map<string, Target>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [written = ''] = line.trim().split(/[\t,;]/);
    if (written.trim() === '') continue;
    const target = parseTarget(written.trim());
    const problem = findTargetProblem(target);
    if (problem !== undefined) throw new PastedTargetsError(`Line ${at + 1}: “${truncateText(target.name, 60)}” ${problem}.`);
    found.set(formatTarget(target), target);
  }
  return [...found.values()];
}

function parseTarget(written: string): Target {
  const [, kind, name = ''] = /^(peptide|protein):([^\n]*)$/i.exec(written) ?? [];
  if (kind !== undefined) {
    const targetKind = kind.toLowerCase() as Target['kind'];
    return { kind: targetKind, name: targetKind === 'peptide' ? name.trim().toUpperCase() : name.trim() };
  }
  const isSequence = written.length >= MIN_SEQUENCE_LENGTH && SEQUENCE.test(written.toUpperCase());
  return isSequence ? { kind: 'peptide', name: written.toUpperCase() } : { kind: 'protein', name: written };
}
