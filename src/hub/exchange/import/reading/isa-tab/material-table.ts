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
    if (sample !== undefined) {
      const values = factorValuesOf(head, cells);
      if (values.length > 0) sample.object.factorValues = values;
      if (source !== undefined) sample.object.derivesFrom = [{ '@id': source.object['@id'] }];
    }
    for (const node of nodes) {
      if (node.kind === 'process') continue;
      const key = `${node.kind} ${node.name}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, node);
      else for (const [member, value] of Object.entries(node.object)) takeMember(known.object, member, value);
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

/** What another row says of the same thing: what is new, and all that it derives from. */
function takeMember(known: IsaObject, member: string, value: unknown): void {
  const [has, more] = [known[member], value];
  if (member !== 'derivesFrom' || !Array.isArray(has) || !Array.isArray(more)) known[member] ??= value;
  else for (const ref of more) if (!has.some((one) => one['@id'] === ref['@id'])) has.push(ref);
}

/** Columns that another one reads, before or behind them. */
const BESIDE = /^(?:Unit|Term Source REF|Term Accession Number|Factor Value\s*\[.+\])$/;
/** Columns that name what was done, and not what came out: an assay, a scan, a normalization. */
const RUN = /^(?:(?:Hybridization |Gel Electrophoresis |MS |NMR )?Assay|Scan|Normalization|Data Transformation) Name$/;

function nodesOf(head: readonly string[], cells: readonly string[], leftOut: Map<string, number>): readonly Node[] {
  const nodes: Node[] = [];
  for (const [index, title] of head.entries()) {
    const name = (cells[index] ?? '').trim();
    const column = title.trim();
    const kind = MATERIALS[column] ?? (column === 'Protocol REF' ? 'process' : / File$/.test(column) ? 'file' : undefined);
    if (kind !== undefined) {
      if (name === '') continue;
      const called: IsaObject =
        kind === 'process' ? { executesProtocol: { '@id': `#protocol/${name}` } } : { '@id': `#${kind}/${name}`, name };
      if (kind === 'material' || kind === 'file') called.type = column;
      nodes.push({ kind, name, object: called });
      continue;
    }
    if (name === '' || BESIDE.test(column)) continue;
    const last = nodes.at(-1);
    const fact = column === 'Performer' || column === 'Date' ? column.toLowerCase() : RUN.test(column) ? 'name' : undefined;
    if (last?.kind === 'process' && fact !== undefined && last.object[fact] === undefined) {
      last.object[fact] = name;
      continue;
    }
    const [, what = '', of = ''] =
      /^(Characteristics|Parameter Value|Comment|Material Type|Label)\s*(?:\[(.+)\])?$/.exec(column) ?? [];
    if (last === undefined || what === '') {
      leftOut.set(column, (leftOut.get(column) ?? 0) + 1);
      continue;
    }
    const value = valueAt(head, cells, index);
    if (what === 'Characteristics')
      push(last.object, 'characteristics', { category: { characteristicType: { annotationValue: of } }, ...value });
    else if (what === 'Parameter Value')
      push(last.object, 'parameterValues', { category: { parameterName: { annotationValue: of } }, ...value });
    else if (what === 'Comment') push(last.object, 'comments', { name: of, value: name });
    else push(last.object, 'characteristics', { category: { characteristicType: { annotationValue: what } }, ...value });
  }
  return nodes;
}

/** A value with the unit or the term behind it. */
function valueAt(head: readonly string[], cells: readonly string[], at: number): IsaObject {
  const text = (cells[at] ?? '').trim();
  const behind = (title: string, from = at + 1) => (head[from]?.trim() === title ? (cells[from] ?? '').trim() : '');
  const unit = behind('Unit');
  const termAt = head[at + 1]?.trim() === 'Unit' ? at + 2 : at + 1;
  const term = {
    termSource: behind('Term Source REF', termAt),
    termAccession: behind('Term Accession Number', termAt + 1),
  };
  return unit === ''
    ? { value: { annotationValue: text, ...term } }
    : { value: text, unit: { annotationValue: unit, ...term } };
}

function factorValuesOf(head: readonly string[], cells: readonly string[]): readonly IsaObject[] {
  return head.flatMap((title, index) => {
    const [, name] = /^Factor Value\s*\[(.+)\]$/.exec(title.trim()) ?? [];
    const text = (cells[index] ?? '').trim();
    if (name === undefined || text === '') return [];
    return [{ category: { '@id': `#factor/${name}`, factorName: name }, ...valueAt(head, cells, index) }];
  });
}

/** Each protocol between two materials is a process; those with the same beginning are one. */
function addProcesses(processes: Map<string, IsaObject>, nodes: readonly Node[]): void {
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'process') continue;
    const before = nodes.slice(0, index).findLast(({ kind }) => kind !== 'process');
    const after = nodes.slice(index + 1).find(({ kind }) => kind !== 'process');
    const key = JSON.stringify([node.name, node.object.name, before?.name, index]);
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
