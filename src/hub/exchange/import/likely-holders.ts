/**
 * Where a new row belongs that does not say it: in the entity that one of its references to a parent names, in the project or in the
 * same file, else in the only one there is that can hold it.
 */
import type { Entity, Profile } from '../../../profiles/profile.ts';
import { plainFieldsOf } from '../../editor/fields.ts';
import { fieldsThatHold } from '../../entities/entity-places.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { ProjectPicture } from '../../picture/project-picture.ts';
import type { IncomingRow } from './reading/incoming.ts';

/** An entity of the project, or another row of the file. */
export type LikelyHolder =
  | { readonly entity: EntityRow; readonly row?: never }
  | { readonly row: IncomingRow; readonly entity?: never };

/** Finds them; each list of the project and of the file is looked through once. */
export class LikelyHolders {
  readonly #profile: Profile;
  readonly #entities: ReadonlyMap<string, readonly EntityRow[]>;
  readonly #rows: ReadonlyMap<string, readonly IncomingRow[]>;
  readonly #byValue = new Map<string, ReadonlyMap<string, LikelyHolder>>();
  readonly #able = new Map<string, readonly string[]>();

  constructor(profile: Profile, picture: ProjectPicture, rows: readonly IncomingRow[]) {
    this.#profile = profile;
    this.#entities = Map.groupBy(picture.rows, ({ entityType }) => entityType);
    this.#rows = Map.groupBy(rows, ({ entityType }) => entityType);
  }

  /** The likely parent; undefined: the top. */
  find(row: IncomingRow, entity: Entity): LikelyHolder | undefined {
    const able = this.#ableToHold(entity);
    for (const { field, described } of plainFieldsOf(this.#profile, entity)) {
      const value = row.said.get(field.name);
      const { reference } = described;
      if (reference === undefined || !able.includes(reference.target_type) || isNothing(value)) continue;
      const found = this.#with(reference.target_type, reference.target_field, String(value));
      if (found !== undefined && found.row !== row) return found;
    }
    const entities = able.flatMap((type) => this.#entities.get(type) ?? []);
    const [only] = entities;
    if (entities.length === 1 && only !== undefined) return { entity: only };
    if (entities.length > 1) return undefined;
    const rows = able.flatMap((type) => this.#rows.get(type) ?? []).filter((one) => one !== row);
    return rows.length === 1 ? { row: rows[0] as IncomingRow } : undefined;
  }

  #ableToHold(entity: Entity): readonly string[] {
    const known = this.#able.get(entity.name);
    if (known !== undefined) return known;
    const able = [...this.#profile.entities.values()].filter((one) => fieldsThatHold(one, entity.name).length > 0);
    const names = able.map(({ name }) => name);
    this.#able.set(entity.name, names);
    return names;
  }

  #with(entity: string, field: string, value: string): LikelyHolder | undefined {
    const key = `${entity}.${field}`;
    let index = this.#byValue.get(key);
    if (index === undefined) {
      const inFile = (this.#rows.get(entity) ?? []).map((row) => [String(row.said.get(field) ?? ''), { row }] as const);
      const inProject = (this.#entities.get(entity) ?? []).map(
        (one) => [String(one.data[field] ?? ''), { entity: one }] as const,
      );
      // The first one of the project counts.
      index = new Map<string, LikelyHolder>([...inFile.toReversed(), ...inProject.toReversed()]);
      this.#byValue.set(key, index);
    }
    return index.get(value);
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
