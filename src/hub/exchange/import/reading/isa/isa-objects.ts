/** Adapts objects of ISA-JSON to a profile: joins names of people, moves materials, and converts characteristics to fields. */
import { type Entity, findFieldByName, type Profile } from '../../../../../profiles/profile.ts';
import { isObject, normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { encodeFileName, type IsaObject } from '../../../isa/entity-texts.ts';
import { EMPTY_COMMENT, GENERATED_COMMENT, listRequiredNames } from '../../../isa/extensions.ts';
import { getMaterials, getNameOrValue, listIsaObjects } from '../../../isa/isa-values.ts';
import { joinPersonNameParts, PERSON_NAME_COMMENT, splitPersonName } from '../../../isa/person-name.ts';
import { VALUE_TERM } from '../../../isa/value-term.ts';
import type { TextTrace } from '../../account/text-trace.ts';
import type { IncomingRow } from '../incoming.ts';
import { addExtensions, findMemberField, type MemberReading, splitComments, WHOLE } from './extension-members.ts';
import type { IsaReferences } from './isa-references.ts';
import { getIsaText, isBlank, listOtherMembers } from './isa-texts.ts';
import { applyTemplateNames, findMiappeField, nestMembers, replaceMiappeComments } from './miappe-members.ts';

type Member = readonly [name: string, value: unknown];

/** Properties of ISA-JSON that contain no data. */
const IGNORED_MEMBERS: ReadonlySet<string> = new Set(['@id', '@type', '@context', '@written', WHOLE, 'materials']);

export class IsaObjects {
  readonly #references: IsaReferences;
  readonly #members: MemberReading;
  readonly #trace: TextTrace | undefined;
  #entityType = '';

  /** @param findFieldName returns the field of a property @param trace records names of fields */
  constructor(references: IsaReferences, findFieldName: MemberReading['findFieldName'], trace?: TextTrace) {
    this.#references = references;
    this.#trace = trace;
    this.#members = {
      findFieldName,
      formatMeasured: (value) => this.#getName(value),
      recordUsed: (text) => trace?.recordFound(text),
    };
  }

  /** Returns the properties in the order and form that the fields accept. */
  prepareMembers(entity: Entity, object: IsaObject): IsaObject {
    this.#entityType = entity.name;
    const inMaterials = Object.entries(getMaterials(object)).map(
      ([name, value]): Member => [Object.hasOwn(object, name) ? `materials.${name}` : name, value],
    );
    const own = this.#removeGenerated([...Object.entries(object), ...inMaterials]).filter(
      ([name]) =>
        !IGNORED_MEMBERS.has(name) &&
        (name !== 'filename' || findFieldByName(entity, name) !== undefined || !isUsualFileName(entity, object)),
    );
    // In ISA, the name of a file is its file name. Nested entities in comments have no `@id`.
    const isFile = entity.name === 'DataFile' && '@id' in object && findFieldByName(entity, 'filename') !== undefined;
    const named = isFile ? own.map(([name, value]): Member => [name === 'name' ? 'filename' : name, value]) : own;
    const members = replaceMiappeComments(entity, named, (value) => this.#getName(value));
    const steps = [applyTemplateNames, joinPersonName, addIdentifier, removeEmptyTypes, joinAccession, removePrefixes];
    const tidied = steps.reduce<readonly Member[]>((made, step) => step(entity, made), members);
    const lifted = this.#convertCharacteristics(entity, moveTermToComments(entity, tidied));
    const made = splitComments(entity, addExtensions(entity, this.#addUnit(entity, lifted), this.#members));
    return Object.fromEntries(this.#keepEmptyNames(entity, made, object));
  }

  /** Returns the properties without generated values, and without the comments that mark generated and empty values. */
  #removeGenerated(members: readonly Member[]): readonly Member[] {
    const comments = members.find(([name]) => name === 'comments')?.[1];
    const isGeneratedComment = (comment: unknown) =>
      isObject(comment) && (comment.name === GENERATED_COMMENT || comment.name === EMPTY_COMMENT);
    const notes = Array.isArray(comments) ? comments.filter(isGeneratedComment) : [];
    if (notes.length === 0) return members;
    this.#trace?.recordFound(notes);
    const generated = notes.filter(({ name }) => name === GENERATED_COMMENT).map(({ value }) => value);
    const others = members.filter(([member]) => member !== 'comments' && !generated.includes(member));
    return [...others, ['comments', (comments as unknown[]).filter((comment) => !isGeneratedComment(comment))]];
  }

  /** Sets a name to null if it was empty in the exported project. Omits other empty names, which are filled later. */
  #keepEmptyNames(entity: Entity, members: readonly Member[], object: IsaObject): readonly Member[] {
    const findField = (member: string) =>
      findMemberField(entity, this.#members.findFieldName(entity, member) ?? member)?.name ?? '';
    const names = listRequiredNames(entity);
    const notes = listIsaObjects(object.comments).filter(({ name }) => name === EMPTY_COMMENT);
    const rest = members.filter(([member, value]) => !isBlank(value) || !names.includes(findField(member)));
    const stated = new Set(rest.map(([member]) => findField(member)));
    const isEmpty = (name: string) => !stated.has(name) && (WHOLE in object || notes.some(({ value }) => value === name));
    return [...rest, ...names.filter(isEmpty).map((name): Member => [name, null])];
  }

  /** Converts `Characteristics[Organism]` to the field organism. If possible, values with a term stay in a list. */
  #convertCharacteristics(entity: Entity, members: readonly Member[]): readonly Member[] {
    const hasList = findFieldByName(entity, 'characteristics') !== undefined;
    return members.flatMap(([name, value]): readonly Member[] => {
      if (name !== 'characteristics' || !Array.isArray(value)) return [[name, value]];
      const lifted: Member[] = [];
      const rest: unknown[] = [];
      const unknown: Member[] = [];
      for (const item of value) {
        // The reader of the list reports a category whose target is missing.
        const isReadable = !hasList || (isObject(item) && this.#references.hasTarget(item.category));
        const called = this.#getName(isObject(item) && isReadable ? item.category : undefined).trim();
        const letters = normalizeMemberName(called);
        const field =
          entity.fields.find((one) => normalizeMemberName(one.name) === letters)?.name ?? findMiappeField(entity, letters);
        const other = `Characteristics[${called}]`;
        // A list keeps the parts of a term together.
        const isPlain = isObject(item) && hasOnlyText(item);
        if (hasList && (!isPlain || field === undefined || members.some(([taken]) => taken === field))) rest.push(item);
        else if (field === undefined && called !== '' && isPlain && unknown.every(([taken]) => taken !== other)) {
          this.#trace?.recordFound(called);
          unknown.push([other, this.#formatMeasured(item as IsaObject)]);
        } else if (field === undefined || lifted.some(([taken]) => taken === field)) rest.push(item);
        else {
          this.#trace?.recordFound(called);
          lifted.push([field, this.#formatMeasured(item as IsaObject)]);
          // Unknown properties are reported as omitted.
          lifted.push(...this.#listUnusedUnit(item as IsaObject).map(([part, unit]): Member => [`${field}: ${part}`, unit]));
          lifted.push(...listTermsOfValue(item as IsaObject).map(([part, stated]): Member => [`${field}: ${part}`, stated]));
        }
      }
      return [...nestMembers(lifted), ...unknown, ...(rest.length === 0 ? [] : [[name, rest] as const])];
    });
  }

  /** Joins value and unit if the type has no field for the unit. */
  #addUnit(entity: Entity, members: readonly Member[]): readonly Member[] {
    const unit = members.find(([name]) => name === 'unit');
    if (unit === undefined || findFieldByName(entity, 'unit') !== undefined || findFieldByName(entity, 'value') === undefined)
      return members;
    const object = Object.fromEntries(members);
    return members.flatMap(([name, value]): readonly Member[] => {
      // Unknown properties are reported as omitted.
      if (name === 'unit')
        return [
          ...this.#listUnusedUnit(object),
          ...listOtherMembers(value).map(([part, stated]): Member => [`unit: ${part}`, stated]),
        ];
      return [[name, name === 'value' ? this.#formatMeasured(object) : value]];
    });
  }

  /** Returns the value with its unit; empty without a value, because a unit is no value. */
  #formatMeasured({ value, unit }: IsaObject): string {
    const text = this.#getName(value);
    return text === '' ? '' : [text, this.#getName(unit)].filter((part) => part !== '').join(' ');
  }

  #listUnusedUnit({ value, unit }: IsaObject): readonly Member[] {
    return this.#getName(value) === '' && !isBlank(unit) ? [['unit', this.#getName(unit)]] : [];
  }

  #getName(value: unknown): string {
    const text = getIsaText(this.#references.resolve(value, this.#entityType, 'its values'));
    return text === undefined || text === null ? '' : String(text);
  }
}

/** Returns whether a characteristic is plain text, without unit, comment and term. */
function hasOnlyText({ category, value, ...others }: IsaObject): boolean {
  const isText = (part: unknown, name: string): boolean => {
    if (isObject(part)) return Object.entries(part).every(([inner, stated]) => isText(stated, inner));
    return isBlank(part) || /^(?:annotationValue|@id|@type)$/.test(name);
  };
  return [others, category, value].every((part) => !isObject(part) || isText(part, ''));
}

/** Returns whether an export to ISA-Tab generated the file name of an investigation or study. */
function isUsualFileName({ name }: Entity, { filename, identifier }: IsaObject): boolean {
  if (name === 'Investigation') return filename === 'i_investigation.txt';
  return name === 'Study' && filename === `s_${encodeFileName(getNameOrValue(identifier))}.txt`;
}

/** Moves the term of a value to comments, because the field contains a string. */
function moveTermToComments(entity: Entity, members: readonly Member[]): readonly Member[] {
  const object: IsaObject = Object.fromEntries(members);
  const { value } = object;
  if (!isObject(value) || !('annotationValue' in value)) return members;
  const { termSource, termAccession, ...rest } = value;
  const term = Object.entries({ termSource, termAccession }).filter(([, stated]) => !isBlank(stated));
  const others = members.flatMap(([name, stated]): readonly Member[] =>
    name === 'value' ? [[name, rest]] : name === 'comments' ? [] : [[name, stated]],
  );
  const comments = Array.isArray(object.comments) ? object.comments : [];
  if (findFieldByName(entity, 'comments') === undefined) return [...others, ...term, ['comments', comments]];
  const stated = term.map(([name, text]) => ({ name: VALUE_TERM[name as keyof typeof VALUE_TERM], value: text }));
  return [...others, ['comments', [...stated, ...comments]]];
}

/** Returns the parts of a value other than its text: the term of the value or unit, and comments. */
function listTermsOfValue({ value, unit, comments }: IsaObject): readonly Member[] {
  const stated = [
    ...listOtherMembers(value),
    ...listOtherMembers(unit).map(([name, inner]) => [`unit.${name}`, inner] as const),
  ];
  return isBlank(comments) ? stated : [...stated, ['comments', comments]];
}

/** Joins the parts of a name for a profile with one name. A comment may contain the original spelling. */
function joinPersonName(entity: Entity, members: readonly Member[]): readonly Member[] {
  if (findFieldByName(entity, 'name') === undefined || findFieldByName(entity, 'last_name') !== undefined) return members;
  const { firstName, midInitials, lastName, comments } = Object.fromEntries(members);
  const joined = joinPersonNameParts(firstName, midInitials, lastName);
  if (joined === '') return members;
  const isWrittenName = ({ name, value }: IsaObject) => {
    const split = splitPersonName(String(value));
    return name === PERSON_NAME_COMMENT && joinPersonNameParts(split.firstName, split.lastName) === joined;
  };
  const written = listIsaObjects(comments).find(isWrittenName);
  const others = members.flatMap(([name, value]): readonly Member[] => {
    if (['firstName', 'midInitials', 'lastName'].includes(name)) return [];
    return [[name, name === 'comments' && Array.isArray(value) ? value.filter((comment) => comment !== written) : value]];
  });
  return [['name', written?.value ?? joined], ...others];
}

/** Adds a missing required identifier: the name of a person, or the file name of an assay. */
function addIdentifier(entity: Entity, members: readonly Member[]): readonly Member[] {
  if (findFieldByName(entity, 'identifier')?.required !== true) return members;
  if (entity.name === 'Assay' && findFieldByName(entity, 'filename') === undefined)
    return members.map(([name, value]) => [name === 'filename' ? 'identifier' : name, value]);
  const parts = new Map(members);
  const name = joinPersonNameParts(parts.get('firstName'), parts.get('lastName'));
  return name === '' ? members : [...members, ['identifier', name]];
}

/** Removes empty types of components, and types of extracts that the profile cannot store. */
function removeEmptyTypes(entity: Entity, members: readonly Member[]): readonly Member[] {
  return members.filter(
    ([name, value]) =>
      (name !== 'componentType' || !isBlank(value)) &&
      (name !== 'type' || value !== 'Extract Name' || findFieldByName(entity, 'type') !== undefined),
  );
}

/** Joins a source and a numeric accession to the ID of a term, such as `UO:0000021`. */
function joinAccession(_entity: Entity, members: readonly Member[]): readonly Member[] {
  const source = members.find(([name]) => name === 'termSource')?.[1];
  return members.map(([name, value]) => {
    const isBare = name === 'termAccession' && /^[0-9]+$/.test(String(value)) && typeof source === 'string' && source !== '';
    return [name, isBare ? `${source}:${value}` : value];
  });
}

/** Prefixes that only state the kind of a value. A DOI has none (ISO 26324). */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  doi: /^\s*(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)/i,
  email: /^mailto:/i,
};

function removePrefixes(_entity: Entity, members: readonly Member[]): readonly Member[] {
  return members.map(([name, value]) => {
    const prefix = PREFIXES[name];
    return [name, prefix !== undefined && typeof value === 'string' ? value.replace(prefix, '') : value];
  });
}

/** Fields that receive the name of an ISA-JSON object without other identification. */
const IDENTIFYING = ['unique_id', 'identifier', 'title', 'name'];

/** Yields rows. Missing identifiers come from names, and missing names from identifiers. An ISA assay becomes an experiment. */
export function* fillIdentifiers(profile: Profile, rows: Iterable<IncomingRow>): Generator<IncomingRow> {
  for (const row of rows) {
    const entity = profile.entities.get(row.entityType);
    if (entity === undefined || row.refusal !== undefined || row.parent.kind === 'top') {
      yield row;
      continue;
    }
    const stated = new Map(row.stated);
    const sources = new Map(row.sources);
    const fillField = (field: string, value: unknown) => {
      stated.set(field, value);
      sources.set(field, 0);
    };
    const hasField = (name: string) => (stated.get(name) ?? '') !== '';
    const called = [...IDENTIFYING, 'filename'].find(hasField);
    for (const name of listRequiredNames(entity)) {
      if (stated.has(name)) continue;
      if (called !== undefined) fillField(name, stated.get(called));
      else if (name === 'unique_id' && hasField('factor_id') && hasField('value'))
        fillField(name, `${stated.get('factor_id')}: ${stated.get('value')}`);
    }
    const experiment = findFieldByName(entity, 'assay_class');
    if (experiment?.constraints.enum?.includes('EXP') === true && experiment.required && !hasField('assay_class'))
      fillField('assay_class', 'EXP');
    yield { ...row, stated, sources };
  }
}
