import type { operations } from '../../../generated/schemas/types.d.ts';
import type { Catalog, CatalogEntry, Saving } from '../../profiles/catalog/catalog.ts';
import { formatExample } from '../../profiles/catalog/profile-copies.ts';
import { type ContainmentNode, createContainmentTrees, findContainingFields } from '../../profiles/containment.ts';
import {
  createTypeText,
  formatRule,
  listConstraintStatements,
  listRuleStatements,
  type Statement,
} from '../../profiles/in-words.ts';
import {
  appliesToType,
  countFields,
  type Entity,
  type Field,
  findFieldByName,
  formatTitle,
  getObligation,
  type Obligation,
  type Profile,
  parseTarget,
  type Rule,
  resolveTerm,
} from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { containsAllWords, createSortHeaders, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import type { Page } from '../../web/views.ts';
import {
  getDataPath,
  getEntityPath,
  getFieldAnchor,
  getFieldPagePath,
  getProfilePath,
  getRuleAnchor,
  getRulePath,
  getSchemaPath,
  getValidatorPath,
} from '../addresses.ts';

export type EntityQuery = NonNullable<operations['showEntity']['parameters']['query']>;

const OBLIGATIONS: readonly Obligation[] = ['required', 'recommended', 'optional'];

const columns: readonly SortColumn<ReturnType<typeof createFieldRow>>[] = [
  { key: 'name', label: 'Field', getValue: ({ name }) => name, className: 'col-name' },
  {
    key: 'type',
    label: 'Type',
    getValue: ({ type }) => `${type.text} ${type.entity?.text ?? ''}`.trim(),
    className: 'col-type',
  },
  { key: 'need', label: 'Need', getValue: ({ needRank }) => needRank },
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

export interface Link {
  readonly text: string;
  readonly path: string;
  /** True for a link in the head of the page. */
  readonly isButton?: boolean;
}

export interface ProfileTreeNode extends Link {
  /** Name and kind of the field that contains the entity, such as `studies, list`; empty at the top. */
  readonly via: string;
  readonly isShownElsewhere: boolean;
  readonly children: readonly ProfileTreeNode[];
}

export type ProfileQuery = NonNullable<operations['showProfile']['parameters']['query']>;

const entityColumns: readonly SortColumn<ReturnType<typeof createEntityRow>>[] = [
  { key: 'name', label: 'Entity', getValue: ({ name }) => name, className: 'col-name' },
  { key: 'fields', label: 'Fields', getValue: ({ fields }) => fields, isNumber: true },
  { key: 'required', label: 'Required', getValue: ({ required }) => required, isNumber: true },
  { key: 'recommended', label: 'Recommended', getValue: ({ recommended }) => recommended, isNumber: true },
  { key: 'rules', label: 'Rules', getValue: ({ rules }) => rules, isNumber: true },
];

const ruleColumns: readonly SortColumn<ReturnType<typeof createRuleRow>>[] = [
  { key: 'name', label: 'Rule', getValue: ({ name }) => name, className: 'col-name' },
  {
    key: 'applies_to',
    label: 'Applies to',
    getValue: (rule) => rule.appliesTo.map(({ text }) => text).join(' ') || 'all entities',
  },
];

export function createProfilePage({ profile }: CatalogEntry): Page {
  return {
    title: profile.display_name,
    section: '/profiles',
    crumbs: [{ title: 'Profiles', path: '/profiles' }],
    scripts: ['scripts/tables.js'],
  };
}

export function createProfileModel(catalog: Catalog, entry: CatalogEntry, question: ProfileQuery) {
  const { profile, origin, saving } = entry;
  const { q = '', sort, rules_sort } = question;
  const createAddressBuilder = (name: string) => (next: string) =>
    `${getProfilePath(profile)}?${new URLSearchParams({ ...omitEmptyParameters(question), [name]: next })}`;
  const tree = createContainmentTrees(profile).map((node) => createTreeNode(profile, node));
  const ruleRows = profile.rules.map((rule) => createRuleRow(profile, rule, splitSearchWords(q)));
  return {
    id: profile.id,
    title: profile.display_name,
    description: profile.description,
    isOwn: origin === 'site',
    saving: saving === undefined ? undefined : createSavingModel(catalog, saving),
    counts: { entities: profile.entities.size, fields: countFields(profile), rules: profile.rules.length },
    extent: [
      formatQuantity(profile.entities.size, 'entity', 'entities'),
      formatQuantity(countFields(profile), 'field', 'fields'),
      formatQuantity(profile.rules.length, 'rule', 'rules'),
    ].join(', '),
    source: profile.source,
    vocabularies: Object.entries(profile.prefixes).map(([text, address]) => ({ text, address })),
    versions: catalog.listVersions(profile.name).map((version) => ({
      text: version,
      path: getProfilePath({ name: profile.name, version }),
      isThis: version === profile.version,
    })),
    validatorPath: getValidatorPath(profile),
    data: { ...listFiles(profile, 'profile'), fileName: `${profile.name}-${profile.version}` },
    example:
      entry.getExample() === undefined
        ? undefined
        : {
            ...listFiles(profile, 'example'),
            fileName: `${profile.name}-${profile.version}-example`,
            validatorPath: getValidatorPath(profile, { name: profile.root_entity }, true),
          },
    tree,
    // An entity that appears in the tree more than once shows its contents only once.
    hasRepeats: hasRepeats(tree),
    entityHeads: createSortHeaders(entityColumns, sort, createAddressBuilder('sort')),
    entityRows: sortRows(
      [...profile.entities.values()].map((entity) => createEntityRow(profile, entity)),
      entityColumns,
      sort,
    ),
    ruleHeads: createSortHeaders(ruleColumns, rules_sort, createAddressBuilder('rules_sort')),
    ruleRows: sortRows(ruleRows, ruleColumns, rules_sort),
    q: q.trim(),
    shownRules: ruleRows.filter(({ isHidden }) => !isHidden).length,
    hiddenFields: Object.entries(omitEmptyParameters({ sort, rules_sort })).map(([name, value]) => ({ name, value })),
  };
}

/** Describes how a profile was saved. Some source profiles may have been deleted. */
function createSavingModel(catalog: Catalog, { by, at, sources }: Saving) {
  return {
    by,
    at: at.toISOString(),
    sources: sources.map((id) => {
      const [name = '', version = ''] = id.split('/');
      const source = catalog.find(name, version)?.profile;
      return { text: id, path: source === undefined ? '' : getProfilePath(source) };
    }),
  };
}

function omitEmptyParameters(question: object): Record<string, string> {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined && value !== ''));
}

function listFiles(profile: Profile, part: 'profile' | 'example') {
  return { json: getDataPath(profile, 'json', part), yaml: getDataPath(profile, 'yaml', part) };
}

function createTreeNode(profile: Profile, { entity, by, children, isShownElsewhere }: ContainmentNode): ProfileTreeNode {
  return {
    text: entity.name,
    path: getEntityPath(profile, entity),
    via: by === undefined ? '' : `${by.field}${by.isList ? ' [ ]' : ''}`,
    isShownElsewhere,
    children: children.map((child) => createTreeNode(profile, child)),
  };
}

function hasRepeats(nodes: readonly ProfileTreeNode[]): boolean {
  return nodes.some(({ isShownElsewhere, children }) => isShownElsewhere || hasRepeats(children));
}

function createEntityRow(profile: Profile, entity: Entity) {
  return {
    name: entity.name,
    path: getEntityPath(profile, entity),
    description: entity.description,
    fields: entity.fields.length,
    required: entity.fields.filter(({ required }) => required).length,
    recommended: entity.fields.filter(({ required, recommended }) => recommended && !required).length,
    rules: profile.rules.filter((rule) => appliesToType(rule, entity.name)).length,
  };
}

function createRuleRow(profile: Profile, rule: Rule, words: readonly string[]) {
  const names = rule.applies_to === 'all' ? [] : rule.applies_to;
  const description =
    rule.description ||
    listRuleStatements(rule)
      .map((part) => [part.words, part.quoted ?? part.target ?? ''].join(' ').trim())
      .join('; ');
  const expression = formatRule(rule);
  return {
    name: rule.name,
    anchor: getRuleAnchor(rule),
    appliesTo: names.map((name) => ({ text: name, path: getEntityPath(profile, { name }) })),
    description,
    expression,
    isHidden: !containsAllWords([rule.name, names.join(' ') || 'all entities', description, expression].join('\n'), words),
  };
}

/** Returns matches of all words in names (`start date` finds `start_date`) and descriptions, the most similar names first. */
export function searchProfiles(entries: readonly CatalogEntry[], words: readonly string[]) {
  const profiles: Ranked<{ profile: Profile }>[] = [];
  const entities: Ranked<{ profile: Profile; entity: Entity }>[] = [];
  const fields: Ranked<{ profile: Profile; entity: Entity; field: Field }>[] = [];
  for (const { profile } of entries) {
    addHit(profiles, { profile }, [profile.name, profile.display_name], profile.description, words);
    for (const entity of profile.entities.values()) {
      addHit(entities, { profile, entity }, [entity.name], entity.description, words);
      for (const field of entity.fields)
        addHit(fields, { profile, entity, field }, [field.name, field.codename ?? ''], field.description, words);
    }
  }
  return { profiles: sortByRank(profiles), entities: sortByRank(entities), fields: sortByRank(fields) };
}

interface Ranked<T> {
  readonly rank: number;
  readonly found: T;
}

function addHit<T>(to: Ranked<T>[], found: T, names: readonly string[], description: string, words: readonly string[]): void {
  const spellings = names.flatMap((name) => (name === '' ? [] : [name, formatTitle(name)])).map((name) => name.toLowerCase());
  if (words.length > 0 && containsAllWords(`${spellings.join('\n')}\n${description}`, words))
    to.push({ rank: rankMatch(spellings, words), found });
}

function rankMatch(names: readonly string[], words: readonly string[]): number {
  const whole = words.join(' ');
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  if (containsAllWords(names.join('\n'), words)) return 2;
  return 3;
}

function sortByRank<T>(ranked: readonly Ranked<T>[]): readonly T[] {
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ found }) => found);
}
