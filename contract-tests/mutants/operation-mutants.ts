/** Every way in which an operation of a document can be made wrong: its parameters, bodies, statuses, media types and headers. */
import { type ContractDocument, type JsonObject, type OperationObject, resolveReference } from '../../src/contract/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';
import { type Side, schemaMutants, UNKNOWN_NAME } from './schema-mutants.ts';
import { schemaPlaces, withSchemaAt } from './schema-places.ts';

/** Where a mutant differs from its document. */
export type Site =
  | { readonly part: 'parameter'; readonly in: string; readonly name: string }
  | { readonly part: 'request' }
  | { readonly part: 'request'; readonly type: string; readonly before: Schema; readonly after: Schema }
  | { readonly part: 'answers' }
  | { readonly part: 'answer'; readonly status: string }
  | {
      readonly part: 'answer';
      readonly status: string;
      readonly type: string;
      readonly before: Schema;
      readonly after: Schema;
      readonly fact: string | undefined;
    }
  | { readonly part: 'header'; readonly status: string; readonly name: string };

/** An operation that says one thing differently. */
export interface Mutant {
  /** The same as long as the document has the place: `listRuns: query limit: bound tightened maximum`. */
  readonly id: string;
  readonly kind: string;
  readonly site: Site;
  readonly operation: OperationObject;
}

/** An operation with everything that mutants are made from. */
export interface MutatedOperation {
  readonly document: ContractDocument;
  readonly check: SchemaCheck;
  readonly path: string;
  readonly operation: OperationObject;
}

interface ParameterObject extends JsonObject {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
interface MediaObject extends JsonObject {
  schema?: Schema;
}
interface AnswerObject extends JsonObject {
  content?: Record<string, MediaObject>;
  headers?: Record<string, HeaderObject>;
}
interface HeaderObject extends JsonObject {
  required?: boolean;
  schema?: Schema;
}

/** Every mutant of an operation, in the order of the document. */
export function* operationMutants(mutated: MutatedOperation): Generator<Mutant> {
  yield* parameterMutants(mutated);
  yield* requestMutants(mutated);
  yield* answerMutants(mutated);
}

/**
 * Each change of a schema, wherever in it.
 * @param written Whether values are JSON or YAML; what is written as a text only, in addresses, headers and forms, is never null.
 */
function* inSchema(check: SchemaCheck, schema: Schema, side: Side, written: boolean): Generator<SchemaChange> {
  for (const place of schemaPlaces(check, schema)) {
    for (const { kind, target, schema: changed } of schemaMutants(place.schema, side)) {
      if (!written && kind.startsWith('null')) continue;
      const where = [place.label, kind, target].filter((part) => part !== '').join(' ');
      yield { kind, where, schema: withSchemaAt(check, schema, place.steps, changed), fact: factOf(kind, place.label, target) };
    }
  }
}

interface SchemaChange {
  kind: string;
  where: string;
  schema: Schema;
  fact: string | undefined;
}

const isWritten = (type: string) => /json|yaml/.test(type);

/** What the recorder notes of an answer that such a mutant does not allow (contract-tests/traffic/corpus.ts). */
function factOf(kind: string, label: string, target: string): string | undefined {
  const place = label.replace(/[&|]\d+/g, '');
  if (kind === 'property removed' || kind === 'property renamed') return `property ${place}/${target}`;
  if (kind === 'required added') return `property ${place}/${target} absent`;
  return kind === 'enum narrowed' ? `value ${place} ${JSON.stringify(target)}` : undefined;
}

function* parameterMutants({ document, check, path, operation }: MutatedOperation): Generator<Mutant> {
  const parameters = [
    ...((document.paths[path]?.parameters ?? []) as JsonObject[]),
    ...((operation.parameters ?? []) as JsonObject[]),
  ].map((one) => resolveReference(document, one) as ParameterObject);
  const made = (parameter: { in: string; name: string }, kind: string, where: string, changed: JsonObject[]): Mutant => ({
    id: `${operation.operationId}: ${parameter.in} ${parameter.name}: ${where}`,
    kind: `parameter ${kind}`,
    site: { part: 'parameter', in: parameter.in, name: parameter.name },
    operation: { ...operation, parameters: changed },
  });
  for (const [index, parameter] of parameters.entries()) {
    const replaced = (changed: ParameterObject) => parameters.with(index, changed);
    const { required, schema, ...rest } = parameter;
    if (parameter.in !== 'path') {
      yield made(parameter, 'removed', 'removed', parameters.toSpliced(index, 1));
      if (required === true)
        yield made(parameter, 'made optional', 'made optional', replaced({ ...parameter, required: false } as ParameterObject));
      else
        yield made(parameter, 'made required', 'made required', replaced({ ...parameter, required: true } as ParameterObject));
    }
    for (const { kind, where, schema: changed } of inSchema(check, schema ?? {}, 'request', false)) {
      // Without a value the path would be another one.
      if (parameter.in === 'path' && where.startsWith('bound loosened minLength')) continue;
      const one = { ...rest, ...(required === undefined ? {} : { required }), schema: changed } as ParameterObject;
      yield made(parameter, kind, where, replaced(one));
    }
  }
  const added = (required: boolean) => [...parameters, { name: UNKNOWN_NAME, in: 'query', required, schema: {} }];
  const unknown = { in: 'query', name: UNKNOWN_NAME };
  yield made(unknown, 'added', 'added', added(false));
  yield made(unknown, 'added and required', 'added and required', added(true));
}

function* requestMutants({ document, check, operation }: MutatedOperation): Generator<Mutant> {
  if (operation.requestBody === undefined) return;
  const body = resolveReference(document, operation.requestBody as JsonObject) as JsonObject & {
    required?: boolean;
    content: Record<string, MediaObject>;
  };
  const made = (where: string, kind: string, site: Site, changed: JsonObject): Mutant => ({
    id: `${operation.operationId}: request${where}`,
    kind: `request ${kind}`,
    site,
    operation: { ...operation, requestBody: changed } as OperationObject,
  });
  const needed = body.required === true ? 'made optional' : 'made required';
  yield made(`: ${needed}`, needed, { part: 'request' }, { ...body, required: body.required !== true });
  for (const [type, media] of Object.entries(body.content)) {
    const { [type]: _removed, ...others } = body.content;
    if (Object.keys(others).length > 0)
      yield made(` ${type}: removed`, 'media type removed', { part: 'request' }, { ...body, content: others });
    const before = media.schema ?? {};
    for (const { kind, where, schema } of inSchema(check, before, 'request', isWritten(type))) {
      const content = { ...body.content, [type]: { ...media, schema } };
      yield made(` ${type}: ${where}`, kind, { part: 'request', type, before, after: schema }, { ...body, content });
    }
  }
}

/** A status and a media type that no operation has. */
const UNKNOWN_STATUS = '418';
const UNKNOWN_TYPE = 'application/x-nonsense';
const UNKNOWN_HEADER = 'X-Nonsense';

function* answerMutants({ document, check, operation }: MutatedOperation): Generator<Mutant> {
  const answers = operation.responses as Record<string, JsonObject>;
  const made = (status: string, where: string, kind: string, site: Site, responses: Record<string, JsonObject>): Mutant => ({
    id: `${operation.operationId}: answer ${status}${where}`,
    kind: `answer ${kind}`,
    site,
    operation: { ...operation, responses } as OperationObject,
  });
  yield made(UNKNOWN_STATUS, ': added', 'status added', { part: 'answers' }, { ...answers, [UNKNOWN_STATUS]: {} });
  for (const [status, reference] of Object.entries(answers)) {
    const answer = resolveReference(document, reference) as AnswerObject;
    const { [status]: _removed, ...others } = answers;
    const here: Site = { part: 'answer', status };
    const changed = (parts: Partial<AnswerObject>) => ({ ...answers, [status]: { ...answer, ...parts } });
    yield made(status, ': removed', 'status removed', here, others);
    const { content = {}, headers = {} } = answer;
    yield made(
      status,
      ` ${UNKNOWN_TYPE}: added`,
      'media type added',
      here,
      changed({ content: { ...content, [UNKNOWN_TYPE]: {} } }),
    );
    for (const [type, media] of Object.entries(content)) {
      const { [type]: _type, ...rest } = content;
      yield made(status, ` ${type}: removed`, 'media type removed', here, changed({ content: rest }));
      const before = media.schema ?? {};
      for (const { kind, where, schema, fact } of inSchema(check, before, 'answer', isWritten(type))) {
        const site: Site = { part: 'answer', status, type, before, after: schema, fact };
        yield made(
          status,
          ` ${type}: ${where}`,
          kind,
          site,
          changed({ content: { ...content, [type]: { ...media, schema } } }),
        );
      }
    }
    yield* headerMutants(status, headers, (name, where, kind, after) =>
      made(
        status,
        ` header ${name}: ${where}`,
        `header ${kind}`,
        { part: 'header', status, name },
        changed({ headers: after }),
      ),
    );
  }

  type Made = (name: string, where: string, kind: string, after: Record<string, HeaderObject>) => Mutant;
  function* headerMutants(_status: string, headers: Record<string, HeaderObject>, make: Made): Generator<Mutant> {
    yield make(UNKNOWN_HEADER, 'added', 'added', { ...headers, [UNKNOWN_HEADER]: { schema: {} } });
    for (const [name, reference] of Object.entries(headers)) {
      const header = resolveReference(document, reference);
      const { [name]: _removed, ...others } = headers;
      yield make(name, 'removed', 'removed', others);
      const needed = header.required === true ? 'made optional' : 'made required';
      yield make(name, needed, needed, { ...headers, [name]: { ...header, required: header.required !== true } });
      for (const { kind, where, schema } of inSchema(check, header.schema ?? {}, 'answer', false))
        yield make(name, where, kind, { ...headers, [name]: { ...header, schema } });
    }
  }
}
