/** The page of a project's graph. */
import { numberText } from '../../web/for-people/words.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { type ProjectTabs, projectPath, projectTabs } from '../page.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { inWords } from '../words.ts';
import { draw, type TypeLook } from './drawing.ts';
import { type FoldedGraph, foldGraph } from './folding.ts';
import type { Graph } from './graph-data.ts';
import { layOut, type PlacedNode } from './layout.ts';
import { type GraphPanel, panelOf } from './panel.ts';
import type { GraphSelection } from './selection.ts';
import { typeLooks } from './type-looks.ts';

/** A type in the legend, which is also the filter. */
export interface LegendEntry extends TypeLook {
  readonly name: string;
  readonly title: string;
  readonly count: string;
  readonly isChosen: boolean;
}

/** Model of views/hub/graph/graph. */
export interface GraphPage {
  readonly tabs: ProjectTabs;
  readonly path: string;
  readonly newPath: string;
  readonly legend: readonly LegendEntry[];
  readonly q: string;
  /** The entity that the graph is narrowed to. */
  readonly focus: { readonly id: string; readonly label: string } | undefined;
  readonly isNarrowed: boolean;
  /** All entities of the project. */
  readonly total: number;
  readonly shown: string;
  readonly references: number;
  /** Lists that are unfolded. */
  readonly open: readonly string[];
  /** SVG; absent where there is nothing to draw. */
  readonly picture: string | undefined;
  readonly panel: GraphPanel | undefined;
}

/** What the page shows. */
export interface GraphParts {
  readonly picture: ProjectPicture;
  readonly whole: Graph;
  readonly graph: Graph;
  readonly selection: GraphSelection;
  /** Keys of unfolded lists. */
  readonly open: readonly string[];
  /** The entity beside the picture. */
  readonly entity: string | undefined;
}

/** Makes the model. */
export function graphPage(access: ProjectAccess, parts: GraphParts): GraphPage {
  const { project, profile } = access;
  const { picture, whole, graph, selection, open } = parts;
  const looks = typeLooks(profile);
  const counts = Map.groupBy(whole.nodes, ({ group }) => group);
  const folded = foldGraph(graph, (id) => picture.get(id), new Set(open));
  const focused = selection.focus === undefined ? undefined : picture.get(selection.focus);
  const addresses = addressesOf(project.id, parts);
  const panel = parts.entity === undefined ? undefined : panelOf(picture, whole, parts.entity, addresses);
  return {
    tabs: projectTabs(access, 'graph'),
    path: projectPath(project.id, 'graph'),
    newPath: projectPath(project.id, 'form', profile.root_entity),
    legend: [...looks]
      .filter(([name]) => counts.has(name))
      .map(([name, look]) => ({
        ...look,
        name,
        title: inWords(name),
        count: numberText(counts.get(name)?.length ?? 0),
        isChosen: selection.types?.includes(name) === true,
      })),
    q: selection.text ?? '',
    focus: focused === undefined ? undefined : { id: focused.id, label: focused.label },
    isNarrowed: graph.nodes.length < whole.nodes.length,
    total: whole.nodes.length,
    shown: numberText(graph.nodes.length),
    references: folded.edges.filter(({ to, from }) => folded.holderOf.get(to) !== from).length,
    open,
    picture: drawn(access, folded, looks, addresses, panel?.id),
    panel,
  };
}

interface Addresses {
  /** With an entity beside the picture. */
  readonly show: (id: string) => string;
  /** With a list unfolded. */
  readonly unfold: (key: string) => string;
  /** With a list folded again. */
  readonly fold: (key: string) => string;
}

/** Addresses of the page as it is, but for one thing. */
function addressesOf(projectId: string, { selection, open, entity }: GraphParts): Addresses {
  const address = (keys: Iterable<string>, shown: string | undefined, target: string) => {
    const query = new URLSearchParams([
      ...(selection.types ?? []).map((type): [string, string] => ['type', type]),
      ...(selection.text ? [['q', selection.text] as [string, string]] : []),
      ...(selection.focus === undefined ? [] : [['node_id', selection.focus] as [string, string]]),
      ...[...new Set(keys)].map((key): [string, string] => ['open', key]),
      ...(shown === undefined ? [] : [['entity', shown] as [string, string]]),
    ]);
    return `${projectPath(projectId, 'graph')}?${query}#node-${target}`;
  };
  return {
    show: (id) => address(open, id, id),
    unfold: (key) => address([...open, key], entity, key),
    fold: (key) =>
      address(
        open.filter((one) => one !== key),
        entity,
        key,
      ),
  };
}

function drawn(
  { project }: ProjectAccess,
  folded: FoldedGraph,
  looks: ReadonlyMap<string, TypeLook>,
  addresses: Addresses,
  shown: string | undefined,
): string | undefined {
  const layout = layOut(folded);
  if (layout.nodes.length === 0) return undefined;
  const unknown: TypeLook = { letters: '?', color: 0 };
  return draw(layout, {
    look: (type) => looks.get(type) ?? unknown,
    pathOf: ({ id, group, fold, left }: PlacedNode) => {
      if (left !== undefined) return projectPath(project.id, 'table', group);
      if (fold === undefined) return addresses.show(id);
      return fold.isOpen ? addresses.fold(id) : addresses.unfold(id);
    },
    wordsOf: ({ group, fold, left = 0 }) =>
      fold === undefined ? `${numberText(left)} more in the table` : `${inWords(group)} × ${numberText(fold.count)}`,
    title: `Entities of ${project.name}`,
    shown,
  });
}
