/** The entity beside the picture: where it stands, what it says, what it holds and what refers to it. */
import { numberText } from '../../web/for-people/words.ts';
import { inProfileOrder } from '../entities/entity-values.ts';
import { shortValue } from '../history/value-text.ts';
import { projectPath } from '../page.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { inWords } from '../words.ts';
import type { Graph } from './graph-data.ts';

/** As many values, and entities at one end of references, are named. */
const MAX_VALUES = 12;
const MAX_LINKS = 8;

interface PanelLink {
  readonly label: string;
  readonly path: string;
}

/** Model of the panel. */
export interface GraphPanel {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly formPath: string;
  /** The picture around this entity only. */
  readonly aroundPath: string;
  readonly above: readonly PanelLink[];
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly moreValues: number;
  readonly holds: readonly { readonly label: string; readonly count: string; readonly path: string }[];
  readonly refersTo: LinkedEntities;
  readonly referredBy: LinkedEntities;
}

interface LinkedEntities {
  readonly links: readonly PanelLink[];
  readonly more: number;
}

/** The panel of an entity; undefined where there is no such entity. */
export function panelOf(
  picture: ProjectPicture,
  graph: Graph,
  id: string,
  ways: { readonly show: (id: string) => string; readonly unfold: (key: string) => string },
): GraphPanel | undefined {
  const row = picture.get(id);
  if (row === undefined) return undefined;
  const entity = picture.profile.entities.get(row.entityType);
  const said = Object.entries(entity === undefined ? row.data : inProfileOrder(entity, row.data));
  const lists = Map.groupBy(picture.childrenOf(row.id), ({ parentField }) => parentField ?? '');
  const link = (other: string): PanelLink[] => {
    const found = picture.get(other);
    return found === undefined ? [] : [{ label: found.label, path: ways.show(found.id) }];
  };
  // Who holds what is told above and below.
  const isApart = (other: string) => picture.get(other)?.parentId !== row.id && row.parentId !== other;
  const linked = (ids: readonly string[]): LinkedEntities => {
    const apart = [...new Set(ids)].filter(isApart);
    return { links: apart.slice(0, MAX_LINKS).flatMap(link), more: Math.max(0, apart.length - MAX_LINKS) };
  };
  const edges = graph.edges.filter(({ from, to }) => from === row.id || to === row.id);
  return {
    id: row.id,
    label: row.label,
    type: inWords(row.entityType),
    formPath: projectPath(row.projectId, 'entity', row.id),
    aroundPath: `${projectPath(row.projectId, 'graph')}?${new URLSearchParams({ node_id: row.id, entity: row.id })}`,
    above: picture.ancestorsOf(row.id).flatMap((one) => link(one.id)),
    values: said.slice(0, MAX_VALUES).map(([name, value]) => ({ name: inWords(name), value: shortValue(value) })),
    moreValues: Math.max(0, said.length - MAX_VALUES),
    holds: [...lists].map(([field, children]) => ({
      label: inWords(field),
      count: numberText(children.length),
      path: ways.unfold(`${row.id}.${field}`),
    })),
    refersTo: linked(edges.filter(({ from }) => from === row.id).map(({ to }) => to)),
    referredBy: linked(edges.filter(({ to }) => to === row.id).map(({ from }) => from)),
  };
}
