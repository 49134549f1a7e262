/** Checks the fields of one object with Ajv. validate.ts sorts the errors, and checks nested objects. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { getOrAdd } from '../../memoize.ts';
import { getLinearPattern } from '../patterns/linear-pattern.ts';
import { type Constraints, type Entity, type Field, getContent, type ScalarType } from '../profile.ts';
import { createUnitSchema, isDate, isDateTime, isOntologyTerm, isUri } from './formats.ts';

type Schema = Readonly<Record<string, unknown>>;

export interface FieldChecks {
  /** Checks the fields of an object; its `errors` are unordered. */
  readonly object: ValidateFunction;
  /** Checks one item, by the name of a list field of plain values. */
  readonly items: ReadonlyMap<string, ValidateFunction>;
}

const ajv = new Ajv2020({
  allErrors: true,
  messages: false,
  strictTypes: false,
  // The schemas come from this module, so they need no validation.
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  code: { regExp: Object.assign((source: string) => getLinearPattern(source), { code: 'linearPattern' }) },
  formats: { date: isDate, 'date-time': isDateTime, uri: isUri, 'ontology-term': isOntologyTerm },
});

// Ajv's keyword `enum` compares the value with each allowed value, which is slow for long lists.
ajv.addKeyword({
  keyword: 'vocabulary',
  compile(values: readonly unknown[]) {
    const allowed = new Set(values);
    const checkValues: { (value: unknown): boolean; errors?: Partial<ErrorObject>[] } = (value) => {
      checkValues.errors = [{ keyword: 'enum', params: { allowedValues: values } }];
      return allowed.has(value);
    };
    return checkValues;
  },
  errors: true,
});

/** Compiled checks by schema, shared by profiles, versions and list items. */
const compiledSchemas = new Map<string, ValidateFunction>();

export function compileFieldChecks(entity: Entity): FieldChecks {
  const properties = Object.fromEntries(entity.fields.map((field) => [field.name, createPropertySchema(field)]));
  const required = entity.fields.filter((field) => field.required).map((field) => field.name);
  const items = entity.fields.flatMap((field): [string, ValidateFunction][] => {
    const content = getContent(field);
    return field.type === 'list' && content.kind === 'scalar'
      ? [[field.name, compileSchema(createScalarSchema(content.type, field.constraints))]]
      : [];
  });
  return { object: compileSchema({ type: 'object', properties, required }), items: new Map(items) };
}

function compileSchema(schema: Schema): ValidateFunction {
  return getOrAdd(compiledSchemas, JSON.stringify(schema), () => ajv.compile(schema));
}

/** Returns the errors of the last call, except those of "if", which repeat the errors of the branch. */
export function getFindings(check: ValidateFunction): readonly ErrorObject[] {
  return (check.errors ?? []).filter((error) => error.keyword !== 'if');
}

/** Creates the schema of a field. In an optional field, null and "" are treated as absent (docs/requirements.md, S7). */
function createPropertySchema(field: Field): Schema {
  const main = createMainSchema(field);
  if (!field.required) return { if: { enum: [null, ''] }, else: main };
  return main.type === 'string' ? { ...main, minLength: Math.max(1, field.constraints.min_length ?? 0) } : main;
}

function createMainSchema(field: Field): Schema {
  const { min_items, max_items } = field.constraints;
  if (field.type === 'list') return { type: 'array', ...createKeywords({ minItems: min_items, maxItems: max_items }) };
  const content = getContent(field);
  return content.kind === 'entity' ? { type: 'object' } : createScalarSchema(content.type, field.constraints);
}

const typeSchemas: Readonly<Record<ScalarType, Schema>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  float: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  uri: { type: 'string', format: 'uri' },
  ontology_term: { type: 'string', format: 'ontology-term' },
};

function createScalarSchema(
  type: ScalarType,
  { pattern, min_length, max_length, minimum, maximum, enum: values, unit }: Constraints,
): Schema {
  const value = {
    ...typeSchemas[type],
    ...createKeywords({ pattern, minLength: min_length, maxLength: max_length, minimum, maximum, vocabulary: values }),
  };
  return unit === undefined ? value : { if: createUnitSchema(unit), else: value };
}

function createKeywords(all: Schema): Schema {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export class UnknownEntityError extends Error {
  readonly profileId: string;
  readonly entityName: string;

  constructor(profileId: string, entityName: string) {
    super(`The profile ${profileId} has no entity of that name.`);
    this.profileId = profileId;
    this.entityName = entityName;
  }
}

/** Thrown if the data is nested too deeply to validate. The message continues a sentence whose subject is the data. */
export class NestingError extends Error {
  constructor(levels: number) {
    super(`is nested deeper than ${levels} levels`);
  }
}
