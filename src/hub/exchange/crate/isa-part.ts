/** Converts studies, assays, materials and processes of ISA to entities of a crate (ISA RO-Crate profile). */
import { createHash } from 'node:crypto';
import { createFileNameKey } from '../../files/file-types.ts';
import { getAssayName } from '../isa/arc-sheets.ts';
import type { IsaObject } from '../isa/entity-texts.ts';
import { getMaterials, getNameOrValue, listIsaObjects } from '../isa/isa-values.ts';
import { type CrateGraph, type CrateReference, encodeIdPart } from './graph.ts';

export interface StudyPart {
  readonly isa: IsaObject;
  readonly identifier: string;
  readonly name: string;
  /** Release date of the study, or of the investigation if the study has none. */
  readonly released: string;
  readonly creators: readonly CrateReference[];
  readonly variables: readonly CrateReference[];
  readonly files: readonly CrateReference[];
  /** IDs of attached files, by the key of their names. */
  readonly attachedFiles: ReadonlyMap<string, string>;
  /** Folder of each study and assay (`nameArcFolders`). */
  readonly folders: ReadonlyMap<IsaObject, string>;
}

/** Adds a study. Returns its reference, and the folders that the crate must contain. */
export function addStudy(
  graph: CrateGraph,
  part: StudyPart,
): { readonly study: CrateReference; readonly folders: readonly string[] } {
  const { isa, identifier, creators } = part;
  const folder = part.folders.get(isa) ?? '';
  const ids = new StudyIds(graph, `#${encodeIdPart(identifier)}`, part.attachedFiles);
  for (const protocol of listIsaObjects(isa.protocols)) addProtocol(graph, ids, protocol);
  const studyAndAssays = [isa, ...listIsaObjects(isa.assays)];
  for (const [member, type] of MATERIALS)
    for (const holder of studyAndAssays)
      for (const material of listIsaObjects(getMaterials(holder)[member])) addMaterial(graph, ids, material, type);
  for (const assay of listIsaObjects(isa.assays))
    for (const file of listIsaObjects(assay.dataFiles)) addNamedFile(graph, ids, file);
  const assays = listIsaObjects(isa.assays).map((assay, index) => addAssay(graph, ids, assay, index, part));
  const processes = [
    ...listIsaObjects(isa.processSequence).map((process) => addProcess(graph, ids, process, isa, creators)),
    ...addDerivations(graph, ids, studyAndAssays, creators),
  ];
  const study = graph.add({
    '@id': folder,
    '@type': 'Dataset',
    additionalType: 'Study',
    identifier,
    name: part.name,
    headline: part.name,
    description: getNameOrValue(isa.description),
    dateCreated: getNameOrValue(isa.submissionDate),
    datePublished: getNameOrValue(isa.publicReleaseDate) || part.released,
    creator: creators,
    hasPart: [{ '@id': `${folder}isa.study.xlsx` }, ...assays, ...part.files],
    about: processes,
    variableMeasured: part.variables,
    mentions: ids.listUnused(),
  });
  return { study, folders: [folder, ...assays.map((assay) => assay['@id'])] };
}

const MATERIALS = [
  ['sources', 'Source'],
  ['samples', 'Sample'],
  ['otherMaterials', 'Material'],
] as const;

/** IDs of ISA are unique within a study, but IDs of a crate must be unique in the whole crate. */
class StudyIds {
  readonly prefix: string;
  readonly #graph: CrateGraph;
  readonly #described = new Set<string>();
  readonly #used = new Set<string>();
  readonly #attachedFiles: ReadonlyMap<string, string>;

  constructor(graph: CrateGraph, prefix: string, attachedFiles: ReadonlyMap<string, string>) {
    this.#graph = graph;
    this.prefix = prefix;
    this.#attachedFiles = attachedFiles;
  }

  /** Returns the ID of an object in the crate. A data file has the ID of the attached file with the same name. */
  getId(isaId: unknown): string {
    const [, file] = /^#file\/(.*)$/s.exec(getNameOrValue(isaId)) ?? [];
    const attached = file === undefined ? undefined : this.#attachedFiles.get(createFileNameKey(file));
    if (attached !== undefined) return attached;
    return `${this.prefix}/${getNameOrValue(isaId).replace(/^#/, '').split('/').map(encodeIdPart).join('/')}`;
  }

  /** Returns the ID of a process input or output in the crate, and records it for `listUnused`. */
  getDescribedId(isaId: unknown): string {
    const id = this.getId(isaId);
    this.#described.add(id);
    return id;
  }

  /** Returns references to inputs or outputs, and marks them as used. Ignores objects that the graph does not describe. */
  listReferences(objects: unknown): readonly CrateReference[] {
    const found = listIsaObjects(objects).flatMap((one) => this.#graph.findReference(this.getId(one['@id'])));
    for (const one of found) this.#used.add(one['@id']);
    return found;
  }

  isCreated(isaId: unknown, createdIds: ReadonlySet<string>): boolean {
    return createdIds.has(this.getId(isaId));
  }

  /** Returns materials that are not part of a process. */
  listUnused(): readonly CrateReference[] {
    return [...this.#described].filter((id) => !this.#used.has(id)).map((id) => ({ '@id': id }));
  }
}

function addProtocol(graph: CrateGraph, ids: StudyIds, protocol: IsaObject): void {
  const name = getNameOrValue(protocol.name);
  if (name === '') return;
  graph.add({
    '@id': ids.getDescribedId(protocol['@id']),
    '@type': ['LabProtocol', 'HowTo'],
    name,
    description: getNameOrValue(protocol.description),
    url: getNameOrValue(protocol.uri),
    version: getNameOrValue(protocol.version),
    intendedUse: addTerm(graph, protocol.protocolType),
  });
}

function addMaterial(graph: CrateGraph, ids: StudyIds, material: IsaObject, type: string): void {
  const name = getNameOrValue(material.name);
  if (name === '') return;
  graph.add({
    '@id': ids.getDescribedId(material['@id']),
    '@type': ['Sample', 'BioChemEntity'],
    additionalType: type,
    name,
    additionalProperty: [
      ...listIsaObjects(material.characteristics).flatMap((one) =>
        addValue(graph, 'CharacteristicValue', listIsaObjects([one.category])[0]?.characteristicType, one),
      ),
      ...listIsaObjects(material.factorValues).flatMap((one) =>
        addValue(graph, 'FactorValue', listIsaObjects([one.category])[0]?.factorName, one),
      ),
    ],
  });
}

/** Adds a value, or finds the entity of an equal value. Returns its reference; an empty list for an empty value. */
function addValue(graph: CrateGraph, type: string, category: unknown, { value, unit }: IsaObject): readonly CrateReference[] {
  const name = getTermText(category);
  const term = getTermText(value);
  if (name === '' || term === '') return [];
  const content = {
    '@type': 'PropertyValue',
    additionalType: type,
    name,
    value: term,
    propertyID: getTermAddress(category),
    valueReference: getTermAddress(value),
    unitText: getTermText(unit),
    unitCode: getTermAddress(unit),
  };
  return [graph.add({ '@id': `#value-${hashText(content)}`, ...content })];
}

/** Adds a term to the graph. Returns its reference; an empty list for an empty term. */
export function addTerm(graph: CrateGraph, term: unknown): readonly CrateReference[] {
  const name = getTermText(term);
  if (name === '') return [];
  const termCode = getTermAddress(term);
  return [graph.add({ '@id': `#term-${hashText([name, termCode])}`, '@type': 'DefinedTerm', name, termCode })];
}

function hashText(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

function getTermText(term: unknown): string {
  const [object] = listIsaObjects([term]);
  return getNameOrValue(object === undefined ? term : object.annotationValue);
}

function getTermAddress(term: unknown): string {
  return getNameOrValue(listIsaObjects([term])[0]?.termAccession);
}

/** Adds a file that is mentioned but not included (RO-Crate 1.2, deliberately absent files). */
function addNamedFile(graph: CrateGraph, ids: StudyIds, file: IsaObject): void {
  const name = getNameOrValue(file.name);
  const description = `${getNameOrValue(file.type) || 'Data file'} that the project names, but this crate does not contain.`;
  graph.add({
    '@id': ids.getDescribedId(file['@id']),
    '@type': 'File',
    name: name || 'Data file',
    description,
    localPath: name,
  });
}

function addProcess(
  graph: CrateGraph,
  ids: StudyIds,
  process: IsaObject,
  holder: IsaObject,
  creators: readonly CrateReference[],
): CrateReference {
  const [executed] = listIsaObjects([process.executesProtocol]);
  const protocol = executed === undefined ? [] : ids.listReferences([executed]);
  const protocolName = getNameOrValue(executed?.['@id']).replace(/^#protocol\//, '');
  const performer = getNameOrValue(process.performer).trim();
  const agent = performer === '' ? creators.slice(0, 1) : findOrAddPerformer(graph, performer);
  return graph.add({
    '@id': ids.getId(process['@id']),
    '@type': ['LabProcess', 'Action'],
    name:
      getNameOrValue(process.name) ||
      protocolName ||
      `Process of ${getNameOrValue(holder.title ?? holder.filename) || 'the study'}`,
    agent,
    description: agent.length === 0 && performer !== '' ? `Performed by ${performer}.` : '',
    object: ids.listReferences(process.inputs),
    result: ids.listReferences(process.outputs),
    executesLabProtocol: protocol,
    parameterValue: listIsaObjects(process.parameterValues).flatMap((value) =>
      addValue(graph, 'ParameterValue', listIsaObjects([value.category])[0]?.parameterName, value),
    ),
    endTime: getNameOrValue(process.date),
  });
}

/** Returns the reference to a person; an empty list for other text, such as the name of a laboratory. */
function findOrAddPerformer(graph: CrateGraph, performer: string): readonly CrateReference[] {
  const known = graph.findPerson(performer);
  if (known !== undefined) return [known];
  const [, givenName, familyName] = /^([^\s,;]+(?: [^\s,;]+)?) ([^\s,;]+)$/.exec(performer) ?? [];
  if (givenName === undefined) return [];
  return [
    graph.add({ '@id': `#person-${encodeIdPart(performer)}`, '@type': 'Person', name: performer, givenName, familyName }),
  ];
}

/** Adds one process per origin for materials that no process creates. Returns references to the added processes. */
function addDerivations(
  graph: CrateGraph,
  ids: StudyIds,
  holders: readonly IsaObject[],
  creators: readonly CrateReference[],
): readonly CrateReference[] {
  const createdIds = new Set(
    holders.flatMap((holder) =>
      listIsaObjects(holder.processSequence).flatMap((process) =>
        listIsaObjects(process.outputs).map((one) => ids.getId(one['@id'])),
      ),
    ),
  );
  const derived = holders
    .flatMap((holder) => MATERIALS.flatMap(([member]) => listIsaObjects(getMaterials(holder)[member])))
    .filter((one) => listIsaObjects(one.derivesFrom).length > 0 && !ids.isCreated(one['@id'], createdIds));
  const groups = Map.groupBy(derived, (one) => JSON.stringify(listIsaObjects(one.derivesFrom).map((from) => from['@id'])));
  return [...groups.values()].flatMap((materials) => {
    const object = ids.listReferences(materials[0]?.derivesFrom);
    const result = ids.listReferences(materials);
    if (object.length === 0 || result.length === 0) return [];
    const names = listIsaObjects(materials[0]?.derivesFrom).map((from) => getNameOrValue(from['@id']).replace(/^#[^/]*\//, ''));
    return graph.add({
      '@id': `${ids.prefix}/derivation/${hashText(object)}`,
      '@type': ['LabProcess', 'Action'],
      name: `Materials from ${names.join(', ')}`,
      agent: creators.slice(0, 1),
      object,
      result,
    });
  });
}

function addAssay(graph: CrateGraph, ids: StudyIds, assay: IsaObject, index: number, part: StudyPart): CrateReference {
  const identifier = getAssayName(assay, part.identifier, index);
  const folder = part.folders.get(assay) ?? '';
  const technology = getTermText(assay.technologyType);
  const measurement = getTermText(assay.measurementType);
  return graph.add({
    '@id': folder,
    '@type': 'Dataset',
    additionalType: 'Assay',
    identifier,
    name: [measurement, technology].filter((name) => name !== '').join(', ') || identifier,
    description: `Assay of the study ${part.name}`,
    creator: part.creators,
    measurementMethod: addTerm(graph, assay.measurementType),
    measurementTechnique: addTerm(graph, assay.technologyType),
    about: listIsaObjects(assay.processSequence).map((process) => addProcess(graph, ids, process, assay, part.creators)),
    datePublished: part.released,
    hasPart: [{ '@id': `${folder}isa.assay.xlsx` }, ...ids.listReferences(assay.dataFiles)],
  });
}
