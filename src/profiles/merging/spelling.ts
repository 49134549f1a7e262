/** Unifies case-insensitive names before a merge: the first profile with a name determines its spelling. */
import {
  type Entity,
  type Field,
  findEntity,
  findFieldByName,
  type Profile,
  parseTarget,
  type Rule,
  resolveTerm,
} from '../profile.ts';

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
