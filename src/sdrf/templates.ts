/** The templates of SDRF-Proteomics (README.md beside this file), put together from what they inherit. */
import released from './templates.json' with { type: 'json' };

/** A rule of a column or of a whole table. */
export interface SdrfRule {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What is asked of a column. */
export interface SdrfColumn {
  readonly name: string;
  readonly description?: string;
  readonly requirement: 'required' | 'recommended' | 'optional';
  readonly allow_not_applicable?: boolean;
  readonly allow_not_available?: boolean;
  readonly allow_anonymized?: boolean;
  readonly allow_pooled?: boolean;
  readonly cardinality?: string;
  readonly type?: string;
  readonly validators?: readonly SdrfRule[];
}

/** Several templates as one. */
export interface SdrfDemands {
  readonly columns: ReadonlyMap<string, SdrfColumn>;
  readonly rules: readonly SdrfRule[];
}

interface Template {
  readonly version: string;
  readonly extends: string | null;
  readonly usable_alone: boolean;
  readonly layer: string | null;
  readonly excludes: readonly string[];
  readonly validators: readonly SdrfRule[];
  readonly columns: readonly SdrfColumn[];
}

const TEMPLATES = released as unknown as Readonly<Record<string, Template>>;
/** Strongest last: a template may ask for more than what it inherits, never for less. */
const STRENGTH = ['optional', 'recommended', 'required'] as const;

/** Names of the templates that people choose from: all but those that others are made of. */
export const TEMPLATE_NAMES: readonly string[] = Object.keys(TEMPLATES).filter((name) => TEMPLATES[name]?.layer != null);

/** The template of any table that names none. */
export const DEFAULT_TEMPLATE = 'ms-proteomics';

/** Whether there is a template of this name. */
export function isTemplate(name: string): boolean {
  return Object.hasOwn(TEMPLATES, name);
}

/** The version of a template that is there. */
export function versionOf(name: string): string {
  return TEMPLATES[name]?.version ?? '';
}

/** What these templates ask for together; unknown ones ask for nothing. */
export function demandsOf(names: readonly string[]): SdrfDemands {
  const chain = [...new Set(names.filter(isTemplate).flatMap((name) => withParents(name)))];
  const columns = new Map<string, SdrfColumn>();
  for (const column of chain.flatMap((name) => TEMPLATES[name]?.columns ?? [])) {
    const before = columns.get(column.name);
    const requirement = [before?.requirement, column.requirement].reduce<SdrfColumn['requirement']>(
      (strongest, one) => (one !== undefined && STRENGTH.indexOf(one) > STRENGTH.indexOf(strongest) ? one : strongest),
      'optional',
    );
    columns.set(column.name, { ...before, ...column, requirement });
  }
  return { columns, rules: chain.flatMap((name) => TEMPLATES[name]?.validators ?? []) };
}

/** Pairs of the templates that exclude one another. */
export function contradictions(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one) =>
    names.filter((other) => one < other && excludes(one, other)).map((other) => [one, other] as const),
  );
}

function excludes(one: string, other: string): boolean {
  return [TEMPLATES[one]?.excludes.includes(other), TEMPLATES[other]?.excludes.includes(one)].includes(true);
}

/** What it inherits, from the ground. */
function withParents(name: string): string[] {
  const parent = TEMPLATES[name]?.extends ?? null;
  return parent === null || !isTemplate(parent) ? [name] : [...withParents(parent), name];
}
