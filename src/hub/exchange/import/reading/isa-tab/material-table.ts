/** Study and assay files of ISA-Tab: each row is a way from a source to a sample, or from a sample to its data. */

type IsaObject = Record<string, unknown>;

/** What a study or assay file holds. */
export interface IsaMaterials {
  readonly sources: readonly IsaObject[];
  readonly samples: readonly IsaObject[];
  readonly otherMaterials: readonly IsaObject[];
  readonly dataFiles: readonly IsaObject[];
  readonly processSequence: readonly IsaObject[];
  /** Columns that say something for which an ISA object has no place, with the number of their values. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** A node of a row: a material, a file or a process, with the columns behind it that speak of it. */
interface Node {
  readonly kind: string;
  readonly name: string;
  readonly object: IsaObject;
}

const MATERIALS: Readonly<Record<string, string>> = {
  'Source Name': 'source',
  'Sample Name': 'sample',
  'Extract Name': 'material',
  'Labeled Extract Name': 'material',
};

/** Reads the lines of a file, its head first. Each thing is told once, however many rows name it. */
export function materialsOf([head = [], ...lines]: readonly (readonly string[])[]): IsaMaterials {
  const found = new Map<string, Node>();
  const processes = new Map<string, IsaObject>();
  const leftOut = new Map<string, number>();
  for (const cells of lines) {
    const nodes = nodesOf(head, cells, leftOut);
    const sample = nodes.findLast(({ kind }) => kind === 'sample');
    const source = nodes.find(({ kind }) => kind === 'source');
    if (sample !== undefined && source !== undefined) sample.object.derivesFrom = [{ '@id': source.object['@id'] }];
    for (const node of nodes) {
      if (node.kind === 'process') continue;
      const key = `${node.kind} ${node.name}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, node);
      else takeMembers(known.object, node.object);
    }
    addProcesses(processes, nodes);
  }
  const of = (kind: string) => [...found.values()].filter((node) => node.kind === kind).map(({ object }) => object);
  return {
    sources: of('source'),
    samples: of('sample'),
    otherMaterials: of('material'),
    dataFiles: of('file'),
    processSequence: [...processes.values()],
    leftOut,
  };
}

/** What another row says of the same thing: what is new, and of lists every item that is not there yet. */
export function takeMembers(known: IsaObject, said: IsaObject): void {
  for (const [member, value] of Object.entries(said)) {
    const has = known[member];
    if (!Array.isArray(has) || !Array.isArray(value)) known[member] ??= value;
    else {
      const keys = keysByList.get(has) ?? new Set(has.map((item) => JSON.stringify(item)));
      keysByList.set(has, keys);
      for (const item of value) if (keys.size < keys.add(JSON.stringify(item)).size) has.push(item);
    }
  }
}

/** Items of lists that others are added to, as texts. */
const keysByList = new WeakMap<object, Set<string>>();

/** Columns that name what was done, and not what came out: an assay, a scan, a normalization. */
const RUN = /^(?:(?:Hybridization |Gel Electrophoresis |MS |NMR )?Assay|Scan|Normalization|Data Transformation) Name$/;
/** Columns that say something of the thing before them, with the members that they become. */
const ABOUT = /^(Characteristics|Parameter Value|Factor Value|Comment|Material Type|Label)\s*(?:\[(.+)\])?$/;

/** The things of a row with what it says of each; counts by column what says nothing of any. */
function nodesOf(head: readonly string[], cells: readonly string[], leftOut: Map<string, number>): readonly Node[] {
  const nodes: Node[] = [];
  const samples: Node[] = [];
  const factorValues: IsaObject[] = [];
  const read = new Set<number>();
  for (const [index, title] of head.entries()) {
    const name = (cells[index] ?? '').trim();
    if (name === '' || read.has(index)) continue;
    const column = title.trim();
    const kind = MATERIALS[column] ?? (column === 'Protocol REF' ? 'process' : / File$/.test(column) ? 'file' : undefined);
    if (kind !== undefined) {
      const node = { kind, name, object: objectOf(kind, column, name) };
      nodes.push(node);
      if (kind === 'sample') samples.push(node);
      continue;
    }
    const last = nodes.at(-1);
    const [, what = '', of = ''] = ABOUT.exec(column) ?? [];
    if (what === 'Factor Value' && of !== '') {
      factorValues.push({ category: { '@id': `#factor/${of}`, factorName: of }, ...valueAt(head, cells, index, read) });
    } else if (last === undefined || !say(last, what === '' ? column : what, of, () => valueAt(head, cells, index, read), name))
      leftOut.set(column, (leftOut.get(column) ?? 0) + 1);
  }
  const sample = samples.at(-1);
  if (sample !== undefined && factorValues.length > 0) sample.object.factorValues = factorValues;
  else if (factorValues.length > 0) leftOut.set('Factor Value', (leftOut.get('Factor Value') ?? 0) + factorValues.length);
  return nodes;
}

function objectOf(kind: string, column: string, name: string): IsaObject {
  if (kind === 'process') return { executesProtocol: { '@id': `#protocol/${name}` } };
  return { '@id': `#${kind}/${name}`, name, ...(kind === 'material' || kind === 'file' ? { type: column } : {}) };
}

/** Adds what a column says of a thing; false where nothing can be said so. */
function say({ kind, object }: Node, what: string, of: string, value: () => IsaObject, text: string): boolean {
  const fact = what === 'Performer' || what === 'Date' ? what.toLowerCase() : RUN.test(what) ? 'name' : undefined;
  if (fact !== undefined) {
    if (kind !== 'process' || object[fact] !== undefined) return false;
    object[fact] = text;
  } else if (what === 'Comment') push(object, 'comments', { name: of, value: text });
  else if (what === 'Parameter Value') {
    if (kind !== 'process') return false;
    push(object, 'parameterValues', { category: { parameterName: { annotationValue: of } }, ...value() });
  } else if (what === 'Characteristics' || what === 'Material Type' || what === 'Label') {
    if (kind === 'process' || kind === 'file') return false;
    const characteristicType = { annotationValue: what === 'Characteristics' ? of : what };
    push(object, 'characteristics', { category: { characteristicType }, ...value() });
  } else return false;
  return true;
}

/** A value with the unit or the term behind it, whose columns are read with it. */
function valueAt(head: readonly string[], cells: readonly string[], at: number, read: Set<number>): IsaObject {
  let next = at + 1;
  const behind = (title: string) => {
    if (head[next]?.trim() !== title) return '';
    read.add(next);
    next += 1;
    return (cells[next - 1] ?? '').trim();
  };
  const text = (cells[at] ?? '').trim();
  const unit = behind('Unit');
  const term = { termSource: behind('Term Source REF'), termAccession: behind('Term Accession Number') };
  return unit === ''
    ? { value: { annotationValue: text, ...term } }
    : { value: text, unit: { annotationValue: unit, ...term } };
}

/** Each protocol between two materials is a process; those with the same beginning are one. */
function addProcesses(processes: Map<string, IsaObject>, nodes: readonly Node[]): void {
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
    const outputs = process.outputs as { '@id': unknown }[];
    const id = after?.object['@id'];
    if (id !== undefined && !outputs.some((one) => one['@id'] === id)) outputs.push({ '@id': id });
    processes.set(key, process);
  }
}

function push(object: IsaObject, member: string, item: IsaObject): void {
  const list = object[member];
  if (Array.isArray(list)) list.push(item);
  else object[member] = [item];
}
