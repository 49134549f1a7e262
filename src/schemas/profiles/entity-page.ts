import type { operations } from '../../../generated/schemas/types.d.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { formatExample } from '../../profiles/catalog/profile-copies.ts';
import { findContainingFields } from '../../profiles/containment.ts';
import { createTypeText, formatRule, listConstraintStatements, type Statement } from '../../profiles/in-words.ts';
import {
  appliesToType,
  type Entity,
  type Field,
  findFieldByName,
  getObligation,
  type Obligation,
  type Profile,
  parseTarget,
  type Rule,
  resolveTerm,
} from '../../profiles/profile.ts';
import { containsAllWords, createSortHeaders, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import type { Page } from '../../web/views.ts';
import {
  getEntityPath,
  getFieldAnchor,
  getFieldPagePath,
  getProfilePath,
  getRulePath,
  getSchemaPath,
  getValidatorPath,
} from '../addresses.ts';

export type EntityQuery = NonNullable<operations['showEntity']['parameters']['query']>;

const OBLIGATIONS: readonly Obligation[] = ['required', 'recommended', 'optional'];

const columns: readonly SortColumn<ReturnType<typeof createFieldRow>>[] = [
  { key: 'name', label: 'Field', valueOf: ({ name }) => name, className: 'col-name' },
  {
    key: 'type',
    label: 'Type',
    valueOf: ({ type }) => `${type.text} ${type.entity?.text ?? ''}`.trim(),
    className: 'col-type',
  },
  { key: 'need', label: 'Need', valueOf: ({ needRank }) => needRank },
];

export function createEntityPage({ profile }: CatalogEntry, entity: Entity): Page {
  return {
    title: `${entity.name} · ${profile.display_name}`,
    crumb: entity.name,
    section: '/profiles',
    crumbs: [
      { title: 'Profiles', path: '/profiles' },
      { title: profile.display_name, path: getProfilePath(profile) },
    ],
    scripts: ['scripts/tables.js', 'scripts/copy.js'],
  };
}

export function createEntityModel(entry: CatalogEntry, entity: Entity, { q = '', sort }: EntityQuery) {
  const { profile } = entry;
  const rules = profile.rules.filter((rule) => appliesToType(rule, entity.name) && appliesToEntity(rule, entity));
  const rows = entity.fields.map((field) => createFieldRow(profile, field, rules, splitSearchWords(q)));
  const example = formatExample(entry, entity);
  return {
    name: entity.name,
    description: entity.description,
    profileTitle: profile.display_name,
    term: entity.ontology_term === undefined ? undefined : resolveTerm(profile, entity.ontology_term),
    neighbors: [...profile.entities.values()].map((neighbor) => ({
      text: neighbor.name,
      path: getEntityPath(profile, neighbor),
      isThis: neighbor.name === entity.name,
    })),
    usedIn: findContainingFields(profile, entity.name).map((use) => ({
      text: `${use.entity.name}.${use.by.field}`,
      path: getFieldPagePath(profile, use.entity, { name: use.by.field }),
    })),
    isRoot: profile.root_entity === entity.name,
    needs: OBLIGATIONS.map((need) => ({ need, count: rows.filter((row) => row.need === need).length })),
    schemaPath: getSchemaPath(profile, entity),
    validatorPath: getValidatorPath(profile, entity),
    fieldHeads: createSortHeaders(
      columns,
      sort,
      (next) => `${getEntityPath(profile, entity)}?${new URLSearchParams({ ...(q === '' ? {} : { q }), sort: next })}`,
    ),
    fieldRows: sortRows(rows, columns, sort),
    shownFields: rows.filter(({ isHidden }) => !isHidden).length,
    q: q.trim(),
    hiddenFields: sort === undefined ? [] : [{ name: 'sort', value: sort }],
    rules: rules.map((rule) => ({
      text: rule.name,
      path: getRulePath(profile, rule),
      description: rule.description,
      expression: formatRule(rule),
    })),
    example: example === undefined ? undefined : { text: example, validatorPath: getValidatorPath(profile, entity, true) },
  };
}

/** Returns whether a rule applies to an entity type. A rule for all types applies only to types that have its field. */
function appliesToEntity(rule: Rule, entity: Entity): boolean {
  return rule.applies_to !== 'all' || rule.field === undefined || findFieldByName(entity, rule.field) !== undefined;
}

function createFieldRow(profile: Profile, field: Field, rules: readonly Rule[], words: readonly string[]) {
  const need = getObligation(field);
  const type = createTypeText(field);
  const constraints = listConstraintStatements(field).map((statement) => createConstraintLine(profile, statement));
  const ruleLinks = rules
    .filter((rule) => usesField(rule, field.name))
    .map((rule) => ({ text: rule.name, path: getRulePath(profile, rule) }));
  const shown = [field.name, field.codename ?? '', type.text, type.entity ?? '', need, field.description];
  return {
    name: field.name,
    anchor: getFieldAnchor(field),
    codename: field.codename,
    type: {
      text: type.text,
      entity:
        type.entity === undefined ? undefined : { text: type.entity, path: getEntityPath(profile, { name: type.entity }) },
    },
    need,
    needRank: OBLIGATIONS.indexOf(need),
    description: field.description,
    constraints,
    rules: ruleLinks,
    term: field.ontology_term === undefined ? undefined : resolveTerm(profile, field.ontology_term),
    isHidden: !containsAllWords(
      [
        ...shown,
        ...constraints.map(({ words: constraintText, quoted }) => `${constraintText} ${quoted}`),
        ...ruleLinks.map(({ text }) => text),
        field.ontology_term ?? '',
      ].join('\n'),
      words,
    ),
  };
}

function usesField(rule: Rule, fieldName: string): boolean {
  return rule.field === fieldName || (rule.condition?.split(/[^A-Za-z0-9_]+/).includes(fieldName) ?? false);
}

function createConstraintLine(profile: Profile, { words, quoted, target }: Statement) {
  if (target === undefined) return { words, quoted: quoted ?? '', path: '' };
  const { entity, field } = parseTarget(target);
  return { words, quoted: target, path: getFieldPagePath(profile, { name: entity }, { name: field }) };
}
