/** Arranges the entity types of a profile as a tree for pages. */
import { type Entity, getContent, type Profile } from './profile.ts';

/** The field that contains an entity type, and whether it can contain several. */
export interface ContainerField {
  readonly field: string;
  readonly isList: boolean;
}

/** A position of an entity type in the tree. */
export interface ContainmentNode {
  readonly entity: Entity;
  /** Undefined for the top of a tree. */
  readonly by: ContainerField | undefined;
  readonly children: readonly ContainmentNode[];
  /** True if its contents are shown at another, higher position in the tree. */
  readonly isShownElsewhere: boolean;
}

/** Returns the fields of a profile that contain an entity type, in profile order. */
export function findContainingFields(profile: Profile, entityName: string) {
  return [...profile.entities.values()].flatMap((entity) =>
    listContainedTypes(entity)
      .filter(({ held }) => held === entityName)
      .map(({ by }) => ({ entity, by })),
  );
}

/** Returns the trees of a profile from the root. A type shows its contents at one position only, even in cycles. */
export function createContainmentTrees(profile: Profile): readonly ContainmentNode[] {
  const home = new Map<string, string>();
  const tops: Entity[] = [];
  const addContainmentTree = (top: Entity | undefined): void => {
    if (top === undefined || home.has(top.name)) return;
    tops.push(top);
    home.set(top.name, '');
    // Breadth first, so that the contents of an entity type are shown at its highest position.
    const waiting = [top];
    for (let entity = waiting.shift(); entity !== undefined; entity = waiting.shift()) {
      for (const { held, by } of listContainedTypes(entity)) {
        const child = profile.entities.get(held);
        if (child === undefined || home.has(held)) continue;
        home.set(held, createPlaceKey(entity, by));
        waiting.push(child);
      }
    }
  };
  addContainmentTree(profile.entities.get(profile.root_entity));
  for (const entity of profile.entities.values())
    if (findContainingFields(profile, entity.name).length === 0) addContainmentTree(entity);
  for (const entity of profile.entities.values()) addContainmentTree(entity);

  const createNode = (entity: Entity, by: ContainerField | undefined, place: string): ContainmentNode => {
    const containedTypes = listContainedTypes(entity).filter((holding) => profile.entities.has(holding.held));
    const isAtHome = home.get(entity.name) === place;
    return {
      entity,
      by,
      isShownElsewhere: !isAtHome && containedTypes.length > 0,
      children: isAtHome
        ? containedTypes.map((holding) =>
            createNode(profile.entities.get(holding.held) as Entity, holding.by, createPlaceKey(entity, holding.by)),
          )
        : [],
    };
  };
  return tops.map((top) => createNode(top, undefined, ''));
}

function createPlaceKey(entity: Entity, by: ContainerField): string {
  return `${entity.name}.${by.field}`;
}

function listContainedTypes(entity: Entity): readonly { held: string; by: ContainerField }[] {
  return entity.fields.flatMap((field) => {
    const content = getContent(field);
    return content.kind === 'entity'
      ? [{ held: content.entity, by: { field: field.name, isList: field.type === 'list' } }]
      : [];
  });
}
