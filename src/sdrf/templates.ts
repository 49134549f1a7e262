/** The templates of SDRF-Proteomics (README.md beside this file), combined with the templates they inherit from. */
import released from './templates.json' with { type: 'json' };

export interface SdrfRule {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SdrfColumn {
  readonly name: string;
  readonly description?: string;
  readonly requirement: 'required' | 'recommended' | 'optional';
  readonly allow_not_applicable?: boolean;
  readonly allow_not_available?: boolean;
  readonly allow_anonymized?: boolean;
  readonly allow_pooled?: boolean;
  readonly type?: string;
  readonly validators?: readonly SdrfRule[];
}

export type SdrfDemands = ReturnType<typeof combineDemands>;

interface Template {
  readonly version: string;
  readonly extends: string | null;
  readonly layer: string | null;
  readonly excludes: readonly string[];
  readonly validators: readonly SdrfRule[];
  readonly columns: readonly SdrfColumn[];
}

const TEMPLATES = released as unknown as Readonly<Record<string, Template>>;
/** In ascending order. A template can strengthen inherited requirements, but not weaken them. */
const STRENGTH = ['optional', 'recommended', 'required'] as const;

/** Names of selectable templates. Base templates are only inherited. */
export const TEMPLATE_NAMES: readonly string[] = Object.keys(TEMPLATES).filter((name) => TEMPLATES[name]?.layer != null);

export const DEFAULT_TEMPLATE = 'ms-proteomics';

export function isTemplate(name: string): boolean {
  return Object.hasOwn(TEMPLATES, name);
}

export function getTemplateVersion(name: string): string {
  return TEMPLATES[name]?.version ?? '';
}

/** Combines the requirements of templates. Ignores unknown templates. */
export function combineDemands(names: readonly string[]) {
  const chain = [...new Set(names.filter(isTemplate).flatMap((name) => listInheritedTemplates(name)))];
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

export function findContradictions(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one) =>
    names.filter((other) => one < other && isExcluding(one, other)).map((other) => [one, other] as const),
  );
}

function isExcluding(one: string, other: string): boolean {
  return [TEMPLATES[one]?.excludes.includes(other), TEMPLATES[other]?.excludes.includes(one)].includes(true);
}

/** Returns the inherited templates and the template itself, base first. */
function listInheritedTemplates(name: string): string[] {
  const parent = TEMPLATES[name]?.extends ?? null;
  return parent === null || !isTemplate(parent) ? [name] : [...listInheritedTemplates(parent), name];
}
