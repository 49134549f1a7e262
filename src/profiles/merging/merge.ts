/** Merges profiles into their union (docs/requirements.md, M6 to M10). Strategy or choices resolve differences. */
import { isDeepStrictEqual } from 'node:util';
import { formatYaml } from '../../contract/documents/yaml.ts';
import { groupByName } from '../comparison/compare.ts';
import { listConditionFields, parseCondition } from '../condition.ts';
import {
  type Entity,
  type Field,
  findEntity,
  findFieldByName,
  formatTitle,
  type Profile,
  parseTarget,
  type Rule,
  resolveTerm,
} from '../profile.ts';
import { checkProfile, createProfile, type ProfileFile } from '../reading/profile-file.ts';
import { type Choices, type Findings, getChoiceKey, mergeEntity, parseStrategy, type Strategy } from './merge-entity.ts';

/** Returns the profiles in one spelling. Terms become full IRIs if their prefix has another meaning in `prefixes`. */
export function unifySpelling(profiles: readonly Profile[], prefixes: Profile['prefixes']): readonly Profile[] {
  const entities = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const profile of profiles) {
    for (const entity of profile.entities.values()) {
      const key = entity.name.toLowerCase();
      if (!entities.has(key)) entities.set(key, entity.name);
      for (const { name } of entity.fields) {
        const fieldKey = `${key}.${name.toLowerCase()}`;
        if (!fields.has(fieldKey)) fields.set(fieldKey, name);
      }
    }
  }
  const spelling: Omit<Spelling, 'spellTerm'> = {
    spellEntity: (name) => entities.get(name.toLowerCase()) ?? name,
    spellField: (entity, name) => fields.get(`${entity.toLowerCase()}.${name.toLowerCase()}`) ?? name,
  };
  return profiles.map((profile) => {
    const own: Spelling = { ...spelling, spellTerm: (text) => unifyTermSpelling(text, profile, prefixes) };
    return {
      ...profile,
      root_entity: spelling.spellEntity(profile.root_entity),
      entities: new Map([...profile.entities.values()].map((entity) => unifyEntitySpelling(entity, profile, own))),
      rules: profile.rules.map((rule) => unifyRuleSpelling(rule, profile, own)),
    };
  });
}

interface Spelling {
  spellEntity(name: string): string;
  spellField(entity: string, name: string): string;
  spellTerm(text: string): string;
}

function unifyTermSpelling(text: string, profile: Profile, prefixes: Profile['prefixes']): string {
  const { address } = resolveTerm(profile, text);
  return address === undefined || address === resolveTerm({ prefixes }, text).address ? text : address;
}

function unifyEntitySpelling(entity: Entity, profile: Profile, spelling: Spelling): [string, Entity] {
  const name = spelling.spellEntity(entity.name);
  const fields = entity.fields.map(
    (field): Field => ({
      ...field,
      name: spelling.spellField(entity.name, field.name),
      ...(field.items !== undefined && profile.entities.has(field.items) ? { items: spelling.spellEntity(field.items) } : {}),
      ...(field.parent_ref === undefined ? {} : { parent_ref: unifyTargetSpelling(field.parent_ref, spelling) }),
      ...(field.reference === undefined ? {} : { reference: unifyTargetSpelling(field.reference, spelling) }),
      ...(field.ontology_term === undefined ? {} : { ontology_term: spelling.spellTerm(field.ontology_term) }),
    }),
  );
  const term = entity.ontology_term === undefined ? {} : { ontology_term: spelling.spellTerm(entity.ontology_term) };
  return [name, { ...entity, ...term, name, fields }];
}

function unifyTargetSpelling(reference: string, spelling: Spelling): string {
  const { entity, field } = parseTarget(reference);
  return `${spelling.spellEntity(entity)}.${spelling.spellField(entity, field)}`;
}

function unifyRuleSpelling(rule: Rule, profile: Profile, spelling: Spelling): Rule {
  // A rule can apply to several entities. The field has the spelling of the first entity that has it.
  const names = rule.applies_to === 'all' ? [...profile.entities.keys()] : rule.applies_to;
  const owners = names.map((name) => findEntity(profile, name)).filter((entity) => entity !== undefined);
  const spellField = (name: string) => {
    const owner = owners.find((entity) => findFieldByName(entity, name) !== undefined);
    return owner === undefined ? name : spelling.spellField(owner.name, name);
  };
  return {
    ...rule,
    ...(rule.applies_to === 'all' ? {} : { applies_to: rule.applies_to.map((name) => spelling.spellEntity(name)) }),
    ...(rule.field === undefined ? {} : { field: spellField(rule.field) }),
    ...(rule.condition === undefined ? {} : { condition: rule.condition.replace(/[A-Za-z][A-Za-z0-9_]*/g, spellField) }),
    ...(rule.reference === undefined ? {} : { reference: unifyTargetSpelling(rule.reference, spelling) }),
  };
}

/** A user's choice for one field: the definition in `profile` is used unchanged. */
export interface Resolution {
  readonly entity: string;
  readonly field: string;
  readonly profile: string;
}

export interface MergeOrder {
  /** At least two different profiles. */
  readonly profiles: readonly Profile[];
  readonly strategy: string;
  readonly name: string;
  readonly version: string;
  readonly resolutions?: readonly Resolution[];
}

export type Merge = ReturnType<typeof mergeProfiles>;

/** Thrown if a choice names an entity, a field or a profile that is not in the merge. */
export class UnknownResolutionError extends Error {}

/** Merges profiles into one, with warnings about differences. @throws UnknownStrategyError, UnknownResolutionError */
export function mergeProfiles(order: MergeOrder) {
  const strategy = parseStrategy(order.strategy, order.profiles);
  const prefixes = mergePrefixes(strategy.precedence.map((index) => order.profiles[index] as Profile));
  const profiles = unifySpelling(order.profiles, prefixes);
  const choices = mapResolutions(order.resolutions ?? [], profiles);
  const findings: Findings = { warnings: [], unresolved: [], settled: 0 };
  const sources = profiles.map(({ id }) => id);
  const entities = groupByName(profiles.map((profile) => [...profile.entities.values()])).map(({ members }) =>
    mergeEntity(members, { sources, strategy, choices, findings }),
  );
  const ordered = strategy.precedence.map((index) => profiles[index] as Profile);
  const [leading] = ordered as [Profile];
  const ontology = ordered.find((profile) => profile.ontology !== undefined)?.ontology;
  const merged = {
    name: order.name,
    version: order.version,
    display_name: `${formatTitle(order.name.replaceAll(/[-.]+/g, ' '))} ${order.version}`,
    description: `Merged from ${sources.join(', ')} by ${strategy.name}.`,
    ...(ontology === undefined ? {} : { ontology }),
    prefixes,
    root_entity: leading.root_entity,
    entities: Object.fromEntries(entities.map((entity) => [entity.name, formatFileEntity(entity)])),
    validation_rules: mergeRules(profiles, strategy).map(formatFileRule),
  };
  const file = removeImpossibleRules(merged as unknown as ProfileFile, ({ applies_to: [entity = ''] }, reason) =>
    findings.warnings.push({ entity, message: `Omitted, because no data can satisfy it: ${reason}.` }),
  );
  let yaml: string | undefined;
  return {
    /** The merged profile in the format of a profile file. */
    file,
    /** Serialized on first use, because this takes longer than the merge. */
    get yaml() {
      yaml ??= formatYaml(file);
      return yaml;
    },
    strategy: strategy.name,
    sources,
    warnings: findings.warnings,
    unresolved: findings.unresolved,
    resolutionsApplied: findings.settled,
  };
}

function mapResolutions(resolutions: readonly Resolution[], profiles: readonly Profile[]): Choices {
  const choices = new Map<string, number>();
  for (const { entity, field, profile } of resolutions) {
    const profileIndex = profiles.findIndex(({ id }) => id.toLowerCase() === profile.toLowerCase());
    const owner = [...(profiles[profileIndex]?.entities.values() ?? [])].find(
      ({ name }) => name.toLowerCase() === entity.toLowerCase(),
    );
    if (!owner?.fields.some(({ name }) => name.toLowerCase() === field.toLowerCase()))
      throw new UnknownResolutionError(`${profile} has no field ${entity}.${field}.`);
    choices.set(getChoiceKey(entity, field), profileIndex);
  }
  return choices;
}

/** Merges the prefixes. If a prefix has two meanings, that of the leading profile applies, and other terms become full IRIs. */
function mergePrefixes(ordered: readonly Profile[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...ordered.toReversed().map(({ prefixes }) => prefixes));
}

function formatFileEntity({ name: _name, description, fields, ...rest }: Entity): Record<string, unknown> {
  return { ...rest, ...(description === '' ? {} : { description }), fields: fields.map(formatFileField) };
}

function formatFileField({ name, codename, type, items, ...field }: Field): Record<string, unknown> {
  const { required, recommended, description, ontology_term, constraints, ...rest } = field;
  return {
    name,
    ...(codename === undefined ? {} : { codename }),
    type,
    ...(items === undefined ? {} : { items }),
    ...(required ? { required } : {}),
    ...(recommended ? { recommended } : {}),
    ...(description === '' ? {} : { description }),
    ...(ontology_term === undefined ? {} : { ontology_term }),
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
    ...rest,
  };
}

function formatFileRule({ name, description, applies_to, ...demand }: Rule): Record<string, unknown> {
  return { name, ...(description === '' ? {} : { description }), applies_to, ...demand };
}

type ListedRule = Rule & { readonly applies_to: readonly string[] };

/** Returns the rules of the merged profile, with those of the first profile first. */
function mergeRules(profiles: readonly Profile[], strategy: Strategy): readonly Rule[] {
  const united = new Map<string, ListedRule>();
  for (const profileIndex of strategy.precedence) {
    const profile = profiles[profileIndex] as Profile;
    for (const rule of profile.rules) addRule(united, listRuleEntities(rule, profile), profile, strategy);
  }
  const order = profiles.flatMap(({ rules }) => rules.map(({ name }) => name));
  const getRuleRank = ({ name }: Rule) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...united.values()].toSorted((one, other) => getRuleRank(one) - getRuleRank(other));
}

function addRule(united: Map<string, ListedRule>, rule: ListedRule, profile: Profile, { restriction }: Strategy): void {
  const present = united.get(rule.name);
  if (present === undefined) {
    united.set(rule.name, rule);
    return;
  }
  if (isDeepStrictEqual(getRuleDemand(present), getRuleDemand(rule))) {
    united.set(rule.name, { ...present, applies_to: [...new Set([...present.applies_to, ...rule.applies_to])] });
    return;
  }
  const concerned = rule.applies_to.filter((entity) => appliesToMergedEntity(rule, profile, entity));
  const applies_to = restriction === 'most' ? concerned : concerned.filter((entity) => !present.applies_to.includes(entity));
  if (applies_to.length === 0) return;
  const name = findFreeRuleName(`${rule.name}_${profile.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`, united);
  united.set(name, { ...rule, name, applies_to });
}

function appliesToMergedEntity(rule: Rule, profile: Profile, entity: string): boolean {
  const names = rule.field === undefined ? listConditionFields(parseCondition(rule.condition ?? '')) : [rule.field];
  const fields = profile.entities.get(entity)?.fields ?? [];
  return fields.some(({ name }) => names.includes(name));
}

/** Removes rules that cannot be satisfied because the type of a field changed. The rest of `file` is valid. */
function removeImpossibleRules(file: ProfileFile, leftOut: (rule: ListedRule, reason: string) => void): ProfileFile {
  const profile = createProfile(structuredClone(file));
  const reasons = new Map<number, string>();
  checkProfile(profile, ([where, index], reason, owner) => {
    if (where !== 'validation_rules') throw new Error(`the merged profile is inconsistent: ${owner}: ${reason}`);
    if (!reasons.has(Number(index))) reasons.set(Number(index), `${owner}: ${reason}`);
  });
  for (const [index, reason] of reasons) leftOut(profile.rules[index] as ListedRule, reason);
  return { ...file, validation_rules: (file.validation_rules ?? []).filter((_rule, index) => !reasons.has(index)) };
}

function listRuleEntities(rule: Rule, profile: Profile): ListedRule {
  return { ...rule, applies_to: rule.applies_to === 'all' ? [...profile.entities.keys()] : rule.applies_to };
}

function getRuleDemand({ name: _name, description: _description, applies_to: _appliesTo, ...demand }: Rule): object {
  return demand;
}

function findFreeRuleName(baseName: string, takenNames: ReadonlyMap<string, unknown>): string {
  let name = baseName;
  for (let number = 2; takenNames.has(name); number += 1) name = `${baseName}_${number}`;
  return name;
}
