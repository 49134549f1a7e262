import type { Values } from '../entities/entity-values.ts';

/** A new entity, or with `nodeId` new values for one that is there. */
export interface EntityChange {
  /** In any case or in snake_case. */
  readonly entityType: string;
  readonly nodeId?: string | null | undefined;
  /**
   * The entity that is to hold it, or the `ref` of an earlier change. For a new entity null or left out means the top. For one
   * that is there, left out means where it is; a different parent moves it.
   */
  readonly parentId?: string | null | undefined;
  /** May be left out where only one field of the parent holds the type. */
  readonly parentField?: string | null | undefined;
  /** The version that was read; any other than the present one is a conflict. */
  readonly version?: number | null | undefined;
  /** Fields that are not named stay; null and '' empty a field. */
  readonly data: Values;
  /** Place among the siblings, from 0; left out: at the end, or where it is. */
  readonly position?: number | undefined;
  /** A name by which later changes of the same call can call a new entity their parent. */
  readonly ref?: string | undefined;
}
