export type Kind = 'source' | 'sample' | 'material' | 'file';

/** Possible kinds of a name, in order of precedence. */
export interface Kinds {
  readonly inputs: readonly Kind[];
  readonly outputs: readonly Kind[];
}

export const STUDY_KINDS: Kinds = { inputs: ['source', 'sample', 'material', 'file'], outputs: ['sample', 'material', 'file'] };
export const ASSAY_KINDS: Kinds = { inputs: ['sample', 'material', 'file', 'source'], outputs: ['material', 'file', 'sample'] };

export const KIND_OF: ReadonlyMap<string, readonly Kind[]> = new Map([
  ['Source', ['source']],
  ['Sample', ['sample']],
  ['Extract', ['material']],
  ['Labeled Extract', ['material']],
  ['Data File', ['file']],
]);

/** Returns the name itself if no object has it. */
export function findMaterialId(ids: ReadonlySet<string>, name: string, kinds: readonly Kind[]): string {
  return kinds.map((kind) => `#${kind}/${name}`).find((id) => ids.has(id)) ?? name;
}
