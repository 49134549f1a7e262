/** What a name of a material or a file refers to. */

/** Of what there are names. */
export type Kind = 'source' | 'sample' | 'material' | 'file';

/** What a name is likely to mean: of what has the same name, the first kind. */
export interface Kinds {
  readonly inputs: readonly Kind[];
  readonly outputs: readonly Kind[];
}

/** In the processes of a study. */
export const STUDY_KINDS: Kinds = { inputs: ['source', 'sample', 'material', 'file'], outputs: ['sample', 'material', 'file'] };
/** In those of an assay. */
export const ASSAY_KINDS: Kinds = {
  inputs: ['sample', 'material', 'file', 'source'],
  outputs: ['material', 'file', 'sample'],
};

/** Kinds by the words that ISA has for them. */
export const KIND_OF: Readonly<Record<string, readonly Kind[]>> = {
  Source: ['source'],
  Sample: ['sample'],
  Extract: ['material'],
  'Labeled Extract': ['material'],
  'Data File': ['file'],
};

/** The `@id` of what has a name; the name itself, where nothing has it. */
export function idOf(ids: ReadonlySet<string>, name: string, kinds: readonly Kind[]): string {
  return kinds.map((kind) => `#${kind}/${name}`).find((id) => ids.has(id)) ?? name;
}
