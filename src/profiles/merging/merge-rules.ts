/**
 * Unites the rules of several profiles. A rule that speaks of all entities goes on speaking of those of its own profile. Rules of one name
 * that demand the same become one; where they demand different things, the profile with the say decides for the entities of its
 * rule, and the other rule stays for its other entities under a name of its own; the most restrictive merge keeps both.
 */
import { isDeepStrictEqual } from 'node:util';
import { namesIn, parseCondition } from '../condition.ts';
import type { Profile, Rule } from '../profile.ts';
import { checkProfile } from '../reading/profile-checks.ts';
import { type ProfileFile, profileOf } from '../reading/profile-file.ts';
import type { Strategy } from './strategy.ts';

/** A rule that names its entities. */
type ListedRule = Rule & { readonly applies_to: readonly string[] };

/** The rules of the merged profile, those of the first profile first. */
export function mergeRules(profiles: readonly Profile[], strategy: Strategy): readonly Rule[] {
  const united = new Map<string, ListedRule>();
  for (const place of strategy.precedence) {
    const profile = profiles[place] as Profile;
    for (const rule of profile.rules) unite(united, listed(rule, profile), profile, strategy);
  }
  const order = profiles.flatMap(({ rules }) => rules.map(({ name }) => name));
  const placeOf = ({ name }: Rule) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...united.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

function unite(united: Map<string, ListedRule>, rule: ListedRule, profile: Profile, { restriction }: Strategy): void {
  const present = united.get(rule.name);
  if (present === undefined) {
    united.set(rule.name, rule);
    return;
  }
  if (isDeepStrictEqual(demandOf(present), demandOf(rule))) {
    united.set(rule.name, { ...present, applies_to: [...new Set([...present.applies_to, ...rule.applies_to])] });
    return;
  }
  const concerned = rule.applies_to.filter((entity) => concerns(rule, profile, entity));
  const applies_to = restriction === 'most' ? concerned : concerned.filter((entity) => !present.applies_to.includes(entity));
  if (applies_to.length === 0) return;
  const name = freeName(`${rule.name}_${profile.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`, united);
  united.set(name, { ...rule, name, applies_to });
}

function concerns(rule: Rule, profile: Profile, entity: string): boolean {
  const names = rule.field === undefined ? namesIn(parseCondition(rule.condition ?? '')) : [rule.field];
  const fields = profile.entities.get(entity)?.fields ?? [];
  return fields.some(({ name }) => names.includes(name));
}

/**
 * Leaves out what cannot hold any more, because a field that the rule speaks of has now another type.
 * @param file the merged profile, which is as it should be but for such rules
 */
export function withoutImpossibleRules(file: ProfileFile, leftOut: (rule: ListedRule, reason: string) => void): ProfileFile {
  const profile = profileOf(structuredClone(file));
  const reasons = new Map<number, string>();
  checkProfile(profile, ([where, index], reason) => {
    if (where !== 'validation_rules') throw new Error(`the merged profile does not hang together: ${reason}`);
    if (!reasons.has(Number(index))) reasons.set(Number(index), reason);
  });
  for (const [index, reason] of reasons) leftOut(profile.rules[index] as ListedRule, reason);
  return { ...file, validation_rules: (file.validation_rules ?? []).filter((_rule, index) => !reasons.has(index)) };
}

function listed(rule: Rule, profile: Profile): ListedRule {
  return { ...rule, applies_to: rule.applies_to === 'all' ? [...profile.entities.keys()] : rule.applies_to };
}

function demandOf({ name: _name, description: _description, applies_to: _appliesTo, ...demand }: Rule): object {
  return demand;
}

function freeName(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`;
  return name;
}
