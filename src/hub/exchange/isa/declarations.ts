/** Declares categories, units, protocols and term sources in ISA-JSON, to which values refer by `@id` (ISA-JSON 1.0). */
import { BadRequestError } from '../../../contract/errors.ts';
import { getOrAdd } from '../../../memoize.ts';
import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { formatNumber } from '../../../web/for-people/words.ts';
import type { IsaObject } from './entity-texts.ts';
import { listIsaObjects } from './isa-values.ts';
import { isReferencesComment, moveReferences, restoreReferences } from './json-references.ts';

/** Matches IDs of declarations. The suffix marks declarations that are missing in the project. */
const DECLARED = /^#declared\/[0-9]+(?:\/added)?$/;

class Declarations {
  readonly byId = new Map<unknown, IsaObject>();
  readonly list: IsaObject[] = [];
  readonly #ids = new Map<string, string>();
  readonly #createId: () => string;

  constructor(own: unknown, createId: () => string) {
    this.#createId = createId;
    for (const one of listIsaObjects(own)) this.#addDeclaration(one, createId());
  }

  /** Returns a reference to an equal declaration. Adds the declaration if it is missing. */
  getReference(content: unknown): IsaObject {
    const { '@id': _id, ...declared } = isObject(content) ? content : {};
    return { '@id': this.#ids.get(JSON.stringify(declared)) ?? this.#addDeclaration(declared, `${this.#createId()}/added`) };
  }

  #addDeclaration(content: IsaObject, newId: string): string {
    const { '@id': id = newId } = content;
    const declared = { '@id': id, ...content };
    this.list.push(declared);
    this.byId.set(id, declared);
    return getOrAdd(this.#ids, JSON.stringify(content), () => String(id));
  }
}

/** Returns the investigation with references instead of repeated categories and units, and comments for refused references. */
export function declareTerms(investigation: IsaObject): IsaObject {
  let count = 0;
  const createId = () => {
    count += 1;
    return `#declared/${count}`;
  };
  const known = new Set(listIsaObjects(investigation.ontologySourceReferences).map(({ name }) => name));
  const added: IsaObject[] = [];
  const studies = JSON.stringify(investigation, (member, value) => {
    if (member === 'termSource' && value !== '' && !known.has(value)) {
      known.add(value);
      added.push({ '@id': `${createId()}/added`, name: value });
    }
    return value;
  });
  return {
    ...investigation,
    ontologySourceReferences: [...listIsaObjects(investigation.ontologySourceReferences), ...added],
    studies: listIsaObjects(JSON.parse(studies).studies).map((study) => declareInStudy(moveReferences(study), createId)),
  };
}

function declareInStudy(study: IsaObject, createId: () => string): IsaObject {
  const createDeclarations = (own: unknown) => new Declarations(own, createId);
  const [categories, units] = [createDeclarations(study.characteristicCategories), createDeclarations(study.unitCategories)];
  const [factors, protocols] = [createDeclarations(study.factors), createDeclarations(study.protocols)];
  const parameters = new Map<unknown, Declarations>(protocols.list.map((one) => [one, createDeclarations(one.parameters)]));
  const replaceByReferences = (values: unknown, refer: (category: unknown) => unknown) =>
    listIsaObjects(values).map(({ category, value, unit, ...more }) => {
      // Readers ignore the unit of a string.
      const isNumber = unit !== undefined && typeof value === 'string' && String(Number(value)) === value;
      const unitPart = unit === undefined ? {} : { unit: units.getReference(unit) };
      return { category: refer(category), value: isNumber ? Number(value) : value, ...unitPart, ...more };
    });
  const convertMember = (name: string, value: unknown): unknown => {
    if (name === 'characteristicCategories' || name === 'unitCategories') return createDeclarations(value).list;
    if (name === 'characteristics') return replaceByReferences(value, (category) => categories.getReference(category));
    if (name === 'factorValues')
      return replaceByReferences(value, (one) =>
        isObject(one) && factors.byId.has(one['@id']) ? one : factors.getReference(one),
      );
    if (!isObject(value) || !isObject(value.executesProtocol)) return value;
    const id = value.executesProtocol['@id'];
    const called = String(id).replace(/^#protocol\//, '');
    const executesProtocol = protocols.byId.has(id) ? { '@id': id } : protocols.getReference({ name: called });
    const ofProtocol = getOrAdd(parameters, protocols.byId.get(executesProtocol['@id']), () => createDeclarations([]));
    return {
      ...value,
      executesProtocol,
      parameterValues: replaceByReferences(value.parameterValues, (one) => ofProtocol.getReference(one)),
    };
  };
  return {
    ...JSON.parse(JSON.stringify(study), convertMember),
    factors: factors.list,
    protocols: protocols.list.map((one) => ({ ...one, parameters: parameters.get(one)?.list ?? [] })),
    characteristicCategories: categories.list,
    unitCategories: units.list,
  };
}

/** Returns the data with declarations in place of references, and references in place of comments. @throws BadRequestError above `maxCharacters` in total */
export function inlineDeclaredTerms(data: IsaObject, maxCharacters: number): IsaObject {
  const declared = new Map<unknown, IsaObject>();
  const used = new Set<unknown>();
  let hasMoved = false;
  const text = JSON.stringify(data, (name, value: unknown) => {
    if (name === 'termSource') used.add(value);
    if (name === 'name') hasMoved ||= isReferencesComment(value);
    if (!isObject(value) || !DECLARED.test(String(value['@id']))) return value;
    if (Object.keys(value).length === 1) used.add(value['@id']);
    else declared.set(value['@id'], value);
    return value;
  });
  if (declared.size === 0 && !hasMoved) return data;
  const isAdded = (value: unknown) => {
    if (!isObject(value) || !declared.has(value['@id']) || !String(value['@id']).endsWith('/added')) return false;
    return used.has(value['@id']) || (Object.keys(value).length === 2 && used.has(value.name));
  };
  const inlined = new Map<unknown, { content: IsaObject; length: number }>();
  let characters = 0;
  return JSON.parse(text, (_name, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !isAdded(item));
    if (!isObject(value)) return value;
    if (Object.keys(value).length > 1 || !declared.has(value['@id'])) return restoreReferences(value);
    const { content, length } = getOrAdd(inlined, value['@id'], () => {
      // The values of the process contain the parameters of an added protocol.
      const { parameters: _parameters, ...members } = declared.get(value['@id']) ?? {};
      return { content: members, length: JSON.stringify(members).length };
    });
    characters += length;
    if (characters > maxCharacters)
      throw new BadRequestError(
        `The file has more than ${formatNumber(maxCharacters)} characters. Shared parts count at each reference to them.`,
      );
    return content;
  });
}
