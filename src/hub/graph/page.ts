/** The page of a project's graph. */
import type { ProjectAccess } from '../access/project-access.ts';
import { type ProjectTabs, projectPath, projectTabs } from '../page.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { inWords } from '../words.ts';
import { draw, type TypeLook } from './drawing.ts';
import type { Graph } from './graph-data.ts';
import { layOut } from './layout.ts';
import type { GraphSelection } from './selection.ts';
import { typeLooks } from './type-looks.ts';

/** More than this many entities are not drawn at once: the page would be larger than what people can look at. */
const MOST_DRAWN = 10_000;
/** More references than this hide the picture; they are shown when asked for. */
const MOST_SHOWN_REFERENCES = 400;

/** A type in the legend, which is also the filter. */
export interface LegendEntry extends TypeLook {
  readonly name: string;
  readonly title: string;
  readonly count: number;
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
  readonly shown: number;
  readonly containments: number;
  readonly references: number;
  readonly showReferences: boolean;
  /** SVG; absent where there is nothing, or too much, to draw. */
  readonly picture: string | undefined;
  readonly mostDrawn: number;
}

/** What the page shows. */
export interface GraphParts {
  readonly picture: ProjectPicture;
  readonly whole: Graph;
  readonly graph: Graph;
  readonly selection: GraphSelection;
}

/** Makes the model. */
export function graphPage(access: ProjectAccess, { picture, whole, graph, selection }: GraphParts): GraphPage {
  const { project, profile } = access;
  const looks = typeLooks(profile);
  const unknown: TypeLook = { letters: '?', color: 0 };
  const counts = Map.groupBy(whole.nodes, ({ group }) => group);
  const layout = layOut(graph.nodes.length > MOST_DRAWN ? { nodes: [], edges: [] } : graph, (id) => picture.get(id)?.parentId);
  const focused = selection.focus === undefined ? undefined : picture.get(selection.focus);
  const path = projectPath(project.id, 'graph');
  return {
    tabs: projectTabs(access, 'graph'),
    path,
    newPath: projectPath(project.id, 'form', profile.root_entity),
    legend: [...looks]
      .filter(([name]) => counts.has(name))
      .map(([name, look]) => ({
        ...look,
        name,
        title: inWords(name),
        count: counts.get(name)?.length ?? 0,
        isChosen: selection.types?.includes(name) === true,
      })),
    q: selection.text ?? '',
    focus: focused === undefined ? undefined : { id: focused.id, label: focused.label },
    isNarrowed: graph.nodes.length < whole.nodes.length,
    total: whole.nodes.length,
    shown: graph.nodes.length,
    containments: layout.containments.length,
    references: layout.references.length,
    showReferences: layout.references.length <= MOST_SHOWN_REFERENCES,
    picture:
      layout.nodes.length === 0
        ? undefined
        : draw(layout, {
            look: (type) => looks.get(type) ?? unknown,
            pathOf: (id) => projectPath(project.id, 'entity', id),
            title: `Entities of ${project.name}`,
          }),
    mostDrawn: MOST_DRAWN,
  };
}
