/** Maps the headers of a table to fields: by names, labels and ontology terms, otherwise by common words. */
import { getOrAdd, memoize } from '../../../../memoize.ts';
import { type Entity, type Field, findFieldByName } from '../../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { isEntityField, PLACE_COLUMNS } from '../../columns.ts';
import { getFlatAttributes, indexTemplateHeaders } from './flat/flat-profile.ts';
import { computeHeaderSimilarity, EQUAL_WORDS, interpretHeader, MIN_SIMILARITY, splitHeader } from './header-words.ts';

/** `chosen`: the user selected the field. `position`: the table has no headers. */
export type Recognition = 'name' | 'label' | 'term' | 'similar' | 'position' | 'chosen' | 'attribute' | 'none';

/** The part of an entity that the cells of a column fill. */
export type ColumnMeaning =
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'field'; readonly field: Field }
  /** The number of entities in a field. The entities themselves are separate rows. */
  | { readonly kind: 'count'; readonly field: Field }
  /** A list of named values. Each cell is one item, whose name is the column header. */
  | { readonly kind: 'attribute'; readonly field: Field }
  | { readonly kind: 'none' };

export interface RecognizedColumn {
  readonly meaning: ColumnMeaning;
  readonly recognized: Recognition;
  /** Suggested field of a `similar` column. The column is unused until the user selects a field. */
  readonly suggested?: Field;
  /** Index of an earlier column with the same meaning, which takes precedence. */
  readonly repeats?: number;
}

/** Maximum number of comparisons of headers with fields. Further headers are recognized by spelling only. */
const MAX_COMPARISONS = 100_000;
/** Interpreting a header takes as long as this number of comparisons. */
const COMPARISONS_OF_HEADER = 5;

const UNRECOGNIZED: RecognizedColumn = { meaning: { kind: 'none' }, recognized: 'none' };

/** Returns the meanings of columns: by spelling, then by equal words. A header that only shares words is only suggested. */
export function recognizeColumns(
  entity: Entity,
  headers: readonly string[],
  maxComparisons = MAX_COMPARISONS,
): readonly RecognizedColumn[] {
  const known = indexKnownHeaders(entity);
  const columnByKey = new Map<string, number>();
  const columns: RecognizedColumn[] = headers.map((header, at) => {
    const found = findKnownColumn(known, header);
    const key = getColumnKey(found.meaning);
    const repeats = columnByKey.get(key);
    if (key === '') return UNRECOGNIZED;
    if (repeats !== undefined) return { ...UNRECOGNIZED, repeats };
    columnByKey.set(key, at);
    return found;
  });
  for (const { at, field, near } of findNearestFields(entity, headers, columns, maxComparisons)) {
    const repeats = columnByKey.get(field.name);
    if (columns[at] !== UNRECOGNIZED || (repeats !== undefined && near < EQUAL_WORDS)) continue;
    if (repeats === undefined) columnByKey.set(field.name, at);
    if (repeats !== undefined) columns[at] = { ...UNRECOGNIZED, repeats };
    else
      columns[at] =
        near === EQUAL_WORDS
          ? { meaning: getFieldMeaning(field), recognized: 'label' }
          : { ...UNRECOGNIZED, recognized: 'similar', suggested: field };
  }
  return columns;
}

/** Returns the meaning of a field name that the user selected for a column; undefined for an unknown name. */
export function findChosenColumn(
  entity: Entity,
  name: string,
  recognized: Recognition = 'chosen',
): RecognizedColumn | undefined {
  if (name === '') return { meaning: { kind: 'none' }, recognized };
  if ((PLACE_COLUMNS as readonly string[]).includes(name)) return { meaning: { kind: 'place', name }, recognized };
  const field = entity.fields.find((one) => one.name === name);
  if (field !== undefined && field === getFlatAttributes(entity)?.field)
    return { meaning: { kind: 'attribute', field }, recognized };
  return field === undefined || isEntityField(field) ? undefined : { meaning: getFieldMeaning(field), recognized };
}

/** Maximum length of a header. Cells of data can be many times as long. */
const MAX_HEADER_LENGTH = 1_000;

/** Returns the column of a header. Compares the last part of a term URL, as in Darwin Core archives. */
function findKnownColumn(known: ReadonlyMap<string, RecognizedColumn>, header: string): RecognizedColumn {
  if (header.length > MAX_HEADER_LENGTH) return UNRECOGNIZED;
  const [, term = ''] = /^https?:\/\/\S*[/#]([^/#\s]+)$/i.exec(header.trim()) ?? [];
  const letters = UNSPELLED.test(header) ? '' : normalizeMemberName(header);
  return known.get(header.trim()) ?? known.get(letters) ?? known.get(normalizeMemberName(term)) ?? UNRECOGNIZED;
}

/** Returns the field with the ontology term: a CURIE or URL. Undefined for other names. */
export function findFieldByTerm(entity: Entity, term: string): Field | undefined {
  const { meaning, recognized } = findKnownColumn(indexKnownHeaders(entity), /[:/]/.test(term) ? term : '');
  return recognized === 'none' || meaning.kind === 'none' || meaning.kind === 'place' ? undefined : meaning.field;
}

/** Characters that can change the meaning: "altitude (%)" is not an altitude. */
const UNSPELLED = /[%$<>=+~]|[^\p{ASCII}\p{P}\p{Z}\p{Cf}]/u;

export function countKnownColumns(entity: Entity, headers: readonly string[]): number {
  const known = indexKnownHeaders(entity);
  const found = headers.map((header) => getColumnKey(findKnownColumn(known, header).meaning));
  return new Set(found.filter((key) => key !== '')).size;
}

/** Returns the type that matches most, and at least half, of the headers. `preferred` wins a tie with the `equal` types. */
export function findTypeByHeaders(
  among: Iterable<Entity>,
  headers: readonly string[],
  preferred?: Entity,
): { readonly entity: Entity; readonly fit: number; readonly equal: readonly Entity[] } | undefined {
  let best: { readonly entity: Entity; readonly fit: number; readonly missing: number } | undefined;
  const filled = headers.filter((header) => header.trim() !== '').length;
  const types = [...among];
  const all = types.map((entity) => {
    const found = recognizeColumns(entity, headers, MAX_COMPARISONS / types.length);
    const fit = found.reduce(
      (sum, { recognized }) => sum + (recognized === 'none' ? 0 : recognized === 'similar' ? 0.5 : 1),
      0,
    );
    return { entity, found, fit };
  });
  for (const { entity, found, fit } of all) {
    const isClear = () => all.every((other) => other.entity === entity || other.fit < fit);
    const isEnough =
      fit >= filled / 2 || (getFlatAttributes(entity) !== undefined && fit >= MIN_ATTRIBUTE_MATCHES && isClear());
    if (fit === 0 || !isEnough || fit < (best?.fit ?? 0)) continue;
    const missing = entity.fields.filter(
      (field) => field.required && !found.some(({ meaning }) => meaning.kind === 'field' && meaning.field === field),
    ).length;
    const isBetter = fit > (best?.fit ?? 0) || (best?.entity !== preferred && missing < (best?.missing ?? 0));
    if (isBetter || entity === preferred) best = { entity, fit, missing };
  }
  if (best === undefined) return undefined;
  const { entity: chosen, fit: most } = best;
  return { ...best, equal: all.flatMap(({ entity, fit }) => (fit === most && entity !== chosen ? [entity] : [])) };
}

/** Minimum number of matches of a type with a list of named values, if it matches more headers than all other types. */
const MIN_ATTRIBUTE_MATCHES = 3;

/** Returns the name of a field or position; empty for a column without meaning. */
export function getColumnKey(meaning: ColumnMeaning): string {
  if (meaning.kind === 'none') return '';
  return meaning.kind === 'place' ? meaning.name : meaning.field.name;
}

/** Returns columns by unambiguous header: names, spellings with or without the type, and terms of a single field. */
const indexKnownHeaders = memoize((entity: Entity): ReadonlyMap<string, RecognizedColumn> => {
  const made = new Map<string, RecognizedColumn>();
  const addColumn = (key: string, field: Field, recognized: Recognition) => {
    if (key !== '' && !made.has(key)) made.set(key, { meaning: getFieldMeaning(field), recognized });
  };
  for (const name of PLACE_COLUMNS) made.set(name, { meaning: { kind: 'place', name }, recognized: 'name' });
  for (const field of entity.fields) addColumn(field.name, field, 'name');
  for (const field of entity.fields) if (field.codename !== undefined) addColumn(field.codename, field, 'name');
  for (const field of entity.fields) if (field.label !== undefined) addColumn(field.label, field, 'label');
  for (const [letters, name] of indexTemplateHeaders(entity))
    addColumn(letters, findFieldByName(entity, name) as Field, 'label');
  for (const field of entity.fields) addColumn(normalizeMemberName(field.name), field, 'label');
  for (const field of entity.fields) addColumn(normalizeMemberName(field.codename ?? ''), field, 'label');
  for (const field of entity.fields) addColumn(normalizeMemberName(`${entity.name}${field.name}`), field, 'label');
  const terms = Map.groupBy(entity.fields, ({ ontology_term }) => ontology_term ?? '');
  for (const [term, [field, another]] of terms) {
    if (term === '' || field === undefined || another !== undefined) continue;
    addColumn(term, field, 'term');
    addColumn(normalizeMemberName(term), field, 'term');
    addColumn(normalizeMemberName(term.split(/[:/#]/).at(-1) ?? ''), field, 'term');
  }
  return made;
});

function getFieldMeaning(field: Field): ColumnMeaning {
  return isEntityField(field) ? { kind: 'count', field } : { kind: 'field', field };
}

/** Returns the fields that share words with headers of unrecognized columns, most similar pairs first. */
function findNearestFields(
  entity: Entity,
  headers: readonly string[],
  columns: readonly RecognizedColumn[],
  maxComparisons: number,
): readonly { readonly at: number; readonly field: Field; readonly near: number }[] {
  const taken = new Set(columns.map(({ meaning }) => getColumnKey(meaning)));
  const fieldsByWord = indexFieldWords(entity);
  let comparisons = 0;
  return headers
    .flatMap((header, at) => {
      if (columns[at] !== UNRECOGNIZED || header.trim() === '' || comparisons > maxComparisons) return [];
      const readings = interpretHeader(entity, header);
      const all = readings.flatMap(({ words }) => words.flatMap((word) => fieldsByWord.get(word) ?? []));
      const fields = new Map(all.map((named) => [named.order, named]));
      comparisons += COMPARISONS_OF_HEADER + all.length;
      return [...fields.values()]
        .toSorted((one, other) => one.order - other.order)
        .map(({ field, words }) => ({ at, field, near: computeHeaderSimilarity(readings, field, words) }));
    })
    .filter(({ near, field }) => near >= (taken.has(field.name) ? EQUAL_WORDS : MIN_SIMILARITY))
    .toSorted((one, other) => other.near - one.near);
}

/** Returns the fields with values, by each word of their names. */
const indexFieldWords = memoize((entity: Entity) => {
  const known = new Map<string, { readonly field: Field; readonly order: number; readonly words: readonly string[] }[]>();
  for (const [order, field] of entity.fields.entries()) {
    const words = isEntityField(field) ? [] : splitHeader(entity, field.name);
    for (const word of new Set(words)) getOrAdd(known, word, () => []).push({ field, order, words });
  }
  return known;
});
