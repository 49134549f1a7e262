/** Determines the sample type of a raw file by its name (contract, SampleRules). */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { removeRawExtension } from '../../acquisition/raw-data-kind.ts';

export type SampleType = components['schemas']['QcSampleType'];

export type SampleRule = components['schemas']['SampleRules'][number];

/** Labels of the sample types, in page order. */
export const SAMPLE_TYPES: Readonly<Record<SampleType, string>> = {
  qc: 'QC standard',
  system: 'System suitability',
  blank: 'Blank',
  sample: 'Project sample',
};

export const SAMPLE_TYPE_KEYS = Object.keys(SAMPLE_TYPES) as SampleType[];

export const SAMPLE_TYPE_CHOICES: readonly { readonly value: 'automatic' | SampleType; readonly label: string }[] = [
  { value: 'automatic', label: 'by its name' },
  ...listTypeChoices(() => true),
];

/** Returns the types that the shown runs have, and the selected type. */
export function listTypeChoices(
  isPresent: (type: SampleType) => boolean,
  selected: SampleType | '' = '',
): readonly { readonly value: SampleType; readonly label: string }[] {
  return SAMPLE_TYPE_KEYS.filter((value) => value === selected || isPresent(value)).map((value) => ({
    value,
    label: SAMPLE_TYPES[value],
  }));
}

/** The rule for blanks is first, because `HeLa_wash` is a wash. */
export const DEFAULT_SAMPLE_RULES: readonly SampleRule[] = [
  { sample_type: 'blank', names: 'blank|blk|wash|solvent|zigzag' },
  { sample_type: 'system', names: 'bsa|sst|irt|prtc|pierce|qc4l|6x5' },
  { sample_type: 'qc', names: 'hela*|k562|autoqc|pool|pooled|qcpool|qc|std|standard' },
];

/** Returns a function that determines the type of a name. The first matching rule applies. */
export function compileSampleRules(rules: readonly SampleRule[]): (name: string) => SampleType {
  const compiled = rules.map(({ sample_type, names }) => ({ type: sample_type, words: listWords(names) }));
  return (name) => {
    const parts = normalizeSeparators(removeRawExtension(name));
    return compiled.find(({ words }) => words.some((word) => matchesWord(parts, word)))?.type ?? 'sample';
  };
}

/** Returns the most frequent type; if several are equally frequent, the first in page order. */
export function pickFrequentType(types: readonly SampleType[]): SampleType {
  const counts = Map.groupBy(types, (type) => type);
  return SAMPLE_TYPE_KEYS.reduce(
    (best, type) => ((counts.get(type)?.length ?? 0) > (counts.get(best)?.length ?? 0) ? type : best),
    types.length === 0 ? 'sample' : ('qc' as SampleType),
  );
}

/**
 * Parses one rule per line, such as `blank: blank|wash`.
 * @throws BadRequestError with the line number
 */
export function parseSampleRules(text: string): SampleRule[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [, type = '', names = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const key = SAMPLE_TYPE_KEYS.find((one) => one === type.trim().toLowerCase());
    if (key === undefined)
      throw new BadRequestError(`sample_rules: line ${at + 1} must begin with ${SAMPLE_TYPE_KEYS.join(', ')} and a colon.`);
    return [{ sample_type: key, names: names.trim() }];
  });
}

export function formatSampleRules(rules: readonly SampleRule[]): string {
  return rules.map(({ sample_type, names }) => `${sample_type}: ${names}`).join('\n');
}

/** @throws BadRequestError if a rule matches every name or none */
export function checkSampleRules(rules: readonly SampleRule[]): void {
  if (rules.length > MAX_RULES) throw new BadRequestError(`sample_rules must have at most ${MAX_RULES} rules.`);
  for (const [at, { names }] of rules.entries()) {
    if (names.length > MAX_NAMES)
      throw new BadRequestError(`sample_rules: rule ${at + 1} is longer than ${MAX_NAMES} characters.`);
    const words = names.split('|').map((word) => word.trim());
    const wrong = words.find((word) => /^[*_\-. ]*$/.test(word) || word.includes('\0'));
    if (wrong !== undefined)
      throw new BadRequestError(`sample_rules: rule ${at + 1} needs text between the separators |, such as blank|wash.`);
  }
}

const MAX_RULES = 20;
const MAX_NAMES = 500;

/** Splits each word of a rule at `*`. The first and last piece include the separator next to the word. */
function listWords(names: string): readonly (readonly string[])[] {
  return names.split('|').map((word) => normalizeSeparators(word.trim()).slice(0, -1).replace(/^_\*/, '*').split('*'));
}

/** Returns a name in lower case, with one `_` for each separator, at the start, and at the end. */
function normalizeSeparators(name: string): string {
  return `_${name.normalize('NFC').toLowerCase().replaceAll(/[-. ]/g, '_')}_`;
}

/** Returns whether a name contains the pieces of a word in order. Regular expressions could be slow. */
function matchesWord(name: string, pieces: readonly string[]): boolean {
  const last = pieces.at(-1) ?? '';
  let from = 0;
  for (const piece of pieces.slice(0, -1)) {
    const at = name.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  if (last === '') return true;
  for (let at = name.indexOf(last, from); at !== -1; at = name.indexOf(last, at + 1)) {
    let end = at + last.length;
    while (end < name.length && isDigit(name.charCodeAt(end))) end += 1;
    if (name[end] === '_') return true;
  }
  return false;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
