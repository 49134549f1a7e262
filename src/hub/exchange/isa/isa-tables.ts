/** Creates study and assay files of ISA-Tab. Each row is a path from a source to a sample, or from a sample to its data. */
import type { IsaObject } from './entity-texts.ts';
import { getMaterials, getNameOrValue, listIsaObjects, listRepeatedNames } from './isa-values.ts';

export interface MaterialStep {
  /** Name column in ISA-Tab, such as `Sample Name` or `Protocol REF`. */
  readonly title: string;
  readonly name: string;
  readonly object: IsaObject;
}

/** `via` contains the protocols between two steps, in order. */
interface Link {
  readonly via: MaterialStep[];
  readonly to: MaterialStep;
}

/** Steps by the `@id` of their object. */
export type Steps = ReadonlyMap<unknown, MaterialStep>;

/** The protocol in a row without a process, or of a process without a protocol. ISA-Tab requires a protocol. */
export const UNKNOWN_PROTOCOL = 'UNKNOWN';

/** Maximum length of a path. Realistic tables are shorter, and the limit ends cycles. */
const MAX_STEPS = 60;

/** Returns paths from the start steps, and from steps that these paths do not contain. The paths contain each link once. */
export function findMaterialPaths(
  steps: Steps,
  processes: readonly IsaObject[],
  isStart: (step: MaterialStep) => boolean,
): readonly (readonly MaterialStep[])[] {
  const links = indexLinks(steps, processes);
  const chains: (readonly MaterialStep[])[] = [];
  const walked = new Set<Link>();
  const passed = new Set<MaterialStep>();
  const followMaterialPath = (chain: readonly MaterialStep[], at: MaterialStep) => {
    passed.add(at);
    const open = (links.get(at) ?? []).filter((link) => !walked.has(link) && !chain.includes(link.to));
    if (open.length === 0 || chain.length >= MAX_STEPS) chains.push(chain);
    else
      for (const link of open) {
        walked.add(link);
        followMaterialPath([...chain, ...link.via, link.to], link.to);
      }
  };
  const all = [...steps.values()];
  for (const step of [...all.filter(isStart), ...all]) if (!passed.has(step)) followMaterialPath([step], step);
  return chains;
}

function indexLinks(steps: Steps, processes: readonly IsaObject[]): ReadonlyMap<MaterialStep, readonly Link[]> {
  const links = new Map<MaterialStep, Link[]>();
  const createdSteps = new Set<MaterialStep>();
  const addLink = (from: MaterialStep, via: readonly MaterialStep[], to: MaterialStep) => {
    const known = links.get(from) ?? [];
    links.set(from, known);
    // Several links between the same steps become one sequence.
    const same = known.find((link) => link.to === to);
    if (same === undefined) known.push({ via: [...via], to });
    else same.via.push(...via);
    createdSteps.add(to);
  };
  for (const process of processes)
    for (const { from, via, to } of pairMaterials(steps, process))
      if (from !== undefined && to !== undefined) addLink(from, [via], to);
  const byProcess = new Set(createdSteps);
  for (const step of steps.values()) {
    if (byProcess.has(step)) continue;
    for (const from of listSteps(steps, step.object.derivesFrom)) addLink(from, [], step);
  }
  return links;
}

/** A process from an input to an output; a process without inputs or outputs has undefined ends. */
export interface StepPair {
  readonly from: MaterialStep | undefined;
  readonly via: MaterialStep;
  readonly to: MaterialStep | undefined;
}

/** Returns at least one pair. Inputs and outputs form pairs. In the shorter list, the last item is paired repeatedly. */
export function pairMaterials(steps: Steps, process: IsaObject): readonly StepPair[] {
  const [inputs, outputs] = [listSteps(steps, process.inputs), listSteps(steps, process.outputs)];
  const via: MaterialStep = {
    title: 'Protocol REF',
    get name() {
      const [protocol] = listIsaObjects([process.executesProtocol]);
      return getNameOrValue(protocol?.['@id']).replace(/^#protocol\//, '');
    },
    object: process,
  };
  return Array.from({ length: Math.max(inputs.length, outputs.length, 1) }, (_, pair) => ({
    from: inputs[Math.min(pair, inputs.length - 1)],
    via,
    to: outputs[Math.min(pair, outputs.length - 1)],
  }));
}

export function listSteps(steps: Steps, refs: unknown): readonly MaterialStep[] {
  return listIsaObjects(refs).flatMap((ref) => steps.get(ref['@id']) ?? []);
}

/** The header is the first line. */
export type TabLines = readonly (readonly string[])[];

export function createStudyTable(study: IsaObject): TabLines {
  const { sources, samples } = getMaterials(study);
  const steps = indexSteps([...createTitledSteps(sources, 'Source Name'), ...createTitledSteps(samples, 'Sample Name')]);
  const chains = sortMaterialPaths(
    findMaterialPaths(steps, listIsaObjects(study.processSequence), ({ title }) => title === 'Source Name'),
    [...steps.values()],
  );
  return createTable(chains.length === 0 ? [[{ title: 'Source Name', name: '', object: {} }]] : chains);
}

/** Returns paths sorted by samples, because readers number samples by row. Keeps the order if sorting would move sources. */
function sortMaterialPaths(
  chains: readonly (readonly MaterialStep[])[],
  steps: readonly MaterialStep[],
): readonly (readonly MaterialStep[])[] {
  const places = new Map(steps.map((step, at) => [step, at]));
  const getPathPosition = (chain: readonly MaterialStep[]) => places.get(chain.at(-1) as MaterialStep) ?? -1;
  const listPlaces = (all: typeof chains) => [...new Set(all.map(getPathPosition))];
  if (listPlaces(chains).every((place, at, all) => at === 0 || place > (all[at - 1] as number))) return chains;
  const listFirstSteps = (all: typeof chains) => [...new Set(all.map(([first]) => first))];
  const bySample = chains.toSorted((one, other) => getPathPosition(one) - getPathPosition(other));
  const usual = listFirstSteps(chains);
  return listFirstSteps(bySample).every((step, at) => step === usual[at]) ? bySample : chains;
}

/** Returns the table of an assay. Paths lead from samples to files, and include intermediate steps of the study. */
export function createAssayTable(study: IsaObject, assay: IsaObject): TabLines {
  const before = createMaterialSteps(getMaterials(study).otherMaterials);
  const { starts, behind, files } = createAssaySteps(study, assay);
  const processes = [...listIsaObjects(study.processSequence), ...listIsaObjects(assay.processSequence)];
  const isOwn = new Set<MaterialStep>([...starts, ...behind, ...files]);
  const chains = findMaterialPaths(
    indexSteps([...starts, ...before, ...behind, ...files]),
    processes,
    ({ title }) => title === 'Sample Name',
  )
    // The remaining steps belong to other assays.
    .map((chain) => chain.slice(0, chain.findLastIndex((step) => isOwn.has(step)) + 1))
    .filter((chain) => chain.length > 0);
  return createTable(chains.length === 0 ? [[{ title: 'Sample Name', name: '', object: {} }]] : chains, true);
}

/** Returns the samples of an assay by name only, because the study describes them, and its own materials and files. */
export function createAssaySteps(study: IsaObject, assay: IsaObject) {
  const { samples, otherMaterials } = getMaterials(assay);
  const names = new Map(listIsaObjects(getMaterials(study).samples).map((sample) => [sample['@id'], sample.name]));
  const refs = listIsaObjects(samples).map((ref) => {
    return { ...ref, name: names.get(ref['@id']) ?? getNameOrValue(ref['@id']).replace(/^#sample\//, '') };
  });
  return {
    starts: createTitledSteps(refs, 'Sample Name'),
    behind: createMaterialSteps(otherMaterials),
    files: listIsaObjects(assay.dataFiles).map((object) => createStep(getFileTitle(object), object)),
  };
}

export function createTitledSteps(objects: unknown, title: string): readonly MaterialStep[] {
  return listIsaObjects(objects).map((object) => createStep(title, object));
}

/** Returns a step that reads its name lazily, so that unread names are reported as omitted. */
function createStep(title: string, object: IsaObject): MaterialStep {
  return {
    title,
    get name() {
      return getNameOrValue(object.name);
    },
    object,
  };
}

export function createMaterialSteps(objects: unknown): readonly MaterialStep[] {
  return listIsaObjects(objects).map((object) => {
    const type = getNameOrValue(object.type);
    return createStep(type === 'Labeled Extract Name' ? type : 'Extract Name', object);
  });
}

export function getFileTitle({ type }: IsaObject): string {
  const kind = getNameOrValue(type) || 'Raw Data File';
  return kind.endsWith(' File') ? kind : `${kind} File`;
}

export function indexSteps(steps: readonly MaterialStep[]): ReadonlyMap<unknown, MaterialStep> {
  return new Map(steps.map((step) => [step.object['@id'], step]));
}

interface Columns {
  readonly heads: readonly string[];
  createCells(object: IsaObject | undefined): readonly string[];
}

/** Returns a table with a row for each path. Study files contain no names of processes. */
export function createTable(chains: readonly (readonly MaterialStep[])[], haveNames = false): TabLines {
  const titles = createHeader(chains);
  const rows = chains.map((chain) => alignStepsToTitles(titles, chain));
  const slots = titles.map((title, at) => createColumns(listObjectsInColumn(rows, at), haveNames && title === 'Protocol REF'));
  const sampleAt = titles.findLastIndex((title) => title.includes('Sample Name'));
  const factors = createValueColumns('Factor Value', 'factorValues', listObjectsInColumn(rows, sampleAt));
  return [
    [...titles.flatMap((title, at) => [title, ...(slots[at]?.heads ?? [])]), ...factors.heads],
    ...rows.map((row) => [
      ...slots.flatMap((slot, at) => [getNameCell(titles[at], row[at]), ...slot.createCells(row[at]?.object)]),
      ...factors.createCells(row[sampleAt]?.object),
    ]),
  ];
}

/** Returns the name of a step. Readers such as altamisa reject a table in which only some rows name a protocol. */
function getNameCell(title: string | undefined, step: MaterialStep | undefined): string {
  const name = step?.name ?? '';
  return name === '' && title === 'Protocol REF' ? UNKNOWN_PROTOCOL : name;
}

function listObjectsInColumn(rows: readonly (readonly (MaterialStep | undefined)[])[], at: number): readonly IsaObject[] {
  return rows.map((row) => row[at]?.object).filter((object) => object !== undefined);
}

function createHeader(chains: readonly (readonly MaterialStep[])[]): readonly string[] {
  const titles: string[] = [];
  for (const chain of chains.toSorted((one, other) => other.length - one.length)) {
    // A path that shares no column follows the materials, because the table of an assay begins with samples.
    const isApart = chain.every(({ title }) => !titles.includes(title));
    let at = isApart ? titles.findLastIndex((title) => !title.endsWith(' File')) + 1 : 0;
    for (const { title } of chain) {
      const found = titles.indexOf(title, at);
      if (found < 0) titles.splice(at, 0, title);
      at = (found < 0 ? at : found) + 1;
    }
  }
  return titles;
}

function alignStepsToTitles(titles: readonly string[], chain: readonly MaterialStep[]): readonly (MaterialStep | undefined)[] {
  const row = new Array<MaterialStep | undefined>(titles.length).fill(undefined);
  let at = 0;
  for (const step of chain) {
    at = titles.indexOf(step.title, at);
    row[at] = step;
    at += 1;
  }
  return row;
}

function createColumns(objects: readonly IsaObject[], haveNames: boolean): Columns {
  return joinColumns([
    createValueColumns('Characteristics', 'characteristics', objects),
    createValueColumns('Parameter Value', 'parameterValues', objects),
    createFactColumn('Performer', 'performer', objects),
    createFactColumn('Date', 'date', objects),
    createCommentColumns(objects),
    ...(haveNames ? [createFactColumn('Assay Name', 'name', objects)] : []),
  ]);
}

function joinColumns(parts: readonly Columns[]): Columns {
  return {
    heads: parts.flatMap(({ heads }) => heads),
    createCells: (object) => parts.flatMap((part) => part.createCells(object)),
  };
}

function createFactColumn(title: string, member: string, objects: readonly IsaObject[]): Columns {
  const isStated = objects.some((object) => getNameOrValue(object[member]) !== '');
  return { heads: isStated ? [title] : [], createCells: (object) => (isStated ? [getNameOrValue(object?.[member])] : []) };
}

/** Returns columns for each comment name. An object can repeat a name in several columns. */
function createCommentColumns(objects: readonly IsaObject[]): Columns {
  const lists = objects.map(({ comments }) => listIsaObjects(comments));
  const named = listRepeatedNames(lists, ({ name }) => getNameOrValue(name));
  return {
    heads: named.map(({ name }) => `Comment[${name}]`),
    createCells: (object) => named.map(({ findItem }) => getNameOrValue(findItem(listIsaObjects(object?.comments))?.value)),
  };
}

function createValueColumns(what: string, member: string, objects: readonly IsaObject[]): Columns {
  const lists = objects.map((object) => listIsaObjects(object[member]));
  return joinColumns(
    listRepeatedNames(lists, getCategory).map(({ name, findItem }) => {
      const hasUnit = lists.some((values) => findItem(values)?.unit !== undefined);
      const createCells = (value: IsaObject | undefined) => createValueCells(value ?? {}, hasUnit);
      // Without terms, the columns of terms are omitted: a value that contains ";" would need as many empty terms.
      const hasTerms = hasUnit || lists.some((values) => createCells(findItem(values)).slice(-2).some(Boolean));
      const end = hasTerms ? undefined : -2;
      return {
        heads: [`${what}[${name}]`, ...(hasUnit ? ['Unit'] : []), 'Term Source REF', 'Term Accession Number'].slice(0, end),
        createCells: (object) => createCells(findItem(listIsaObjects(object?.[member]))).slice(0, end),
      };
    }),
  );
}

/** Returns the cells of a value: its text, the unit if any value has one, and the term of unit or value. */
function createValueCells({ value, unit }: IsaObject, hasUnit: boolean): readonly string[] {
  const [stated] = listIsaObjects([unit === undefined ? value : unit]);
  return [
    getNameOrValue(value),
    ...(hasUnit ? [getNameOrValue(unit)] : []),
    getNameOrValue(stated?.termSource),
    getNameOrValue(stated?.termAccession),
  ];
}

function getCategory({ category }: IsaObject): string {
  const [stated] = listIsaObjects([category]);
  return getNameOrValue(stated?.characteristicType ?? stated?.parameterName ?? stated?.factorName);
}
