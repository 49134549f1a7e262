/** The rules of templates for single cells. A rule returns the reason if a cell is invalid. Unknown rules are ignored. */
import { getLinearPattern } from '../profiles/patterns/linear-pattern.ts';
import type { SdrfRule } from './templates.ts';

/** `code` is the code of the standard validator. `reason` follows the column name in a sentence. */
export interface CellProblem {
  readonly code: string;
  readonly reason: string;
  readonly level: 'error' | 'warning';
}

type Params = SdrfRule['params'];

const convertToStrings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
const includesCaseless = (cell: string, values: readonly string[]) =>
  values.some((value) => value.toLowerCase() === cell.toLowerCase());
const MZ = String.raw`\d+(\.\d+)?\s?m/z`;

const ACCESSIONS: Readonly<Record<string, RegExp>> = { biosample: /^SAM(N|D|EA)\d+$/, cellosaurus: /^CVCL_[A-Z0-9]{4}$/ };
const DATES: Readonly<Record<string, RegExp>> = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/, day: /^\d{4}-\d{2}-\d{2}$/ };

/** Checks by name of the rule. A check returns undefined for a valid cell. */
const RULES: Readonly<Record<string, (cell: string, params: Params) => { code: string; reason: string } | undefined>> = {
  pattern(cell, params) {
    // Linear time, because some published patterns would backtrack for hours. Case-insensitive patterns list both cases.
    const form = getLinearPattern(String(params.pattern));
    return form.test(cell) ? undefined : findBrokenPart('PATTERN_MISMATCH', params, `must match ${form.source}`);
  },
  values(cell, params) {
    const values = convertToStrings(params.values);
    const name = /(?:^|;)\s*NT=([^;]*)/i.exec(cell)?.[1]?.trim() ?? cell;
    return includesCaseless(name, values)
      ? undefined
      : { code: 'INVALID_VALUE', reason: `must be one of ${values.join(', ')}` };
  },
  number_with_unit(cell, params) {
    const units = convertToStrings(params.units ?? params.unit);
    if (includesCaseless(cell, convertToStrings(params.special_values))) return undefined;
    const [, number, behind = ''] = /^(-?\d+(?:\.\d+)?)([\s\S]*)$/.exec(cell) ?? [];
    const unit = behind.trimStart();
    const isNumber = number !== undefined && (params.allow_negative === true || !number.startsWith('-'));
    return isNumber && (units.length === 0 || includesCaseless(unit, units))
      ? undefined
      : {
          code: 'INVALID_FORMAT',
          reason: `must be a number with its unit, such as ${`10 ${units[0] ?? ''}`.trim()}${formatUnits(units)}`,
        };
  },
  semver(cell, params) {
    const form = /^v?\d+\.\d+\.\d+(-[\w.]+)?$/;
    const hasPrefix = params.prefix === undefined || cell.startsWith(String(params.prefix));
    return form.test(cell) && hasPrefix ? undefined : { code: 'INVALID_FORMAT', reason: 'must be a version, such as v1.1.0' };
  },
  accession(cell, { format, prefix, suffix }) {
    const form = ACCESSIONS[String(format)] ?? getLinearPattern(`^${String(prefix ?? '')}${String(suffix ?? '')}$`);
    return form.test(cell) ? undefined : { code: 'INVALID_FORMAT', reason: `must be an accession of the form ${form.source}` };
  },
  identifier(cell, { charset, special_values: special }) {
    const form = getLinearPattern(`^${String(charset ?? '[^\\s]')}+$`);
    return includesCaseless(cell, convertToStrings(special)) || form.test(cell) || charset === undefined
      ? undefined
      : { code: 'INVALID_FORMAT', reason: `must have these characters alone: ${String(charset)}` };
  },
  date(cell, { precision }) {
    return convertToStrings(precision).some((one) => DATES[one]?.test(cell) === true)
      ? undefined
      : { code: 'INVALID_FORMAT', reason: 'must be a date, such as 2025-03-04' };
  },
  mz_value: (cell) =>
    new RegExp(`^${MZ}$`).test(cell) ? undefined : { code: 'INVALID_FORMAT', reason: 'must be a value, such as 350.5m/z' },
  mz_range_interval: (cell) =>
    new RegExp(`^${MZ}-${MZ}$`).test(cell)
      ? undefined
      : { code: 'INVALID_FORMAT', reason: 'must be a range, such as 400m/z-1200m/z' },
  structured_kv(cell, { fields }) {
    const parts = new Map(cell.split(';').map((part) => part.split('=').map((text) => text.trim()) as [string, string]));
    const missing = (fields as readonly { key: string; value: string }[]).find(
      ({ key, value }) => !getLinearPattern(`^(?:${value})$`).test(parts.get(key) ?? ''),
    );
    return missing === undefined
      ? undefined
      : { code: 'INVALID_FORMAT', reason: `must have ${missing.key}= with a value of the form ${missing.value}` };
  },
  ontology(cell) {
    // Only the syntax of an accession is checked. It is not looked up.
    const accession = /(?:^|;)\s*AC\s*=\s*([^;]*)/i.exec(cell)?.[1]?.trim();
    if (accession === undefined || /^(?:[A-Za-z_]+:|[A-Za-z_][A-Za-z]*_)\w+$/.test(accession)) return undefined;
    return {
      code: 'INVALID_ONTOLOGY_TERM_FORMAT',
      reason: `must have an accession with its prefix, such as MS:1001251, and has ${accession || 'none'}`,
    };
  },
};

export function findCellProblem(cell: string, { name, params }: SdrfRule): CellProblem | undefined {
  const problem = RULES[name]?.(cell, params);
  if (problem === undefined) return undefined;
  const isWarning = name === 'ontology' || params.error_level === 'warning';
  return { ...problem, level: isWarning ? 'warning' : 'error' };
}

function findBrokenPart(code: string, { description }: Params, otherwise: string): { code: string; reason: string } {
  const requirement =
    typeof description === 'string' ? `must have another format: ${description.replace(/\.$/, '')}` : otherwise;
  return { code, reason: requirement };
}

function formatUnits(units: readonly string[]): string {
  return units.length > 1 ? ` (units: ${units.join(', ')})` : '';
}
