/** Draws a graph as SVG, with colors from styles/hub-graph.css. Letters also identify the type, for color-blind users. */
import { escapeMarkup } from '../../web/markup-text.ts';
import type { FoldedGraph, FoldedNode } from './folding.ts';

/** Sizes in CSS pixels at scale 1. The height of a node suits touch input (WCAG 2.2, 2.5.8). */
const SIZE = { node: { width: 232, height: 26 }, column: 284, row: 32, margin: 8, badge: 38 };
const MAX_LABEL_LENGTH = 25;
/** Number of colors. Further types repeat them. */
export const COLORS = 8;

export interface TypeStyle {
  /** Two or three letters that identify the type. */
  readonly letters: string;
  /** Color number, from 0 to COLORS - 1. */
  readonly color: number;
}

export interface DrawingParts {
  readonly getStyle: (type: string) => TypeStyle;
  readonly getPath: (node: PlacedNode) => string;
  /** Returns the text of a node that represents several entities, such as `880 Observation units`. */
  readonly getText: (node: PlacedNode) => string;
  /** ID of the entity whose panel is open. */
  readonly shown?: string | undefined;
  readonly title: string;
}

export function drawGraph(layout: GraphLayout, parts: DrawingParts): string {
  const width = layout.columns * SIZE.column - (SIZE.column - SIZE.node.width) + 2 * SIZE.margin + 48;
  const height = layout.rows * SIZE.row + 2 * SIZE.margin;
  const positions = new Map(layout.nodes.map((node) => [node.id, getNodeStart(node)]));
  const getNodePosition = (id: string) => positions.get(id) as Place;
  const lines = layout.containments.map((edge) => drawContainment(getNodePosition(edge.from), getNodePosition(edge.to)));
  const references = layout.references.map((edge) => drawReference(edge, getNodePosition(edge.from), getNodePosition(edge.to)));
  const nodes = layout.nodes.map((node) => drawNode(node, parts));
  return `<svg class="graph-picture" role="group" aria-label="${escapeMarkup(parts.title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path class="graph-lines" d="${lines.join('')}"/>
<g class="graph-references" aria-hidden="true">${references.join('\n')}</g>
<g>${nodes.join('\n')}</g>
</svg>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Returns the center of the node's left side. */
function getNodeStart({ column, row }: PlacedNode): Place {
  return { x: SIZE.margin + column * SIZE.column, y: SIZE.margin + (row + 0.5) * SIZE.row };
}

function drawContainment(from: Place, to: Place): string {
  const start = from.x + SIZE.node.width;
  return `M${start},${from.y}H${start + (to.x - start) / 2}V${to.y}H${to.x}`;
}

function drawReference({ from, to, label, count }: GraphLayout['references'][number], start: Place, end: Place): string {
  const [x1, x2] = [start.x + SIZE.node.width, end.x + SIZE.node.width];
  const reach = Math.max(x1, x2) + 32;
  const path = `M${x1},${start.y}C${reach},${start.y} ${reach},${end.y} ${x2},${end.y}`;
  return `<path data-from="${from}" data-to="${to}" d="${path}"><title>${escapeMarkup(count === 1 ? label : `${label} ×${count}`)}</title></path>`;
}

function drawNode(node: PlacedNode, { getStyle, getPath, getText, shown }: DrawingParts): string {
  const { x, y } = getNodeStart(node);
  const { width, height } = SIZE.node;
  const { letters, color } = getStyle(node.group);
  const { id, label, group, fold, left } = node;
  const isEntity = fold === undefined && left === undefined;
  const text = isEntity ? label : getText(node);
  const foldState = fold === undefined ? '' : fold.isOpen ? ', unfolded' : ', folded';
  const title = isEntity ? `${group}: ${label}` : `${text}${foldState}`;
  const behind =
    fold?.isOpen === false ? `<rect class="graph-behind" x="4" y="4" width="${width}" height="${height}" rx="4"/>` : '';
  const sign = fold === undefined ? (isEntity ? letters : '…') : fold.isOpen ? '−' : '+';
  const classes = ['graph-node', `graph-color-${color}`, isEntity ? '' : 'graph-fold', id === shown ? 'is-shown' : ''];
  return `<a class="${classes.filter((one) => one !== '').join(' ')}" id="node-${escapeMarkup(id)}" data-type="${escapeMarkup(group)}" href="${escapeMarkup(getPath(node))}" transform="translate(${x},${y - height / 2})"><title>${escapeMarkup(title)}</title>${behind}<rect width="${width}" height="${height}" rx="4"/><text class="graph-letters" x="${SIZE.badge / 2}" y="17">${escapeMarkup(sign)}</text><text x="${SIZE.badge}" y="17">${escapeMarkup(shortenLabel(text))}</text></a>`;
}

function shortenLabel(label: string): string {
  const characters = [...label];
  return characters.length <= MAX_LABEL_LENGTH ? label : `${characters.slice(0, MAX_LABEL_LENGTH - 1).join('')}…`;
}

export interface PlacedNode extends FoldedNode {
  /** Number of ancestors, from 0 at the left. */
  readonly column: number;
  /** Index from 0 at the top. */
  readonly row: number;
}

type GraphLayout = ReturnType<typeof layOutGraph>;

/** Returns nodes with column and row, edges, and the numbers of columns and rows. Runs in linear time. */
export function layOutGraph({ nodes, edges, holderOf }: Pick<FoldedGraph, 'nodes' | 'edges' | 'holderOf'>) {
  const childrenOf = Map.groupBy(nodes, ({ id }) => holderOf.get(id) ?? '');
  const placed: PlacedNode[] = [];
  let rows = 0;
  const placeNode = (node: FoldedNode, column: number): void => {
    placed.push({ ...node, column, row: rows });
    const children = childrenOf.get(node.id) ?? [];
    for (const child of children) placeNode(child, column + 1);
    if (children.length === 0) rows += 1;
  };
  for (const top of childrenOf.get('') ?? []) placeNode(top, 0);
  const isContainment = ({ from, to }: { from: string; to: string }) => holderOf.get(to) === from;
  return {
    /** Parents precede children. */
    nodes: placed,
    containments: edges.filter(isContainment),
    references: edges.filter((edge) => !isContainment(edge)),
    columns: 1 + placed.reduce((most, { column }) => Math.max(most, column), -1),
    rows,
  };
}
