/** What holds what in a profile, as a tree that a page can show. */
import { contentOf, type Entity, type Profile } from './profile.ts';

/** How an entity is held: by which field, and whether there can be several. */
export interface Holding {
  readonly field: string;
  readonly isList: boolean;
}

/** One place of an entity in the tree. */
export interface ContainmentNode {
  readonly entity: Entity;
  /** Undefined at the top. */
  readonly by: Holding | undefined;
  readonly children: readonly ContainmentNode[];
  /** Whether what it holds is shown at another place, where the entity stands higher. */
  readonly isShownElsewhere: boolean;
}

/** A field that holds an entity type. */
export interface Use {
  readonly entity: Entity;
  readonly by: Holding;
}

/** The fields of a profile that hold an entity type, in profile order. */
export function usesOf(profile: Profile, entityName: string): readonly Use[] {
  return [...profile.entities.values()].flatMap((entity) =>
    holdingsOf(entity)
      .filter(({ held }) => held === entityName)
      .map(({ by }) => ({ entity, by })),
  );
}

/**
 * The trees of a profile: that of the root entity, then those of entity types that no other tree has, so that every entity
 * type stands in exactly one place with all that it holds, however often and in however many circles it is used.
 */
export function containmentTrees(profile: Profile): readonly ContainmentNode[] {
  const home = new Map<string, string>();
  const tops: Entity[] = [];
  const grow = (top: Entity | undefined): void => {
    if (top === undefined || home.has(top.name)) return;
    tops.push(top);
    home.set(top.name, '');
    // Breadth first: an entity type is at home where it stands highest.
    const waiting = [top];
    for (let entity = waiting.shift(); entity !== undefined; entity = waiting.shift()) {
      for (const { held, by } of holdingsOf(entity)) {
        const child = profile.entities.get(held);
        if (child === undefined || home.has(held)) continue;
        home.set(held, placeOf(entity, by));
        waiting.push(child);
      }
    }
  };
  grow(profile.entities.get(profile.root_entity));
  for (const entity of profile.entities.values()) if (usesOf(profile, entity.name).length === 0) grow(entity);
  for (const entity of profile.entities.values()) grow(entity);

  const nodeOf = (entity: Entity, by: Holding | undefined, place: string): ContainmentNode => {
    const held = holdingsOf(entity).filter((holding) => profile.entities.has(holding.held));
    const isAtHome = home.get(entity.name) === place;
    return {
      entity,
      by,
      isShownElsewhere: !isAtHome && held.length > 0,
      children: isAtHome
        ? held.map((holding) => nodeOf(profile.entities.get(holding.held) as Entity, holding.by, placeOf(entity, holding.by)))
        : [],
    };
  };
  return tops.map((top) => nodeOf(top, undefined, ''));
}

function placeOf(entity: Entity, by: Holding): string {
  return `${entity.name}.${by.field}`;
}

function holdingsOf(entity: Entity): readonly { held: string; by: Holding }[] {
  return entity.fields.flatMap((field) => {
    const content = contentOf(field);
    return content.kind === 'entity'
      ? [{ held: content.entity, by: { field: field.name, isList: field.type === 'list' } }]
      : [];
  });
}
