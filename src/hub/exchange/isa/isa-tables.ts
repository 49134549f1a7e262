/** Study and assay files of ISA-Tab: a row for each path from a source to a sample, or from a sample to its data. */
import type { IsaObject } from './entity-texts.ts';
import { isaValueText, isIsaObject, listOf, repeatedNames } from './isa-values.ts';
import { type MaterialStep, waysOf } from './material-ways.ts';

/** Lines of a file, header first. */
export type TabLines = readonly (readonly string[])[];

/** Returns the file of a study: from its sources to its samples. */
export function studyTable({ materials, processSequence }: IsaObject): TabLines {
  const { sources, samples } = isIsaObject(materials) ? materials : {};
  const steps = stepsOf([...titled(sources, 'Source Name'), ...titled(samples, 'Sample Name')]);
  const ways = inOrder(
    waysOf(steps, listOf(processSequence), ({ title }) => title === 'Source Name'),
    [...steps.values()],
  );
  return tableOf(ways.length === 0 ? [[{ title: 'Source Name', name: '', object: {} }]] : ways);
}

/** Ways in the order of their samples, where these would change places and the sources keep theirs: readers number things as rows name them. */
function inOrder(
  ways: readonly (readonly MaterialStep[])[],
  steps: readonly MaterialStep[],
): readonly (readonly MaterialStep[])[] {
  const places = new Map(steps.map((step, at) => [step, at]));
  const placeOf = (way: readonly MaterialStep[]) => places.get(way.at(-1) as MaterialStep) ?? -1;
  const placesIn = (all: typeof ways) => [...new Set(all.map(placeOf))];
  if (placesIn(ways).every((place, at, all) => at === 0 || place > (all[at - 1] as number))) return ways;
  const firsts = (all: typeof ways) => [...new Set(all.map(([first]) => first))];
  const bySample = ways.toSorted((one, other) => placeOf(one) - placeOf(other));
  const usual = firsts(ways);
  return firsts(bySample).every((step, at) => step === usual[at]) ? bySample : ways;
}

/** Returns the file of an assay: from samples of its study to files, including steps of the study in between. */
export function assayTable(study: IsaObject, assay: IsaObject): TabLines {
  const common = isIsaObject(study.materials) ? study.materials : {};
  const own = isIsaObject(assay.materials) ? assay.materials : {};
  const names = new Map(listOf(common.samples).map((sample) => [sample['@id'], sample.name]));
  const samples = listOf(own.samples).map((ref) => ({ ...ref, name: names.get(ref['@id']) ?? idName(ref) }));
  const [before, behind] = [materialSteps(common.otherMaterials), materialSteps(own.otherMaterials)];
  const files = listOf(assay.dataFiles).map((object) => stepOf(fileTitle(object), object));
  const starts = titled(samples, 'Sample Name');
  const processes = [...listOf(study.processSequence), ...listOf(assay.processSequence)];
  const isOwn = new Set<MaterialStep>([...starts, ...behind, ...files]);
  const ways = waysOf(stepsOf([...starts, ...before, ...behind, ...files]), processes, ({ title }) => title === 'Sample Name')
    // Steps that other assays continue do not end a path of this one.
    .map((way) => way.slice(0, way.findLastIndex((step) => isOwn.has(step)) + 1))
    .filter((way) => way.length > 0);
  return tableOf(ways.length === 0 ? [[{ title: 'Sample Name', name: '', object: {} }]] : ways, true);
}

function titled(objects: unknown, title: string): readonly MaterialStep[] {
  return listOf(objects).map((object) => stepOf(title, object));
}

/** Reads a name when it is written, so that omissions are known. */
function stepOf(title: string, object: IsaObject): MaterialStep {
  return {
    title,
    get name() {
      return isaValueText(object.name);
    },
    object,
  };
}

function materialSteps(objects: unknown): readonly MaterialStep[] {
  return listOf(objects).map((object) => {
    const type = isaValueText(object.type);
    return stepOf(type === 'Labeled Extract Name' ? type : 'Extract Name', object);
  });
}

function fileTitle({ type }: IsaObject): string {
  const kind = isaValueText(type) || 'Raw Data File';
  return kind.endsWith(' File') ? kind : `${kind} File`;
}

function idName(ref: IsaObject): string {
  return isaValueText(ref['@id']).replace(/^#sample\//, '');
}

function stepsOf(steps: readonly MaterialStep[]): ReadonlyMap<unknown, MaterialStep> {
  return new Map(steps.map((step) => [step.object['@id'], step]));
}

/** The columns after a step: their headers, and their cells in a row. */
interface Columns {
  readonly heads: readonly string[];
  cellsOf(object: IsaObject | undefined): readonly string[];
}

/** Only in assay files, a process has a name. */
function tableOf(ways: readonly (readonly MaterialStep[])[], isAssay = false): TabLines {
  const titles = headOf(ways);
  const rows = ways.map((way) => placed(titles, way));
  const slots = titles.map((title, at) => columnsOf(objectsAt(rows, at), isAssay && title === 'Protocol REF'));
  const sampleAt = titles.lastIndexOf('Sample Name');
  const samples = objectsAt(rows, sampleAt);
  const factors = valueColumns('Factor Value', 'factorValues', samples);
  return [
    [...titles.flatMap((title, at) => [title, ...(slots[at]?.heads ?? [])]), ...factors.heads],
    ...rows.map((row) => [
      ...slots.flatMap((slot, at) => [row[at]?.name ?? '', ...slot.cellsOf(row[at]?.object)]),
      ...factors.cellsOf(row[sampleAt]?.object),
    ]),
  ];
}

function objectsAt(rows: readonly (readonly (MaterialStep | undefined)[])[], at: number): readonly IsaObject[] {
  return rows.map((row) => row[at]?.object).filter((object) => object !== undefined);
}

/** Header columns that contain those of every path in order. */
function headOf(ways: readonly (readonly MaterialStep[])[]): readonly string[] {
  const titles: string[] = [];
  for (const way of ways.toSorted((one, other) => other.length - one.length)) {
    let at = 0;
    for (const { title } of way) {
      const found = titles.indexOf(title, at);
      if (found < 0) titles.splice(at, 0, title);
      at = (found < 0 ? at : found) + 1;
    }
  }
  return titles;
}

function placed(titles: readonly string[], way: readonly MaterialStep[]): readonly (MaterialStep | undefined)[] {
  const row = new Array<MaterialStep | undefined>(titles.length).fill(undefined);
  let at = 0;
  for (const step of way) {
    at = titles.indexOf(step.title, at);
    row[at] = step;
    at += 1;
  }
  return row;
}

function columnsOf(objects: readonly IsaObject[], haveNames: boolean): Columns {
  return joined([
    valueColumns('Characteristics', 'characteristics', objects),
    valueColumns('Parameter Value', 'parameterValues', objects),
    factColumn('Performer', 'performer', objects),
    factColumn('Date', 'date', objects),
    commentColumns(objects),
    ...(haveNames ? [factColumn('Assay Name', 'name', objects)] : []),
  ]);
}

function joined(parts: readonly Columns[]): Columns {
  return {
    heads: parts.flatMap(({ heads }) => heads),
    cellsOf: (object) => parts.flatMap((part) => part.cellsOf(object)),
  };
}

function factColumn(title: string, member: string, objects: readonly IsaObject[]): Columns {
  const isSaid = objects.some((object) => isaValueText(object[member]) !== '');
  return { heads: isSaid ? [title] : [], cellsOf: (object) => (isSaid ? [isaValueText(object?.[member])] : []) };
}

/** A column for each name of a comment, as often as one object has it. */
function commentColumns(objects: readonly IsaObject[]): Columns {
  const lists = objects.map(({ comments }) => listOf(comments));
  const named = repeatedNames(lists, ({ name }) => isaValueText(name));
  return {
    heads: named.map(({ name }) => `Comment[${name}]`),
    cellsOf: (object) => named.map(({ itemOf }) => isaValueText(itemOf(listOf(object?.comments))?.value)),
  };
}

function valueColumns(what: string, member: string, objects: readonly IsaObject[]): Columns {
  const lists = objects.map((object) => listOf(object[member]));
  return joined(
    repeatedNames(lists, categoryOf).map(({ name, itemOf }) => {
      const hasUnit = lists.some((values) => itemOf(values)?.unit !== undefined);
      return {
        heads: [`${what}[${name}]`, ...(hasUnit ? ['Unit'] : []), 'Term Source REF', 'Term Accession Number'],
        cellsOf: (object) => valueCells(itemOf(listOf(object?.[member])) ?? {}, hasUnit),
      };
    }),
  );
}

/** A value, its unit if any value has one, and the term of the unit, else that of the value. */
function valueCells({ value, unit }: IsaObject, hasUnit: boolean): readonly string[] {
  const [said] = listOf([unit === undefined ? value : unit]);
  return [
    isaValueText(value),
    ...(hasUnit ? [isaValueText(unit)] : []),
    isaValueText(said?.termSource),
    isaValueText(said?.termAccession),
  ];
}

function categoryOf({ category }: IsaObject): string {
  const [said] = listOf([category]);
  return isaValueText(said?.characteristicType ?? said?.parameterName ?? said?.factorName);
}
