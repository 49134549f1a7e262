/** Finds the fields that accept terms, with the sources of the terms, and the part that the field stores. */
import { getOrAdd } from '../../memoize.ts';
import { listKnownNames } from '../../profiles/known-names.ts';
import { appliesToType, type Entity, type Field, getContent, type Profile } from '../../profiles/profile.ts';

export interface ListedTerm {
  /** ID of the term; empty for a list item without a code. */
  readonly id: string;
  readonly label: string;
}

export interface TermField {
  readonly listed: readonly ListedTerm[];
  /** True if the field accepts terms of the site's vocabularies. */
  readonly takesTerms: boolean;
  readonly stores: 'id' | 'label';
}

const LABELS: ReadonlySet<string> = new Set(['term', 'term_label']);
const IDENTIFIERS: ReadonlySet<string> = new Set(['term_accession', 'term_uri']);
/** Matches descriptions of strings that store the ID of a term: "as a Plant Ontology term, for example PO:0025034". */
const NAMES_A_TERM = /\bontology terms?\b/i;
/** Matches descriptions of strings that store the name of a term. */
const BY_NAME = /\bname of an ontology term\b/i;
/** Matches fields for the accession of a term. `trait` is the name for `trait_accession_number`. */
const ACCESSION = /^(.+)_(?:accession_number|accession|uri)$/;

/** Returns the terms of a field, or undefined. Fields of ontology terms store identifiers; fields of terms store labels. */
export function findFieldTerms(profile: Profile, entity: Entity, field: Field): TermField | undefined {
  const content = getContent(field);
  if (content.kind === 'entity') return undefined;
  const listed = listFieldTerms(profile, entity, field);
  const isText = content.type === 'string' || content.type === 'uri';
  const pair = isText ? findTermPair(entity, field) : undefined;
  const isAccession = pair !== undefined && isTermPair(field, pair);
  const isLabel = LABELS.has(field.name) || (isText && BY_NAME.test(field.description)) || (pair !== undefined && !isAccession);
  const isIdentifier =
    content.type === 'ontology_term' ||
    (isText && (isAccession || IDENTIFIERS.has(field.name) || NAMES_A_TERM.test(field.description)));
  const takesTerms = isIdentifier || (isText && isLabel);
  if (!takesTerms && listed.length === 0) return undefined;
  return { listed, takesTerms, stores: isLabel || !takesTerms ? 'label' : 'id' };
}

/** Returns the other field of the same term: the name for an accession, or the accession for a name; undefined if none. */
export function findTermPair(entity: Entity, field: Field): Field | undefined {
  return entity.fields.find((other) => isTermPair(field, other) || isTermPair(other, field));
}

function isTermPair(accession: Field, name: Field): boolean {
  const [, stem] = ACCESSION.exec(accession.name) ?? [];
  const isOfTerm = IDENTIFIERS.has(accession.name) || /\bontology\b/i.test(accession.description);
  return isOfTerm && name.type === 'string' && [stem, `${stem}_name`, `${stem}_type`].includes(name.name);
}

const listedTerms = new WeakMap<Field, readonly ListedTerm[]>();

/** Returns the terms of closed lists, recommended lists, and public lists to which a rule refers. Cached by field. */
function listFieldTerms(profile: Profile, entity: Entity, field: Field): readonly ListedTerm[] {
  return getOrAdd(listedTerms, field, () => collectFieldTerms(profile, entity, field));
}

function collectFieldTerms(profile: Profile, entity: Entity, field: Field): readonly ListedTerm[] {
  const rules = profile.rules.filter((rule) => rule.field === field.name && appliesToType(rule, entity.name));
  const values = [...(field.constraints.enum ?? []), ...rules.flatMap((rule) => rule.enum ?? [])];
  const known = rules.flatMap((rule) => (rule.known === undefined ? [] : listKnownNames(rule.known)));
  return [...[...new Set(values)].map((label) => ({ id: '', label })), ...known];
}
