import type { EntityRow } from '../../entities/store.ts';
import { getMaterialName, getText } from './entity-texts.ts';

export type Kind = 'source' | 'sample' | 'material' | 'file';

/** Possible kinds of a name, in order of precedence. */
export interface Kinds {
  readonly inputs: readonly Kind[];
  readonly outputs: readonly Kind[];
}

export const STUDY_KINDS: Kinds = { inputs: ['source', 'sample', 'material', 'file'], outputs: ['sample', 'material', 'file'] };
export const ASSAY_KINDS: Kinds = { inputs: ['sample', 'material', 'file', 'source'], outputs: ['material', 'file', 'sample'] };

const TYPES: Readonly<Record<Kind, string>> = { source: 'Source', sample: 'Sample', material: 'Extract', file: 'Data File' };
const LABELED = 'Labeled Extract';

export function listIds(kind: Kind, rows: readonly EntityRow[]): readonly [id: string, type: string][] {
  return rows.map((row) => {
    const isLabeled = kind === 'material' && getText(row, 'type') === 'Labeled Extract Name';
    const name = kind === 'file' ? getText(row, 'filename', 'name') : getMaterialName(row);
    return [`#${kind}/${name}`, isLabeled ? LABELED : TYPES[kind]];
  });
}

/** Returns the ID of a material or file, or the name if no object has it. A kind of the given type takes precedence. */
export function findMaterialId(ids: ReadonlyMap<string, string>, name: string, kinds: readonly Kind[], type = ''): string {
  const ofType = Object.entries(TYPES).filter(([, one]) => one === (type === LABELED ? TYPES.material : type));
  return [...ofType.map(([kind]) => kind), ...kinds].map((kind) => `#${kind}/${name}`).find((id) => ids.has(id)) ?? name;
}
