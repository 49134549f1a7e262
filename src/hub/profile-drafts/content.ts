/** The content of a draft is a profile file that may contain errors, but has entity types with named fields. */
import { NotFoundError } from '../../contract/errors.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { parseDocument } from '../../profiles/reading/document.ts';
import { DocumentError } from '../../profiles/reading/yaml-text.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { createFieldError, type FormRefusedError } from '../../web/forms/fields.ts';

/** An unvalidated field, rule or entity type. */
export type DraftItem = Readonly<Record<string, unknown>>;

export type NamedItem = DraftItem & { readonly name: string };

export type DraftEntity = DraftItem & { readonly fields: readonly NamedItem[] };

export type DraftContent = DraftItem & {
  readonly entities: Readonly<Record<string, DraftEntity>>;
  readonly validation_rules?: readonly NamedItem[];
};

/** Maximum bytes of a draft as JSON. All processes read all saved profiles at startup, so reading each must be fast. */
const MAX_BYTES = 300_000;
const MAX_NAME = 100;
const MAX_COUNTS = { entities: 200, fields: 2_000, rules: 300 };

/** Returns an item of the draft; undefined for an unknown name. Ignores inherited properties, such as `constructor`. */
export function findItem(
  content: DraftContent,
  kind: 'entity' | 'field' | 'rule',
  name: string,
  entity = '',
): DraftItem | undefined {
  if (kind === 'rule') return listRules(content).find((rule) => rule.name === name);
  const owner = kind === 'entity' ? name : entity;
  const found = Object.hasOwn(content.entities, owner) ? content.entities[owner] : undefined;
  return kind === 'entity' ? found : found?.fields.find((field) => field.name === name);
}

export function listRules({ validation_rules = [] }: DraftContent): readonly NamedItem[] {
  return validation_rules;
}

export function createEmptyContent(): DraftContent {
  const title = { name: 'title', type: 'string', required: true, description: 'A short name.' };
  return { name: 'my-profile', version: '1.0', root_entity: 'Dataset', entities: { Dataset: { fields: [title] } } };
}

/** Returns the initial content of a draft that starts from a profile. @throws NotFoundError */
export function findParentContent(catalog: Catalog, id: string): DraftContent {
  const [name = '', version = ''] = id.split('/');
  const entry = catalog.find(name, version);
  if (entry === undefined) throw new NotFoundError(`Profile not found: ${id}`);
  return requireContent(entry.profile.file);
}

/** Returns the content of a file. @throws FormRefusedError if the text is neither YAML nor JSON, or not a profile */
export function parseContentText(text: string): DraftContent {
  try {
    return requireContent(parseDocument(text));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw createYamlFieldError(`The file cannot be read at line ${error.position.line}: ${error.message}`);
  }
}

/** Returns the content of valid structure and size. @throws FormRefusedError */
export function requireContent(value: unknown): DraftContent {
  if (!isObject(value) || !isObject(value.entities))
    throw createYamlFieldError('This is not a profile. A profile has entities.');
  const { entities, validation_rules = [] } = value;
  if (!isNamedList(validation_rules))
    throw createYamlFieldError(`Write rules as a list, and give each rule a name of at most ${MAX_NAME} characters.`);
  let fields = 0;
  for (const [name, entity] of Object.entries(entities)) {
    if (name.length > MAX_NAME || !isObject(entity) || !isNamedList(entity.fields))
      throw createYamlFieldError(
        `The entity type ${name.slice(0, MAX_NAME)} needs a list of fields with names of at most ${MAX_NAME} characters.`,
      );
    fields += entity.fields.length;
  }
  const counts = { entities: Object.keys(entities).length, fields, rules: validation_rules.length };
  for (const kind of ['entities', 'fields', 'rules'] as const)
    if (counts[kind] > MAX_COUNTS[kind])
      throw createYamlFieldError(`The profile has ${counts[kind]} ${kind}. The maximum is ${MAX_COUNTS[kind]}.`);
  if (Buffer.byteLength(JSON.stringify(value, rejectBrokenText)) > MAX_BYTES)
    throw createYamlFieldError(`The profile is larger than ${MAX_BYTES / 1_000} kB.`);
  return value as DraftContent;
}

function isNamedList(value: unknown): value is readonly NamedItem[] {
  const isName = (name: unknown) => typeof name === 'string' && name !== '' && name.length <= MAX_NAME;
  return Array.isArray(value) && value.every((item) => isObject(item) && isName(item.name));
}

/** Returns the value. @throws FormRefusedError for characters that PostgreSQL cannot store */
function rejectBrokenText(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw createYamlFieldError('The profile contains an invalid character.');
  return value;
}

function createYamlFieldError(message: string): FormRefusedError {
  return createFieldError('yaml', message);
}
