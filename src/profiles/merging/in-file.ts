/** Entities, fields and rules as a profile file says them: without what is the default. */
import type { Entity, Field, Rule } from '../profile.ts';

/** An entity under its name in `entities`. */
export function entityInFile({ name: _name, description, fields, ...rest }: Entity): Record<string, unknown> {
  return { ...rest, ...(description === '' ? {} : { description }), fields: fields.map(fieldInFile) };
}

function fieldInFile({ name, codename, type, items, ...field }: Field): Record<string, unknown> {
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

/** A rule in `validation_rules`. */
export function ruleInFile({ name, description, applies_to, ...demand }: Rule): Record<string, unknown> {
  return { name, ...(description === '' ? {} : { description }), applies_to, ...demand };
}
