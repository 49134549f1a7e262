/** Draws the entity types of a profile with their contents and references, as the graph of a project draws entities. */
import { type ContainmentNode, createContainmentTrees } from '../../profiles/containment.ts';
import { getContent, type Profile } from '../../profiles/profile.ts';
import { draw, layOutGraph, type TypeLook } from '../graph/drawing.ts';
import { foldGraph } from '../graph/folding.ts';
import { chooseTypeLooks } from '../graph/page.ts';
import { findDeclaredReference } from '../references.ts';
import { formatDisplayName } from '../words.ts';

/** Returns the picture of a profile as SVG. Each entity type is drawn once, at its first place. */
export function drawProfile(profile: Profile, pathOf: (entity: string) => string): string {
  const places = new Map<string, { readonly parentId: string | null; readonly parentField: string | null }>();
  const visit = ({ entity, by, children }: ContainmentNode, holder: string | null): void => {
    if (!places.has(entity.name)) places.set(entity.name, { parentId: holder, parentField: by?.field ?? null });
    for (const child of children) visit(child, entity.name);
  };
  for (const tree of createContainmentTrees(profile)) visit(tree, null);
  const edges = [...profile.entities.values()].flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const content = getContent(field);
      const target = content.kind === 'entity' ? content : findDeclaredReference(profile, entity, field);
      return target === undefined ? [] : [{ from: entity.name, to: target.entity, label: formatDisplayName(field.name) }];
    }),
  );
  const nodes = [...places.keys()].map((name) => ({ id: name, label: formatDisplayName(name), group: name }));
  const looks = chooseTypeLooks(profile);
  return draw(layOutGraph(foldGraph({ nodes, edges }, (id) => places.get(id), new Set())), {
    look: (type) => looks.get(type) as TypeLook,
    pathOf: ({ id }) => pathOf(id),
    wordsOf: ({ label }) => label,
    title: 'Entity types of the profile',
  });
}
