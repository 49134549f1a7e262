/** Which fields take terms, from where, and what they store. */

import { listedNames } from '../../profiles/known-names.ts';
import { appliesTo, contentOf, type Entity, type Field, type Profile } from '../../profiles/profile.ts';

/** An item of a list that a profile brings along. */
export interface ListedTerm {
  /** Empty for an item without a code. */
  readonly id: string;
  readonly label: string;
}

/** What a field takes. */
export interface TermField {
  /** The values that the profile itself names. */
  readonly listed: readonly ListedTerm[];
  /** Whether terms of the site's vocabularies belong here. */
  readonly takesTerms: boolean;
  /** What of a term is stored. */
  readonly stores: 'id' | 'label';
}

const LABELS: ReadonlySet<string> = new Set(['term', 'term_label']);
const IDENTIFIERS: ReadonlySet<string> = new Set(['term_accession', 'term_uri']);
/** How profiles say that a text names a term: "as a Plant Ontology term, for example PO:0025034". */
const NAMES_A_TERM = /\bontology terms?\b/i;
/** How they say that its name is meant, and not its identifier. */
const BY_NAME = /\bname of an ontology term\b/i;

/**
 * What a field takes: a field of type `ontology_term`, and a text of which the profile says that it is an ontology term, stores identifiers;
 * `term`, and a text of which it says that it is the name of one, stores labels. Undefined where terms have no place.
 */
export function termFieldOf(profile: Profile, entity: Entity, field: Field): TermField | undefined {
  const content = contentOf(field);
  if (content.kind === 'entity') return undefined;
  const listed = listedIn(profile, entity, field);
  const isText = content.type === 'string' || content.type === 'uri';
  const isLabel = LABELS.has(field.name) || (isText && BY_NAME.test(field.description));
  const isIdentifier =
    content.type === 'ontology_term' || (isText && (IDENTIFIERS.has(field.name) || NAMES_A_TERM.test(field.description)));
  const takesTerms = isIdentifier || (isText && isLabel);
  if (!takesTerms && listed.length === 0) return undefined;
  return { listed, takesTerms, stores: isLabel || !takesTerms ? 'label' : 'id' };
}

/** Closed lists, recommended ones, and public lists that a rule names. */
function listedIn(profile: Profile, entity: Entity, field: Field): readonly ListedTerm[] {
  const rules = profile.rules.filter((rule) => rule.field === field.name && appliesTo(rule, entity.name));
  const values = [...(field.constraints.enum ?? []), ...rules.flatMap((rule) => rule.enum ?? [])];
  const known = rules.flatMap((rule) => (rule.known === undefined ? [] : listedNames(rule.known)));
  return [...[...new Set(values)].map((label) => ({ id: '', label })), ...known];
}
