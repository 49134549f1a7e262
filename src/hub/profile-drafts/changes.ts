/** Changes the content of a profile draft. Each function returns new content. */
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { formatNameInSentence } from '../words.ts';
import { type DraftContent, type DraftEntity, type DraftItem, findItem, listRules, type NamedItem } from './content.ts';
import { createItemName, type DraftItemKind } from './form.ts';

/** Values of a form by field. Absent fields remain unchanged. */
export type ItemValues = Readonly<Record<string, unknown>>;

export interface ItemPlace {
  readonly entity: string;
  /** Name of the item; empty for a new item. */
  readonly item: string;
}

const CONSTRAINTS: ReadonlySet<string> = new Set([
  ...['unit', 'enum', 'minimum', 'maximum', 'pattern', 'min_items', 'max_items', 'min_length', 'max_length'],
]);

export function createItemValues(kind: DraftItemKind, item: DraftItem): ItemValues {
  const joinLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : value);
  switch (kind) {
    case 'profile':
      return {
        root_entity: 'Investigation',
        ...item,
        prefixes: Object.entries(item.prefixes ?? {})
          .map((pair) => pair.join(': '))
          .join('\n'),
      };
    case 'entity':
      return item;
    case 'field': {
      const { type = 'string', items = 'string', example, required, recommended, constraints } = item;
      const limits: ItemValues = isObject(constraints) ? constraints : {};
      return {
        ...item,
        ...limits,
        type: type === 'list' || type === 'entity' ? `${type}:${items}` : type,
        need: required === true ? 'required' : recommended === true ? 'recommended' : 'optional',
        example: formatExample(example),
        enum: joinLines(limits.enum),
      };
    }
    case 'rule': {
      const { enum: choices, applies_to: entities } = item;
      return { ...item, ...splitCondition(item), enum: joinLines(choices), applies_to: entities === 'all' ? [] : entities };
    }
  }
}

/** Returns the condition as form fields. The condition `required` has a separate field. */
function splitCondition({ condition = '' }: DraftItem): ItemValues {
  return condition === 'required' ? { presence: condition, condition: '' } : { presence: '', condition };
}

function formatExample(example: unknown): string {
  return example === undefined || typeof example === 'string' ? (example ?? '') : JSON.stringify(example);
}

function applyValues(kind: DraftItemKind, item: DraftItem, values: ItemValues): DraftItem {
  const next: Record<string, unknown> = { ...item };
  const constraints: Record<string, unknown> = { ...(isObject(item.constraints) ? item.constraints : {}) };
  const setValue = (target: Record<string, unknown>, key: string, value: unknown) => {
    if (value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0))
      delete target[key];
    else target[key] = value;
  };
  for (const [key, value] of Object.entries(values)) {
    if (key === 'need') {
      setValue(next, 'required', value === 'required');
      setValue(next, 'recommended', value === 'recommended');
    } else if (kind === 'field' && key === 'type') {
      const [type = '', items] = String(value).split(':');
      setValue(next, 'type', type);
      setValue(next, 'items', items);
    } else if (key === 'prefixes') setValue(next, key, parsePrefixes(value as readonly string[]));
    else if (key === 'example') setValue(next, key, parseExample(item, String(value), String(values.type ?? item.type)));
    else setValue(kind === 'field' && CONSTRAINTS.has(key) ? constraints : next, key, value);
  }
  if (kind === 'rule') {
    const { presence, condition } = { ...splitCondition(item), ...values };
    if (presence && condition) throw createFieldError('condition', 'cannot be used with a required value; write two rules');
    delete next.presence;
    setValue(next, 'condition', presence || condition);
  }
  if (kind === 'field') setValue(next, 'constraints', Object.keys(constraints).length === 0 ? undefined : constraints);
  return next;
}

function parsePrefixes(lines: readonly string[]): Readonly<Record<string, string>> | undefined {
  const pairs = lines.map((line): [string, string] => {
    const [, prefix = '', iri = ''] = /^([^:\s]+)\s*:\s*(\S+)$/.exec(line) ?? [];
    if (iri === '') throw createFieldError('prefixes', `"${line.slice(0, 80)}" must be a prefix, a colon and a web address`);
    return [prefix, iri];
  });
  const repeated = pairs.find(([prefix], at) => pairs.findIndex(([other]) => other === prefix) < at);
  if (repeated !== undefined) throw createFieldError('prefixes', `has "${repeated[0].slice(0, 80)}" twice`);
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/** Returns the example with its type. An unedited example remains unchanged, although the form shows its JSON. */
function parseExample({ example }: DraftItem, text: string, type: string): unknown {
  if (formatExample(example) === text) return example;
  if ((type === 'integer' || type === 'float') && text !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** Changes or adds an item, and updates references to a renamed item. @throws FormRefusedError if the name is not unique */
export function upsertItem(
  content: DraftContent,
  kind: DraftItemKind,
  { entity, item }: ItemPlace,
  sent: ItemValues,
): DraftContent {
  const { inside, ...values } = sent;
  if (kind === 'profile') return applyValues(kind, content, values) as DraftContent;
  const name = typeof values.name === 'string' ? createItemName(kind, values.name) : item;
  const present = item === '' ? undefined : findItem(content, kind, item, entity);
  if (name === '') throw createFieldError('name', 'is required');
  if (name !== item && findItem(content, kind, name, entity) !== undefined)
    throw createFieldError('name', `"${name}" is taken by another ${kind === 'entity' ? 'entity type' : kind}`);
  const start =
    present ?? (kind === 'field' ? { name, type: 'string' } : kind === 'rule' ? { name } : { fields: [createFirstField()] });
  if (kind === 'entity') {
    const { name: _name, ...rest } = values;
    const changed = applyValues(kind, start, rest) as DraftEntity;
    const entities = item === '' ? { ...content.entities, [name]: changed } : replaceKey(content.entities, item, name, changed);
    const renamed = renameEntity({ ...content, entities }, item, name);
    const holder = typeof inside === 'string' && inside !== '' ? inside : undefined;
    return holder === undefined ? renamed : addParentField(renamed, holder, name);
  }
  const changed = applyValues(kind, start, { ...values, name }) as NamedItem;
  if (kind === 'rule') return { ...content, validation_rules: replaceNamedItem(listRules(content), item, changed) };
  const next = changeFields(content, entity, (fields) => replaceNamedItem(fields, item, changed));
  return item === '' || name === item ? next : renameField(next, entity, item, name);
}

/** Deletes an item. References to the deleted item become errors of the draft. */
export function deleteItem(
  content: DraftContent,
  kind: 'entity' | 'field' | 'rule',
  { entity, item }: ItemPlace,
): DraftContent {
  if (kind === 'rule') return { ...content, validation_rules: listRules(content).filter(({ name }) => name !== item) };
  if (kind === 'field') return changeFields(content, entity, (fields) => fields.filter(({ name }) => name !== item));
  const { [item]: _removed, ...entities } = content.entities;
  return { ...content, entities };
}

export function moveField(content: DraftContent, { entity, item }: ItemPlace, direction: 'up' | 'down'): DraftContent {
  return changeFields(content, entity, (fields) => {
    const from = fields.findIndex(({ name }) => name === item);
    const to = from + (direction === 'up' ? -1 : 1);
    const moved = fields[from];
    return moved === undefined || to < 0 || to >= fields.length ? fields : fields.toSpliced(from, 1).toSpliced(to, 0, moved);
  });
}

function createFirstField(): NamedItem {
  return { name: 'identifier', type: 'string', required: true, description: 'A unique name.' };
}

function changeFields(
  content: DraftContent,
  entity: string,
  change: (fields: readonly NamedItem[]) => readonly NamedItem[],
): DraftContent {
  const owner = findItem(content, 'entity', entity) as DraftEntity;
  return { ...content, entities: { ...content.entities, [entity]: { ...owner, fields: change(owner.fields) } } };
}

/** Returns the items. The changed item replaces the first item with this name, or is appended. */
function replaceNamedItem(items: readonly NamedItem[], name: string, changed: NamedItem): readonly NamedItem[] {
  const index = name === '' ? -1 : items.findIndex((one) => one.name === name);
  return index < 0 ? [...items, changed] : items.with(index, changed);
}

/** Renames a property without changing the order. */
function replaceKey<T>(members: Readonly<Record<string, T>>, key: string, next: string, value: T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => (name === key ? [next, value] : [name, one])));
}

/** Adds a list field for a new entity type to the type that contains it. */
function addParentField(content: DraftContent, holder: string, name: string): DraftContent {
  if (findItem(content, 'entity', holder) === undefined)
    throw createFieldError('inside', `"${holder}" is not an entity type of the draft`);
  const plural = `${createItemName('field', formatNameInSentence(name)).toLowerCase()}s`.replace(/([^aeiou])ys$/, '$1ies');
  return changeFields(content, holder, (fields) => [...fields, { name: plural, type: 'list', items: name }]);
}

function renameEntity(content: DraftContent, from: string, to: string): DraftContent {
  if (from === '' || from === to) return content;
  const renameTarget = (value: unknown) =>
    typeof value === 'string' && value.startsWith(`${from}.`) ? `${to}${value.slice(from.length)}` : value;
  const renameValue = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(renameValue) : value === from ? to : value;
  return changeItems({ ...content, root_entity: renameValue(content.root_entity) }, (item) =>
    mapMembers(item, { items: renameValue, applies_to: renameValue, reference: renameTarget, parent_ref: renameTarget }),
  );
}

function renameField(content: DraftContent, entity: string, from: string, to: string): DraftContent {
  const renameTarget = (value: unknown) => (value === `${entity}.${from}` ? `${entity}.${to}` : value);
  const appliesOnlyToEntity = ({ applies_to }: DraftItem) => [applies_to].flat().every((one) => one === entity);
  const renameName = (value: unknown) => (value === from ? to : value);
  const renameInCondition = (value: unknown) =>
    value === 'required' ? value : String(value).replaceAll(/[A-Za-z_][A-Za-z0-9_]*/g, (word) => (word === from ? to : word));
  return changeItems(content, (item, isRule) => ({
    ...mapMembers(item, { reference: renameTarget, parent_ref: renameTarget }),
    ...(isRule && appliesOnlyToEntity(item)
      ? mapMembers(item, { reference: renameTarget, field: renameName, condition: renameInCondition })
      : {}),
  }));
}

/** Returns the item with changed properties. Ignores absent properties. */
function mapMembers<Item extends DraftItem>(item: Item, changes: Readonly<Record<string, (value: unknown) => unknown>>): Item {
  const changed = Object.entries(changes).filter(([key]) => Object.hasOwn(item, key));
  return { ...item, ...Object.fromEntries(changed.map(([key, change]) => [key, change(item[key])])) };
}

function changeItems(content: DraftContent, change: (item: NamedItem, isRule: boolean) => NamedItem): DraftContent {
  const entities = Object.entries(content.entities).map(([name, entity]) => [
    name,
    { ...entity, fields: entity.fields.map((field) => change(field, false)) },
  ]);
  const { validation_rules: rules } = content;
  return {
    ...content,
    entities: Object.fromEntries(entities),
    ...(rules === undefined ? {} : { validation_rules: rules.map((rule) => change(rule, true)) }),
  };
}
