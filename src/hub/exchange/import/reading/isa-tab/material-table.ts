/** Parses study and assay files of ISA-Tab. Each row is a path from a source to a sample, or from a sample to its data. */
import type { CsvRecord } from '../../../../../web/csv/records.ts';
import { isEmptyCell } from '../../../cells.ts';
import { GENERATED_COMMENT } from '../../../isa/extensions.ts';
import { UNKNOWN_PROTOCOL } from '../../../isa/isa-tables.ts';

type IsaObject = Record<string, unknown>;

export interface IsaMaterials {
  readonly sources: readonly IsaObject[];
  readonly samples: readonly IsaObject[];
  readonly otherMaterials: readonly IsaObject[];
  readonly dataFiles: readonly IsaObject[];
  readonly processSequence: readonly IsaObject[];
  /** Columns with values that an ISA object cannot store. */
  readonly leftOut: ReadonlyMap<string, LeftOutCells>;
}

interface LeftOutCells {
  readonly texts: unknown[];
  readonly lines: number[];
}

/** A line of the file, with the header and the columns that were read. */
interface Row {
  readonly head: readonly string[];
  readonly cells: readonly string[];
  readonly line: number;
  /** Indexes of columns that belong to an earlier column. */
  readonly read: Set<number>;
  readonly leftOut: Map<string, LeftOutCells>;
}

/** A material, file or process in a row, with the columns that describe it. */
interface Node {
  readonly kind: string;
  readonly name: string;
  readonly object: IsaObject;
  readonly at: number;
}

const MATERIALS: ReadonlyMap<string, string> = new Map([
  ['Source Name', 'source'],
  ['Sample Name', 'sample'],
  ['Extract Name', 'material'],
  ['Labeled Extract Name', 'material'],
]);

/** Returns the objects of the lines. The first line is the header. Rows with the same name create one object. */
export function parseMaterials([first, ...lines]: readonly CsvRecord[]): IsaMaterials {
  const head = first?.cells ?? [];
  const found = new Map<string, Node>();
  const processes = new Map<string, IsaObject>();
  const leftOut = new Map<string, LeftOutCells>();
  for (const { line, cells } of lines) {
    const nodes = createNodes({ head, cells, line, read: new Set(), leftOut }).filter((...of) => !isPlaceholder(...of));
    const sample = nodes.findLast(({ kind }) => kind === 'sample');
    const source = nodes.find(({ kind }) => kind === 'source');
    if (sample !== undefined && source !== undefined) sample.object.derivesFrom = [{ '@id': source.object['@id'] }];
    for (const [at, node] of nodes.entries()) {
      if (node.kind === 'process') continue;
      const before = nodes[at - 1];
      if (node.kind === 'material' && (before?.kind === 'sample' || before?.kind === 'material'))
        node.object.derivesFrom = [{ '@id': before.object['@id'] }];
      const key = `${node.kind} ${node.name.trim()}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, node);
      else mergeMembers(known.object, node.object);
    }
    addProcesses(processes, nodes);
  }
  const nodes = [...found.values()];
  const listObjects = (kind: string, all = nodes) => all.filter((node) => node.kind === kind).map(({ object }) => object);
  return {
    sources: listObjects('source'),
    samples: listObjects('sample'),
    otherMaterials: listObjects('material'),
    // Raw files precede the files that were derived from them.
    dataFiles: listObjects(
      'file',
      nodes.toSorted((one, other) => one.at - other.at),
    ),
    processSequence: mergeEqualProcesses([...processes.values()]),
    leftOut,
  };
}

/**
 * Returns whether a process only fills the column of protocols: at an end of the row, beside another process, or between a
 * material and its origin.
 */
function isPlaceholder({ object }: Node, at: number, row: readonly Node[]): boolean {
  const [before, after] = [row[at - 1]?.kind ?? '', row[at + 1]?.kind ?? ''];
  const isDerivation =
    (before === 'source' && after === 'sample') || (/^(?:sample|material)$/.test(before) && after === 'material');
  return (
    (before === '' || after === '' || before === 'process' || after === 'process' || isDerivation) &&
    JSON.stringify(object) === JSON.stringify(createMaterialObject('process', '', UNKNOWN_PROTOCOL))
  );
}

/** Adds new properties and list items of the same object from another row. */
export function mergeMembers(known: IsaObject, stated: IsaObject): void {
  for (const [member, value] of Object.entries(stated)) {
    const present = known[member];
    if (!Array.isArray(present) || !Array.isArray(value)) known[member] ??= value;
    else {
      const keys = keysByList.get(present) ?? new Set(present.map((item) => JSON.stringify(item)));
      keysByList.set(present, keys);
      for (const item of value) if (keys.size < keys.add(JSON.stringify(item)).size) present.push(item);
    }
  }
}

/** Caches list items as strings. */
const keysByList = new WeakMap<object, Set<string>>();

/** Matches columns for actions: an assay, a scan, a normalization. */
const ACTION_COLUMN =
  /^(?:(?:Hybridization |Gel Electrophoresis |MS |NMR )?Assay|Scan|Normalization|Data Transformation) Name$/;
/** Matches columns that describe the preceding object. */
const DESCRIBING_COLUMN = /^(Characteristics|Parameter Value|Factor Value|Comment|Material Type|Label)\s*(?:\[(.+)\])?$/;

/** Returns the objects of a row with their descriptions. Records columns that describe no object. */
function createNodes(row: Row): readonly Node[] {
  const nodes: Node[] = [];
  const factorValues: IsaObject[] = [];
  // Columns after an empty cell describe no object.
  let at: { readonly column: string; readonly node: Node | undefined } = { column: '', node: undefined };
  const addNode = (column: string, node: Node) => {
    nodes.push(node);
    at = { column, node };
  };
  for (const [index, title] of row.head.entries()) {
    const name = getFilledText(row.cells[index]);
    const column = title.trim();
    const kind = findColumnKind(column);
    const isRun = ACTION_COLUMN.test(column) && at.node?.kind !== 'process';
    if (kind !== undefined && (name !== '' || (kind === 'process' && hasUnnamedProcess(row, index))))
      addNode(column, { kind, name, object: createMaterialObject(kind, column, name), at: index });
    // Actions have a name instead of a protocol.
    else if (isRun && name !== '') addNode(column, { kind: 'process', name: '', object: { name }, at: index });
    else if (kind !== undefined || isRun) at = { column, node: undefined };
    else if (name !== '' && !row.read.has(index)) {
      const [, what = '', of = ''] = DESCRIBING_COLUMN.exec(column) ?? [];
      if (what === 'Factor Value' && of !== '')
        factorValues.push({ category: { '@id': `#factor/${of.trim()}` }, ...createValueObject(row, index) });
      else if (at.node === undefined)
        recordOmission(row, at.column === '' ? column : `${column} after an empty cell of ${at.column}`, [name]);
      else if (!addDescription(at.node, what === '' ? column : what, of, () => createValueObject(row, index), name))
        recordOmission(row, column, [name]);
    }
  }
  const beyond = row.cells.slice(row.head.length).filter((cell) => !isEmptyCell(cell));
  if (beyond.length > 0) recordOmission(row, 'cells to the right of the last column', beyond);
  const sample = nodes.findLast(({ kind }) => kind === 'sample');
  if (sample !== undefined && factorValues.length > 0) sample.object.factorValues = factorValues;
  else if (factorValues.length > 0) recordOmission(row, 'Factor Value', factorValues);
  return nodes;
}

function getFilledText(cell = ''): string {
  return isEmptyCell(cell) ? '' : cell;
}

function findColumnKind(column: string): string | undefined {
  return MATERIALS.get(column) ?? (column === 'Protocol REF' ? 'process' : / File$/.test(column) ? 'file' : undefined);
}

/** Returns whether a comment after an empty Protocol REF states that the process has no protocol. */
function hasUnnamedProcess({ head, cells }: Row, at: number): boolean {
  const after = head.slice(at + 1).map((title) => title.trim());
  const end = after.findIndex((title) => findColumnKind(title) !== undefined);
  return after.slice(0, end < 0 ? undefined : end).some((title, index) => {
    return title === `Comment[${GENERATED_COMMENT}]` && cells[at + 1 + index] === 'executesProtocol';
  });
}

function recordOmission({ leftOut, line }: Row, what: string, values: readonly unknown[]): void {
  const known = leftOut.get(what) ?? { texts: [], lines: [] };
  leftOut.set(what, known);
  known.texts.push(...values);
  if (known.lines.at(-1) !== line) known.lines.push(line);
}

function createMaterialObject(kind: string, column: string, name: string): IsaObject {
  if (kind === 'process') return name === '' ? {} : { executesProtocol: { '@id': `#protocol/${name.trim()}` } };
  return { '@id': `#${kind}/${name.trim()}`, name, ...(kind === 'material' || kind === 'file' ? { type: column } : {}) };
}

/** Adds a description to an object. Returns false if the object cannot have this description. */
function addDescription({ kind, object }: Node, what: string, of: string, value: () => IsaObject, text: string): boolean {
  const fact = what === 'Performer' || what === 'Date' ? what.toLowerCase() : ACTION_COLUMN.test(what) ? 'name' : undefined;
  if (fact !== undefined) {
    if (kind !== 'process' || object[fact] !== undefined) return false;
    object[fact] = text;
  } else if (what === 'Comment') appendItem(object, 'comments', { name: of, value: text });
  else if (what === 'Parameter Value') {
    if (kind !== 'process') return false;
    appendItem(object, 'parameterValues', { category: { parameterName: { annotationValue: of } }, ...value() });
  } else if (what === 'Characteristics' || what === 'Material Type' || what === 'Label') {
    if (kind === 'process' || kind === 'file') return false;
    const characteristicType = { annotationValue: what === 'Characteristics' ? of : what };
    appendItem(object, 'characteristics', { category: { characteristicType }, ...value() });
  } else return false;
  return true;
}

/** Returns a value with the unit or term in the next columns. */
function createValueObject({ head, cells, read }: Row, at: number): IsaObject {
  let next = at + 1;
  const takeFollowingCell = (title: string) => {
    if (head[next]?.trim() !== title) return '';
    read.add(next);
    next += 1;
    return getFilledText(cells[next - 1]);
  };
  const text = getFilledText(cells[at]);
  const unit = takeFollowingCell('Unit');
  const term = { termSource: takeFollowingCell('Term Source REF'), termAccession: takeFollowingCell('Term Accession Number') };
  return unit === ''
    ? { value: { annotationValue: text, ...term } }
    : { value: text, unit: { annotationValue: unit, ...term } };
}

/** Adds a process for each protocol between two objects. Processes with the same start become one. */
function addProcesses(processes: Map<string, IsaObject>, row: readonly Node[]): void {
  const nodes = addUnnamedProcesses(row);
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'process') continue;
    const before = nodes.slice(0, index).findLast(({ kind }) => kind !== 'process');
    const after = nodes.slice(index + 1).find(({ kind }) => kind !== 'process');
    const key = JSON.stringify([node.object, before?.name, index]);
    const process = processes.get(key) ?? {
      ...node.object,
      inputs: before === undefined ? [] : [{ '@id': before.object['@id'] }],
      outputs: [],
    };
    const id = after?.object['@id'];
    if (id !== undefined) mergeMembers(process, { outputs: [{ '@id': id }] });
    processes.set(key, process);
  }
}

/** Returns the processes. Processes with equal name and result, such as an assay, become one with several inputs. */
function mergeEqualProcesses(processes: readonly IsaObject[]): readonly IsaObject[] {
  const named = new Map<string, IsaObject>();
  return processes.filter((process) => {
    if (process.name === undefined) return true;
    const { inputs, ...rest } = process;
    const key = JSON.stringify(rest);
    const known = named.get(key);
    if (known === undefined) named.set(key, process);
    else for (const input of inputs as IsaObject[]) appendItem(known, 'inputs', input);
    return known === undefined;
  });
}

/** Adds an unnamed process between nodes that no process links. Samples and extracts state their sources instead. */
function addUnnamedProcesses(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const isLink = before !== undefined && before.kind !== 'process' && node.kind !== 'process';
    if (!isLink || (before.kind === 'source' && node.kind === 'sample')) return [node];
    if (node.kind === 'material' && before.kind !== 'source') return [node];
    return [{ kind: 'process', name: '', object: {}, at: node.at }, node];
  });
}

function appendItem(object: IsaObject, member: string, item: IsaObject): void {
  const list = object[member];
  if (Array.isArray(list)) list.push(item);
  else object[member] = [item];
}
