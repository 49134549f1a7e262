/** A term as a file of a vocabulary says it. */
export interface VocabularyTerm {
  /** CURIE, such as `PO:0025034`, or IRI. */
  readonly id: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  /** Empty where there is none. */
  readonly definition: string;
}

/** The file is not what it should be. */
export class VocabularyFileError extends Error {
  override readonly name = 'VocabularyFileError';
}

/** An identifier as people write it: addresses of OBO become CURIEs (OBO Foundry, "ID policy"). */
export function shortIdentifier(id: string): string {
  const [, prefix, number] =
    /^https?:\/\/purl\.obolibrary\.org\/obo\/([A-Za-z][A-Za-z0-9]*(?:_[0-9]{3})?)_([A-Za-z0-9]+)$/.exec(id) ?? [];
  return prefix === undefined ? id : `${prefix}:${number}`;
}
