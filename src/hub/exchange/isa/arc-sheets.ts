/** Converts an ISA object to the workbooks of an ARC (Annotated Research Context, specification 2.0 with ISA-XLSX). */
import { joinLines } from '../../../sdrf/sheet.ts';
import { encodeFileName, type IsaObject, takeFreeName } from './entity-texts.ts';
import { addFileComment, createAssayLines, createInvestigationLines, createStudyLines } from './isa-tab.ts';
import {
  createAssaySteps,
  createMaterialSteps,
  createTable,
  createTitledSteps,
  indexSteps,
  listSteps,
  type MaterialStep,
  pairMaterials,
  type StepPair,
  type TabLines,
  UNKNOWN_PROTOCOL,
} from './isa-tables.ts';
import { getMaterials, getNameOrValue, listIsaObjects } from './isa-values.ts';

export interface ArcSheet {
  readonly name: string;
  readonly lines: TabLines;
  /** True for an annotation table, whose first line is the header. */
  readonly isTable: boolean;
}

/** A workbook of an ARC. Its sheets are computed at each call, because tables can be large. */
export interface ArcBook {
  readonly path: string;
  createSheets(): readonly ArcSheet[];
}

/** Returns the unique folder of each study and assay, with a slash. Programs for ARCs accept only these characters. */
export function nameArcFolders({ studies }: IsaObject): ReadonlyMap<IsaObject, string> {
  const taken = new Set<string>();
  const nameFolder = (parent: string, name: string) =>
    takeFreeName(`${parent}/${encodeFileName(name).slice(0, 80) || 'unnamed'}`, '/', taken);
  return new Map(
    listIsaObjects(studies).flatMap((study, at) => {
      const name = getNameOrValue(study.identifier) || `study-${at + 1}`;
      return [
        [study, nameFolder('studies', name)] as const,
        ...listIsaObjects(study.assays).map((assay, index) => {
          return [assay, nameFolder('assays', getAssayName(assay, name, index))] as const;
        }),
      ];
    }),
  );
}

/** Returns the name of an assay: that of its file or, without a file, of the study with a number. */
export function getAssayName({ filename }: IsaObject, study: string, index: number): string {
  return getNameOrValue(filename).replace(/\.txt$/, '') || `${study}-${index + 1}`;
}

/** Returns the workbooks of the investigation and of each study and assay. @param folders of `nameArcFolders` */
export function createArcBooks(investigation: IsaObject, folders: ReadonlyMap<IsaObject, string>): readonly ArcBook[] {
  const createFile = (object: IsaObject, type: 'Study' | 'Assay') => {
    const folder = folders.get(object) ?? '';
    const name = `${folder}isa.${type.toLowerCase()}.xlsx`;
    const id = folder.split('/')[1] ?? '';
    const identified = type === 'Study' ? replaceIdentifier(object, type, id) : object;
    return { name, id, identified, commented: addFileComment(identified, type, name) };
  };
  const studies = listIsaObjects(investigation.studies).map((study) => {
    const file = createFile(study, 'Study');
    const assays = listIsaObjects(study.assays).map((assay) => ({ ...createFile(assay, 'Assay'), assay }));
    return { ...file, study: file.identified, plain: study, assays };
  });
  const id = encodeFileName(getNameOrValue(investigation.identifier)) || 'investigation';
  const createBook = (path: string, sheet: string, metadata: () => TabLines, tables: () => readonly ArcSheet[]): ArcBook => ({
    path,
    createSheets: () => [{ name: sheet, lines: metadata(), isTable: false }, ...tables()],
  });
  return [
    createBook(
      'isa.investigation.xlsx',
      'isa_investigation',
      () => createInvestigationLines(replaceIdentifier(investigation, 'Investigation', id), studies).map(renameLabel),
      () => [],
    ),
    ...studies.flatMap((one) => [
      createBook(
        one.name,
        'isa_study',
        () => createStudyLines(one).map(renameLabel),
        () => createArcTables(one.plain),
      ),
      ...one.assays.map((file) =>
        createBook(
          file.name,
          'isa_assay',
          () => createAssayLines(file.assay, file.id, file),
          () => createArcTables(one.plain, file.assay),
        ),
      ),
    ]),
  ];
}

/** Returns the object with an identifier that programs for ARCs accept. A comment contains the original identifier. */
function replaceIdentifier(object: IsaObject, type: string, identifier: string): IsaObject {
  const value = getNameOrValue(object.identifier);
  if (value === identifier) return object;
  return { ...object, identifier, comments: [...listIsaObjects(object.comments), { name: `${type} Identifier`, value }] };
}

/** Returns a line of ISA-Tab with the label of ISA-XLSX. */
function renameLabel([label = '', ...cells]: readonly string[]): readonly string[] {
  const name = label.replace(/(?<=Parameters) Name(?= Term)/, '').replace(/(?= PubMed ID$)/, ' Publication');
  return [name === 'Comment[Person ID]' ? 'Comment[ORCID]' : name, ...cells];
}

/** Returns a table per protocol and kind of materials, and tables of the materials that these tables do not describe. */
function createArcTables(study: IsaObject, assay?: IsaObject): readonly ArcSheet[] {
  const { sources, samples, otherMaterials } = getMaterials(study);
  const ofStudy = [
    ...createTitledSteps(sources, 'Source Name'),
    ...createTitledSteps(samples, 'Sample Name'),
    ...createMaterialSteps(otherMaterials),
  ];
  const listAssaySteps = (one: IsaObject) => {
    const { starts, behind, files } = createAssaySteps(study, one);
    return { starts, others: [...behind, ...files] };
  };
  const ofAssays = listIsaObjects(study.assays).flatMap((one) => listAssaySteps(one).others);
  const { starts, others } = assay === undefined ? { starts: [], others: ofStudy } : listAssaySteps(assay);
  // Other workbooks describe the remaining materials. Own files take precedence over files of the same name.
  const named = [...ofStudy, ...ofAssays, ...starts].map((step) => ({ ...step, name: step.name, object: {} }));
  const ids = [...ofStudy, ...ofAssays, ...starts].map(({ object }) => object['@id']);
  const steps = new Map([...ids.map((id, at) => [id, named[at] as MaterialStep] as const), ...indexSteps(others)]);
  const pairs = listIsaObjects((assay ?? study).processSequence).flatMap((process) => pairMaterials(steps, process));
  const all = [...pairs, ...listDerivations(steps, others, [study, ...listIsaObjects(study.assays)])];
  const own = [...starts.flatMap(({ object }) => steps.get(object['@id']) ?? []), ...others];
  const taken = new Set(['isa_study', 'isa_assay', 'study', 'assay', 'investigation', 'history']);
  const groups = Map.groupBy(all, ({ from, via, to }) => JSON.stringify([via.name, from?.title, to?.title]));
  return [
    ...[...groups.values()].map((same) => createSheet(same[0]?.via.name || 'process', createPairTable(same), taken)),
    ...[...Map.groupBy(findUndescribed(all, own), ({ title }) => title)].map(([title, same]) =>
      createSheet(
        `${title.replace(/ (?:Name|File)$/, '')} descriptions`,
        createTable(same.map((step) => [{ ...step, title: `Input [${getNodeType(step)}]` }])),
        taken,
      ),
    ),
  ];
}

/** Returns pairs for materials that state their origin, and that no process creates. */
function listDerivations(
  steps: ReadonlyMap<unknown, MaterialStep>,
  own: readonly MaterialStep[],
  holders: readonly IsaObject[],
): readonly StepPair[] {
  const created = new Set(
    holders.flatMap(({ processSequence }) =>
      listIsaObjects(processSequence).flatMap(({ outputs }) => listIsaObjects(outputs).map((output) => output['@id'])),
    ),
  );
  const via = { title: 'Protocol REF', name: UNKNOWN_PROTOCOL, object: {} };
  return own.flatMap((to) =>
    created.has(to.object['@id']) ? [] : listSteps(steps, to.object.derivesFrom).map((from) => ({ from, via, to })),
  );
}

function createPairTable(pairs: readonly StepPair[]): TabLines {
  return createTable(
    pairs.map(({ from, via, to }) => [
      ...(from === undefined
        ? []
        : [{ name: from.name, title: `Input [${getNodeType(from)}]`, object: select(from, 'characteristics') }]),
      via,
      ...(to === undefined
        ? []
        : [{ name: to.name, title: `Output [${getNodeType(to, from)}]`, object: select(to, 'factorValues') }]),
    ]),
    true,
  );
}

function select({ object }: MaterialStep, ...members: readonly string[]): IsaObject {
  return Object.fromEntries(members.map((member) => [member, object[member]]));
}

/** Returns the type of a node in ISA-XLSX. Kinds of data that a reader would not derive from the input remain. */
function getNodeType({ title }: MaterialStep, from?: MaterialStep): string {
  if (title === 'Extract Name') return 'Material Name';
  return title === (from?.title.endsWith(' File') ? 'Derived Data File' : 'Raw Data File') ? 'Data' : title;
}

/** Returns materials with the properties that no table of a process contains, and materials without a process. */
function findUndescribed(pairs: readonly StepPair[], own: readonly MaterialStep[]): readonly MaterialStep[] {
  const inputs = new Set(pairs.map(({ from }) => from));
  const outputs = new Set(pairs.map(({ to }) => to));
  return own.flatMap((step) => {
    const missing = [
      'comments',
      ...(inputs.has(step) ? [] : ['characteristics']),
      ...(outputs.has(step) ? [] : ['factorValues']),
    ].filter((member) => listIsaObjects(step.object[member]).length > 0);
    if (missing.length === 0 && (inputs.has(step) || outputs.has(step))) return [];
    return { name: step.name, title: step.title, object: select(step, ...missing) };
  });
}

/** Returns a sheet with a unique name of at most 31 characters. */
function createSheet(name: string, [head = [], ...rows]: TabLines, taken: Set<string>): ArcSheet {
  const short = name
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '_')
    .slice(0, 26)
    .toWellFormed()
    .trim();
  return { name: takeFreeName(short || 'table', '', taken), lines: [createUniqueTitles(head), ...rows], isTable: true };
}

/** Returns titles of ISA-XLSX. Blanks distinguish equal titles, because columns of an Excel table have unique names. */
function createUniqueTitles(head: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return head.map((title) => {
    let unique = joinLines(title)
      .replace(/^(?:(Characteristic)s|(Parameter|Factor) Value)\[/, '$1$2 [')
      .replace(/^Term (?:Source REF|Accession Number)$/, '$& ()');
    while (taken.has(unique.toLowerCase())) unique += ' ';
    taken.add(unique.toLowerCase());
    return unique;
  });
}
