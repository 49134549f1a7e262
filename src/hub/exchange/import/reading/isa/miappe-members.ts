/** Converts MIAPPE comments and protocols in ISA files to properties with the names of MIAPPE fields. */
import { type Entity, findFieldByName } from '../../../../../profiles/profile.ts';
import { isObject, normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import type { IsaObject } from '../../../isa/entity-texts.ts';
import { getMaterials, listIsaObjects } from '../../../isa/isa-values.ts';
import { EVENT, GROWTH, MIAPPE_COMMENTS, SAMPLING, SAMPLING_PARAMETERS } from '../../../isa/miappe-comments.ts';
import { parseListText, splitParallelList } from '../../../list-text.ts';
import { getLinkedFileName } from '../flat/expand-rows.ts';
import { MIAPPE_COLUMNS } from '../flat/miappe-headers.ts';
import { isBlank } from './isa-texts.ts';

type Member = readonly [name: string, value: unknown];

/** Converts comments of MIAPPE to fields, for types without a field for comments. @param called returns the name of a value */
export function replaceMiappeComments(
  entity: Entity,
  members: readonly Member[],
  called: (value: unknown) => string,
): readonly Member[] {
  if (!MIAPPE_COMMENTS.has(entity.name) || findFieldByName(entity, 'comments') !== undefined) return members;
  const object: IsaObject = Object.fromEntries(members);
  const designs = listIsaObjects(object.studyDesignDescriptors);
  const comments = [...listIsaObjects(object.comments), ...designs.flatMap((design) => listIsaObjects(design.comments))];
  const { found, rest } = splitFieldComments(entity, comments, called);
  const { protocols, made, processes } = createStudyParts(entity, object, called);
  const sampled = addSamples(entity, object, listIsaObjects(protocols), called);
  const others = members.flatMap(([name, value]): readonly Member[] => {
    if (name === 'comments' || (name === 'events' && made.some(([one]) => one === name))) return [];
    if (name === 'samples' || name === 'assays') return [[name, sampled[name]]];
    if (name === 'studyDesignDescriptors') return [[name, designs.map(({ comments: _comments, ...design }) => design)]];
    if (name === 'protocols') return [[name, sampled.protocols]];
    return [[name, name === 'processSequence' ? processes : value]];
  });
  return [...others, ...createPlainMembers(object, found, called), ...made, ['comments', rest]];
}

/** Returns the MIAPPE field of a characteristic by the letters of its name; undefined if there is none. */
export function findMiappeField(entity: Entity, letters: string): string | undefined {
  // Types of other profiles have no field unique_id.
  if (findFieldByName(entity, 'unique_id') === undefined) return undefined;
  const found = MIAPPE_COLUMNS[entity.name]?.find((names) =>
    names.slice(0, 2).some((name) => normalizeMemberName(name) === letters),
  );
  return found?.slice(2).find((field) => findFieldByName(entity, field.split('.')[0] ?? '') !== undefined);
}

export function applyTemplateNames(entity: Entity, members: readonly Member[]): readonly Member[] {
  if (!TABLES.has(entity.name)) return members;
  return members.map(([name, value]) => [
    findFieldByName(entity, name) === undefined ? (findMiappeField(entity, normalizeMemberName(name)) ?? name) : name,
    value,
  ]);
}

/** Types with their own tables in addition to the files of ISA-Tab. */
const TABLES: ReadonlySet<string> = new Set(['ObservedVariable', 'Event']);

/** Converts properties such as `a.b` to a property `b` of an object `a`. An object without a name is named by its ID. */
export function nestMembers(members: readonly Member[]): readonly Member[] {
  const nested = new Map<string, Record<string, unknown>>();
  const plain = members.filter(([name, value]) => {
    const [first = '', inner] = name.split('.');
    // A name such as `unit: comments` is the path of a value that no field can contain, so its dots are no separators.
    if (inner === undefined || name.includes(':')) return true;
    nested.set(first, { ...nested.get(first), [inner]: value });
    return false;
  });
  const called = [...nested].map(([name, object]): Member => {
    const id = object.unique_id ?? object.name ?? object.institute_code ?? object.description;
    return [name, { ...object, unique_id: id, name: object.name ?? id }];
  });
  return [...plain, ...called];
}

function splitFieldComments(entity: Entity, comments: readonly IsaObject[], called: (value: unknown) => string) {
  const found = new Map<string, string>();
  const rest: IsaObject[] = [];
  for (const comment of comments) {
    const letters = normalizeMemberName(called(comment.name));
    const field = MIAPPE_COMMENTS.get(entity.name)?.find(([name]) => normalizeMemberName(name) === letters)?.[1];
    const [first = ''] = field?.split('.') ?? [];
    const isNested = field?.includes('.') === true;
    const hasPlace =
      findFieldByName(entity, first) !== undefined && (!isNested || findFieldByName(entity, 'unique_id') !== undefined);
    const { '@id': _id, '@type': _type, name: _name, value, ...others } = comment;
    const text = called(value);
    const isPlain = isBlank(others) && (text !== '' || isBlank(value));
    if (field === undefined || found.has(field) || !hasPlace || !isPlain) rest.push(comment);
    else found.set(field, text);
  }
  return { found, rest };
}

/** Returns plain fields, and entities with generated identifiers, because MIAPPE defines none for these entities. */
function createPlainMembers(
  object: IsaObject,
  found: ReadonlyMap<string, string>,
  called: (value: unknown) => string,
): readonly Member[] {
  const members: Member[] = [...found].filter(([field]) => !field.includes('.'));
  const country = found.get('geographic_location.country');
  const name = found.get('experimental_site_name') || country;
  if (country !== undefined) members.push(['geographic_location', { unique_id: name, name, country }]);
  const factor = called(object.factorName);
  const values = parseListText(found.get('values.value') ?? '');
  if (values.length > 0)
    members.push(['values', values.map((value) => ({ unique_id: `${factor}: ${value}`, factor_id: factor, value }))]);
  // If the text has no quotes, tabs also separate the items.
  const [links, descriptions, versions] = ['link', 'description', 'version']
    .map((field) => found.get(`data_files.${field}`) ?? '')
    .map((text) => splitParallelList(text.includes('"') ? text : text.replaceAll('\t', ';'))) as [string[], string[], string[]];
  const count = Math.max(links.length, descriptions.length, versions.length);
  const files = Array.from({ length: count }, (_, at) => {
    const [link = '', description = '', version = ''] = [links[at], descriptions[at], versions[at]];
    const called = getLinkedFileName(link) || description;
    return { unique_id: called, name: called, link, description, version };
  });
  const filled = files.filter(({ unique_id, version }) => unique_id !== '' || version !== '');
  return filled.length === 0 ? members : [...members, ['data_files', filled]];
}

/** Returns cultural practices, environment and events of a study, and the remaining protocols and processes. */
function createStudyParts(entity: Entity, object: IsaObject, called: (value: unknown) => string) {
  const protocols = listIsaObjects(object.protocols);
  const processes = listIsaObjects(object.processSequence);
  if (findFieldByName(entity, 'cultural_practices') === undefined || findFieldByName(entity, 'environments') === undefined)
    return { protocols: object.protocols, processes: object.processSequence, made: [] };
  const hasNormalizedName = (value: unknown, word: string) => normalizeMemberName(called(value)) === normalizeMemberName(word);
  const isEvent = (protocol: IsaObject) =>
    hasNormalizedName(protocol.protocolType, EVENT) && findFieldByName(entity, 'events') !== undefined;
  const growth = protocols.find(
    (protocol) =>
      !isEvent(protocol) && (hasNormalizedName(protocol.name, GROWTH) || hasNormalizedName(protocol.protocolType, GROWTH)),
  );
  const ofGrowth = processes.filter(
    (process) => growth !== undefined && hasNormalizedName(process.executesProtocol, called(growth.name)),
  );
  const environments = new Map<string, IsaObject>();
  for (const value of ofGrowth.flatMap((process) => listIsaObjects(process.parameterValues))) {
    const parameter = called(isObject(value.category) ? value.category.parameterName : undefined);
    const stated = { value: called(value.value), unit: called(value.unit) };
    const known = [...environments.values()].filter((one) => one.parameter === parameter);
    const unique_id = known.length === 0 ? parameter : `${parameter}-${known.length + 1}`;
    if (!known.some((one) => one.value === stated.value && one.unit === stated.unit))
      environments.set(unique_id, { unique_id, parameter, ...stated });
  }
  for (const parameter of listIsaObjects(growth?.parameters).map((one) => called(one.parameterName)))
    if (![...environments.values()].some((one) => one.parameter === parameter))
      environments.set(parameter, { unique_id: parameter, parameter });
  const listed = createEvents(listIsaObjects(object.events));
  const events: IsaObject[] = protocols
    .filter(isEvent)
    .map((event) => ({
      unique_id: called(event.name),
      event_type: called(event.name),
      event_accession_number: called(event.uri),
      description: called(event.description),
    }))
    // The table contains the same event with its time, so the event of the protocol is omitted.
    .filter((event) => !listed.some((row) => row.event_type === event.event_type));
  events.push(...listed);
  const made: Member[] = [];
  if (growth !== undefined && called(growth.description) !== '') made.push(['cultural_practices', called(growth.description)]);
  if (environments.size > 0) made.push(['environments', [...environments.values()]]);
  if (events.length > 0) made.push(['events', events]);
  return {
    made,
    protocols: protocols.flatMap((one) =>
      one !== growth && !isEvent(one) ? [one] : listOtherParts(one, one === growth, hasNormalizedName),
    ),
    // The sample already contains its source, so this process adds no information.
    processes: processes.filter((one) => {
      const values = listIsaObjects(one.parameterValues);
      const terms = values.flatMap(({ value, unit }) => [...listTerms(value), ...listTerms(unit)]);
      return !ofGrowth.includes(one) || !isBlank([one.name, one.performer, one.date, one.comments]) || terms.length > 0;
    }),
  };
}

/** Returns the parts of a protocol that the fields of the entity cannot contain. */
function listOtherParts(
  protocol: IsaObject,
  isGrowth: boolean,
  isCalled: (value: unknown, word: string) => boolean,
): readonly IsaObject[] {
  const { name, description: _description, ...rest } = protocol;
  const { termSource, termAccession } = isObject(rest.protocolType) ? rest.protocolType : {};
  const isPlainType = [isGrowth ? GROWTH : EVENT, ''].some((word) => isCalled(rest.protocolType, word));
  const parameters = isGrowth
    ? listIsaObjects(rest.parameters).flatMap((one) => listTerms(one.parameterName))
    : rest.parameters;
  const type = isPlainType ? { termSource, termAccession } : rest.protocolType;
  const left = {
    ...rest,
    ...(isGrowth && !isCalled(name, GROWTH) ? { name } : {}),
    protocolType: isBlank(type) ? undefined : type,
    parameters,
    ...(isGrowth ? {} : { uri: undefined }),
  };
  return isBlank(left) ? [] : [Object.fromEntries(Object.entries(left).filter(([, value]) => !isBlank(value)))];
}

function listTerms(value: unknown): readonly unknown[] {
  const { termSource, termAccession } = isObject(value) ? value : {};
  return [termSource, termAccession].filter((one) => !isBlank(one));
}

function createEvents(rows: readonly IsaObject[]) {
  const counts = new Map<string, number>();
  return rows.map(({ 'Study ID': _study, 'Event Type': named, 'Observation Unit(s)': units, ...row }) => {
    const type = String(named ?? row.event_type ?? '');
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const names =
      units === undefined || units === 'NA'
        ? {}
        : {
            observation_unit_ids: String(units)
              .split(',')
              .map((one) => one.trim()),
          };
    return { unique_id: count === 1 ? type : `${type}-${count}`, ...row, event_type: type, ...names };
  });
}

/** Moves extracts of assays to their observation units, if the profile stores samples there. Returns the changed lists. */
function addSamples(entity: Entity, study: IsaObject, protocols: readonly IsaObject[], called: (value: unknown) => string) {
  const { samples, assays } = study;
  if (findFieldByName(entity, 'assays') !== undefined || findFieldByName(entity, 'observation_units') === undefined)
    return { samples, assays, protocols };
  const units = new Map(listIsaObjects(samples).map((unit) => [unit['@id'], [] as IsaObject[]]));
  const left = listIsaObjects(assays).map((assay) => removeSamples(assay, units, called));
  const found = [...units.values()].flat().length > 0;
  return {
    samples: listIsaObjects(samples).map((unit) => {
      const own = units.get(unit['@id']) ?? [];
      return own.length === 0 ? unit : { ...unit, samples: own };
    }),
    assays: left.filter((assay) => !isBlank(assay)),
    protocols: found ? protocols.filter((one) => !isPlainSampling(one, called)) : protocols,
  };
}

/** Returns an assay without the extracts that became samples; an empty object if no other content remains. */
function removeSamples(
  assay: IsaObject,
  units: ReadonlyMap<unknown, IsaObject[]>,
  called: (value: unknown) => string,
): IsaObject {
  const materials = getMaterials(assay);
  const processes = listIsaObjects(assay.processSequence);
  const takenNames = new Set<unknown>();
  const used = new Set<unknown>();
  const others = listIsaObjects(materials.otherMaterials).filter((extract) => {
    const process = processes.find((one) => listIsaObjects(one.outputs).some((ref) => ref['@id'] === extract['@id']));
    const refs = [...listIsaObjects(process?.inputs), ...listIsaObjects(extract.derivesFrom)];
    const unit = refs.find((ref) => units.has(ref['@id']));
    if (unit === undefined) return true;
    units.get(unit['@id'])?.push(createSample(extract, process, called));
    takenNames.add(extract['@id']);
    if (process !== undefined) used.add(process);
    return false;
  });
  if (takenNames.size === 0) return assay;
  const isUsed = (one: IsaObject) => used.has(one) && listIsaObjects(one.outputs).every((ref) => takenNames.has(ref['@id']));
  const rest = processes.filter((one) => !isUsed(one) || !isBlank([one.name, one.performer, one.date, one.comments]));
  const isOnlyForThem =
    normalizeMemberName(called(assay.measurementType)) === normalizeMemberName(SAMPLING) &&
    isBlank([others, rest, assay.dataFiles, assay.technologyType, assay.technologyPlatform, assay.comments]);
  return isOnlyForThem ? {} : { ...assay, materials: { ...materials, otherMaterials: others }, processSequence: rest };
}

function createSample(extract: IsaObject, process: IsaObject | undefined, called: (value: unknown) => string): IsaObject {
  const { derivesFrom: _derivesFrom, type: _type, ...rest } = extract;
  const sample: Record<string, unknown> = { ...rest };
  const others: IsaObject[] = [];
  for (const value of listIsaObjects(process?.parameterValues)) {
    const letters = normalizeMemberName(called(isObject(value.category) ? value.category.parameterName : undefined));
    const field = SAMPLING_PARAMETERS.find(
      ([name, , other]) => normalizeMemberName(name) === letters || normalizeMemberName(other) === letters,
    )?.[1];
    if (field === undefined || sample[field] !== undefined) others.push(value);
    else sample[field] = value.value;
  }
  return others.length === 0 ? sample : { ...sample, parameterValues: others };
}

/** Returns whether a protocol only states that samples are taken. */
function isPlainSampling(protocol: IsaObject, called: (value: unknown) => string): boolean {
  const { '@id': _id, name, protocolType, parameters, ...rest } = protocol;
  const known = SAMPLING_PARAMETERS.flatMap(([first, , other]) => [normalizeMemberName(first), normalizeMemberName(other)]);
  return (
    normalizeMemberName(called(name)) === normalizeMemberName(SAMPLING) &&
    ['', normalizeMemberName(SAMPLING)].includes(normalizeMemberName(called(protocolType))) &&
    listIsaObjects(parameters).every((one) => known.includes(normalizeMemberName(called(one.parameterName)))) &&
    isBlank(rest)
  );
}
