/** The fields that accept terms, with the sources and the stored part of the terms. */
import { listKnownNames } from '../../profiles/known-names.ts';
import { appliesToType, type Entity, type Field, getContent, type Profile } from '../../profiles/profile.ts';

export interface ListedTerm {
  /** Empty for an item without a code. */
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
/** Phrase in profiles for strings that contain a term, as in "as a Plant Ontology term, for example PO:0025034". */
const NAMES_A_TERM = /\bontology terms?\b/i;
/** Phrase for strings that contain the name of a term instead of its identifier. */
const BY_NAME = /\bname of an ontology term\b/i;
/** Names of fields for the accession of a term. Another field names the term: `trait` and `trait_accession_number`. */
const ACCESSION = /^(.+)_(?:accession_number|accession|uri)$/;

/**
 * Returns the terms of a field; undefined for fields without terms. A field of type `ontology_term`, or a string described as an
 * ontology term, stores identifiers. A field of type `term`, or a string described as the name of a term, stores labels.
 */
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

/** Returns the other field of the same term: the name for an accession, and the accession for a name. */
export function findTermPair(entity: Entity, field: Field): Field | undefined {
  return entity.fields.find((other) => isTermPair(field, other) || isTermPair(other, field));
}

function isTermPair(accession: Field, name: Field): boolean {
  const [, stem] = ACCESSION.exec(accession.name) ?? [];
  const isOfTerm = IDENTIFIERS.has(accession.name) || /\bontology\b/i.test(accession.description);
  return isOfTerm && name.type === 'string' && [stem, `${stem}_name`, `${stem}_type`].includes(name.name);
}

/** Returns the terms of closed lists, recommended lists, and public lists that a rule names. */
function listFieldTerms(profile: Profile, entity: Entity, field: Field): readonly ListedTerm[] {
  const rules = profile.rules.filter((rule) => rule.field === field.name && appliesToType(rule, entity.name));
  const values = [...(field.constraints.enum ?? []), ...rules.flatMap((rule) => rule.enum ?? [])];
  const known = rules.flatMap((rule) => (rule.known === undefined ? [] : listKnownNames(rule.known)));
  return [...[...new Set(values)].map((label) => ({ id: '', label })), ...known];
}
