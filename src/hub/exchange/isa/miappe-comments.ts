/** Represents MIAPPE in ISA (mapping of the checklist to ISA-Tab): comments, a protocol Growth, and a protocol per event. */
import comments from './miappe-comments.json' with { type: 'json' };

/** `a.b` is the field b of the entity in field a. */
export type NamedComment = readonly [name: string, field: string];

/** Comments by entity type. For a name with two spellings in the sources, exports write the first, and imports read both. */
export const MIAPPE_COMMENTS = new Map(Object.entries(comments as unknown as Record<string, readonly NamedComment[]>));

/** Returns the comments of an entity. @param textAt returns the text of a field, with semicolons between several values */
export function createMiappeComments(
  entityType: string,
  textAt: (field: string) => string,
): readonly { readonly name: string; readonly value: string }[] {
  const written = new Set<string>();
  return (MIAPPE_COMMENTS.get(entityType) ?? []).flatMap(([name, field]) => {
    if (written.has(field)) return [];
    written.add(field);
    const value = textAt(field);
    return value === '' ? [] : [{ name, value }];
  });
}

/** Names of protocols and of their types: for cultural practices and environment, for events, and for sampling. */
export const GROWTH = 'Growth';
export const EVENT = 'Event';
export const SAMPLING = 'Sampling';

/** Parameters of sampling and their fields. Exports write the first spelling, and imports read both. */
export const SAMPLING_PARAMETERS: readonly (readonly [name: string, field: string, other: string])[] = [
  ['Sampling Date', 'collection_date', 'Collection Date'],
  ['Sampling Description', 'description', 'Sample Description'],
];
