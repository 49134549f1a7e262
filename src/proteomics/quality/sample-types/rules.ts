/** Determines the sample type and the instrument of a raw file by its name (contract, SampleRules and InstrumentRules). */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { removeRawExtension } from '../../acquisition/raw-data-kind.ts';

export type SampleType = components['schemas']['QcSampleType'];

export type SampleRule = components['schemas']['SampleRules'][number];

export type InstrumentRule = components['schemas']['InstrumentRules'][number];

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
  const findRule = compileRules(rules);
  return (name) => findRule(name)?.rule.sample_type ?? 'sample';
}

/** Returns a function from name to instrument; null for a name that no rule matches. */
export function compileInstrumentRules(rules: readonly InstrumentRule[]): (name: string) => string | null {
  const findRule = compileRules(rules);
  return (name) => {
    const found = findRule(name);
    if (found === undefined) return null;
    // A number of two or more digits numbers the run, not the instrument.
    return /^[1-9]$/.test(found.digits) ? `${found.rule.instrument} ${found.digits}` : found.rule.instrument;
  };
}

/** Returns a function from name to the first matching rule and the digits after its pattern. */
function compileRules<Rule extends { readonly names: string }>(rules: readonly Rule[]) {
  const compiled = rules.map((rule) => ({ rule, words: listWords(rule.names) }));
  return (name: string): { readonly rule: Rule; readonly digits: string } | undefined => {
    const parts = normalizeSeparators(removeRawExtension(name));
    for (const { rule, words } of compiled)
      for (const word of words) {
        const digits = matchWord(parts, word);
        if (digits !== undefined) return { rule, digits };
      }
    return undefined;
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

/** Parses one rule per line, such as `blank: blank|wash`. @throws BadRequestError with the line number */
export function parseSampleRules(text: string): SampleRule[] {
  return parseRules(text).map(({ line, key, names }) => {
    const type = SAMPLE_TYPE_KEYS.find((one) => one === key.toLowerCase());
    if (type === undefined)
      throw new BadRequestError(`sample_rules: line ${line} must begin with ${SAMPLE_TYPE_KEYS.join(', ')} and a colon.`);
    return { sample_type: type, names };
  });
}

/** Parses one rule per line, such as `Orbitrap Fusion Lumos: lumos|lum`. @throws BadRequestError that names the line */
export function parseInstrumentRules(text: string): InstrumentRule[] {
  return parseRules(text).map(({ line, key, names }) => {
    if (key === '' || key.length > MAX_INSTRUMENT)
      throw new BadRequestError(
        `instrument_rules: line ${line} must begin with an instrument of at most ${MAX_INSTRUMENT} characters and a colon.`,
      );
    return { instrument: key, names };
  });
}

function parseRules(text: string) {
  return text.split(/\r?\n/).flatMap((row, at) => {
    const [, key = '', names = ''] = /^([^:]*):(.*)$/.exec(row) ?? [];
    return row.trim() === '' ? [] : [{ line: at + 1, key: key.trim(), names: names.trim() }];
  });
}

export function formatSampleRules(rules: readonly SampleRule[]): string {
  return rules.map(({ sample_type, names }) => `${sample_type}: ${names}`).join('\n');
}

export function formatInstrumentRules(rules: readonly InstrumentRule[]): string {
  return rules.map(({ instrument, names }) => `${instrument}: ${names}`).join('\n');
}

/** @throws BadRequestError if a rule matches every name or none */
export function checkNameRules(member: keyof typeof MAX_RULES, rules: readonly Pick<SampleRule, 'names'>[]): void {
  const most = MAX_RULES[member];
  if (rules.length > most) throw new BadRequestError(`${member} must have at most ${most} rules.`);
  for (const [at, { names }] of rules.entries()) {
    if (names.length > MAX_NAMES)
      throw new BadRequestError(`${member}: rule ${at + 1} is longer than ${MAX_NAMES} characters.`);
    const words = names.split('|').map((word) => word.trim());
    const wrong = words.find((word) => /^[*_\-. ]*$/.test(word) || word.includes('\0'));
    if (wrong !== undefined)
      throw new BadRequestError(`${member}: rule ${at + 1} needs text between the separators |, such as blank|wash.`);
    // Such characters are rare in names, and usually belong to regular expressions, which would match no name.
    const foreign = /[\\^$?[\]{}]|\.\*/.exec(names)?.[0];
    if (foreign !== undefined)
      throw new BadRequestError(
        `${member}: rule ${at + 1} contains ${foreign}, but only * stands for any text, such as hela*.`,
      );
  }
}

const MAX_RULES = { sample_rules: 20, instrument_rules: 50 } as const;
const MAX_NAMES = 500;
const MAX_INSTRUMENT = 100;

/** Splits each word of a rule at `*`. The first and last piece include the separator next to the word. */
function listWords(names: string): readonly (readonly string[])[] {
  return names.split('|').map((word) => normalizeSeparators(word.trim()).slice(0, -1).replace(/^_\*/, '*').split('*'));
}

/** Returns a name in lower case, with one `_` for each separator, at the start, and at the end. */
function normalizeSeparators(name: string): string {
  return `_${name.normalize('NFC').toLowerCase().replaceAll(/[-. ]/g, '_')}_`;
}

/** Returns the digits after the word; undefined without a match. Uses no regular expression, because some are slow. */
function matchWord(name: string, pieces: readonly string[]): string | undefined {
  const last = pieces.at(-1) ?? '';
  let from = 0;
  for (const piece of pieces.slice(0, -1)) {
    const at = name.indexOf(piece, from);
    if (at === -1) return undefined;
    from = at + piece.length;
  }
  if (last === '') return '';
  for (let at = name.indexOf(last, from); at !== -1; at = name.indexOf(last, at + 1)) {
    let end = at + last.length;
    while (end < name.length && isDigit(name.charCodeAt(end))) end += 1;
    if (name[end] === '_') return name.slice(at + last.length, end);
  }
  return undefined;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
