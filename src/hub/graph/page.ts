import type { Profile } from '../../profiles/profile.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { sortByProfile } from '../entities/entity-values.ts';
import { formatShortValue } from '../history/store.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import { COLORS, drawGraph, layOutGraph, type PlacedNode, type TypeStyle } from './drawing.ts';
import { type FoldedGraph, foldGraph } from './folding.ts';
import type { Graph, GraphSelection } from './graph-data.ts';

export interface GraphParts {
  readonly snapshot: ProjectSnapshot;
  readonly whole: Graph;
  readonly graph: Graph;
  readonly selection: GraphSelection;
  /** Keys of expanded lists. */
  readonly open: readonly string[];
  readonly entity: string | undefined;
}

export function createGraphPage(access: ProjectAccess, parts: GraphParts) {
  const { project, profile } = access;
  const { snapshot, whole, graph, selection, open } = parts;
  const styles = chooseTypeStyles(profile);
  const counts = Map.groupBy(whole.nodes, ({ group }) => group);
  const folded = foldGraph(graph, (id) => snapshot.get(id), new Set(open));
  const focused = selection.focus === undefined ? undefined : snapshot.get(selection.focus);
  const addresses = createAddresses(project.id, parts);
  const panel = parts.entity === undefined ? undefined : createPanel(snapshot, whole, parts.entity, addresses);
  return {
    tabs: createProjectTabs(access, 'graph'),
    path: getProjectPath(project.id, 'graph'),
    newPath: getProjectPath(project.id, 'form', profile.root_entity),
    legend: [...styles]
      .filter(([name]) => counts.has(name))
      .map(([name, style]) => ({
        ...style,
        name,
        title: formatDisplayName(name),
        count: formatNumber(counts.get(name)?.length ?? 0),
        isChosen: selection.types?.includes(name) === true,
      })),
    q: selection.text ?? '',
    focus: focused === undefined ? undefined : { id: focused.id, label: focused.label },
    isNarrowed: graph.nodes.length < whole.nodes.length,
    total: whole.nodes.length,
    shown: formatNumber(graph.nodes.length),
    references: folded.edges.filter(({ to, from }) => folded.holderOf.get(to) !== from).length,
    open,
    // SVG; absent for a graph without nodes.
    picture: drawGraphPart(access, folded, styles, addresses, panel?.id),
    panel,
  };
}

interface Addresses {
  /** Returns the path that opens the panel of an entity. */
  readonly getPanelPath: (id: string) => string;
  readonly getUnfoldedPath: (key: string) => string;
  readonly getFoldedPath: (key: string) => string;
}

/** Returns functions for the paths of the page. Each path changes one parameter of the current path. */
function createAddresses(projectId: string, { selection, open, entity }: GraphParts): Addresses {
  const buildAddress = (keys: Iterable<string>, shown: string | undefined, target: string) => {
    const query = new URLSearchParams([
      ...(selection.types ?? []).map((type): [string, string] => ['type', type]),
      ...(selection.text ? [['q', selection.text] as [string, string]] : []),
      ...(selection.focus === undefined ? [] : [['node_id', selection.focus] as [string, string]]),
      ...[...new Set(keys)].map((key): [string, string] => ['open', key]),
      ...(shown === undefined ? [] : [['entity', shown] as [string, string]]),
    ]);
    return `${getProjectPath(projectId, 'graph')}?${query}#node-${target}`;
  };
  return {
    getPanelPath: (id) => buildAddress(open, id, id),
    getUnfoldedPath: (key) => buildAddress([...open, key], entity, key),
    getFoldedPath: (key) =>
      buildAddress(
        open.filter((one) => one !== key),
        entity,
        key,
      ),
  };
}

function drawGraphPart(
  { project }: ProjectAccess,
  folded: FoldedGraph,
  styles: ReadonlyMap<string, TypeStyle>,
  addresses: Addresses,
  shown: string | undefined,
): string | undefined {
  const layout = layOutGraph(folded);
  if (layout.nodes.length === 0) return undefined;
  const unknown: TypeStyle = { letters: '?', color: 0 };
  return drawGraph(layout, {
    getStyle: (type) => styles.get(type) ?? unknown,
    getPath: ({ id, group, fold, left }: PlacedNode) => {
      if (left !== undefined) return getProjectPath(project.id, 'table', group);
      if (fold === undefined) return addresses.getPanelPath(id);
      return fold.isOpen ? addresses.getFoldedPath(id) : addresses.getUnfoldedPath(id);
    },
    getText: ({ group, fold, left = 0 }) =>
      fold === undefined
        ? `${formatNumber(left)} more in the table`
        : `${formatDisplayName(group)} × ${formatNumber(fold.count)}`,
    title: `Entities of ${project.name}`,
    shown,
  });
}

/** Returns the style of each type in profile order, with unique letters. */
export function chooseTypeStyles(profile: Profile): ReadonlyMap<string, TypeStyle> {
  const styles = new Map<string, TypeStyle>();
  const taken = new Set<string>();
  for (const [index, name] of [...profile.entities.keys()].entries()) {
    const letters = listLetterChoices(name).find((candidate) => !taken.has(candidate)) ?? String(index + 1);
    taken.add(letters);
    styles.set(name, { letters, color: index % COLORS });
  }
  return styles;
}

/** Returns candidates for the letters of a type: OU, ObU, ObsU, Ob, … for `ObservationUnit`, and St, Stu, … for `Study`. */
function listLetterChoices(name: string): string[] {
  const [first = '', ...others] = name.match(/[A-Z][a-z0-9]*|[a-z0-9]+/g) ?? [name];
  const initials = others.map((word) => word.slice(0, 1)).join('');
  const candidates = [1, 2, 3].map((length) => `${first.slice(0, length)}${initials.slice(0, 4 - length)}`);
  return others.length === 0 ? [2, 3, 4].map((length) => first.slice(0, length)) : candidates;
}

/** Maximum number of values in the panel. */
const MAX_VALUES = 12;
const MAX_LINKS = 8;

function createPanel(
  snapshot: ProjectSnapshot,
  graph: Graph,
  id: string,
  addresses: { readonly getPanelPath: (id: string) => string; readonly getUnfoldedPath: (key: string) => string },
) {
  const row = snapshot.get(id);
  if (row === undefined) return undefined;
  const entity = snapshot.profile.entities.get(row.entityType);
  const values = Object.entries(entity === undefined ? row.data : sortByProfile(entity, row.data));
  const lists = Map.groupBy(snapshot.listChildren(row.id), ({ parentField }) => parentField ?? '');
  const createPanelLinks = (other: string) => {
    const found = snapshot.get(other);
    return found === undefined ? [] : [{ label: found.label, path: addresses.getPanelPath(found.id) }];
  };
  // The panel shows parents and children separately.
  const isIndirectlyRelated = (other: string) => snapshot.get(other)?.parentId !== row.id && row.parentId !== other;
  const listLinked = (ids: readonly string[]) => {
    const apart = [...new Set(ids)].filter(isIndirectlyRelated);
    return { links: apart.slice(0, MAX_LINKS).flatMap(createPanelLinks), more: Math.max(0, apart.length - MAX_LINKS) };
  };
  const edges = graph.edges.filter(({ from, to }) => from === row.id || to === row.id);
  return {
    id: row.id,
    label: row.label,
    type: formatDisplayName(row.entityType),
    formPath: getProjectPath(row.projectId, 'entity', row.id),
    aroundPath: `${getProjectPath(row.projectId, 'graph')}?${new URLSearchParams({ node_id: row.id, entity: row.id })}`,
    above: snapshot.listAncestors(row.id).flatMap((one) => createPanelLinks(one.id)),
    values: values
      .slice(0, MAX_VALUES)
      .map(([name, value]) => ({ name: formatFieldLabel(entity, name), value: formatShortValue(value) })),
    moreValues: Math.max(0, values.length - MAX_VALUES),
    holds: [...lists].map(([field, children]) => ({
      label: formatDisplayName(field),
      count: formatNumber(children.length),
      path: addresses.getUnfoldedPath(`${row.id}.${field}`),
    })),
    refersTo: listLinked(edges.filter(({ from }) => from === row.id).map(({ to }) => to)),
    referredBy: listLinked(edges.filter(({ to }) => to === row.id).map(({ from }) => from)),
  };
}
