/** Creates mutants of the parameters and request bodies of an operation. answer-mutants.ts creates those of responses. */
import {
  type JsonObject,
  listDeclaredParameters,
  type OperationObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';
import type { Schema } from '../traffic/schema-check.ts';
import { createAnswerMutants } from './answer-mutants.ts';
import { isStructuredType, iterateSchemaChanges, type Mutant, type MutatedOperation, type Site } from './mutant.ts';
import { UNKNOWN_NAME } from './schema-mutants.ts';
import { getComponent } from './schema-places.ts';

interface Named {
  in: string;
  name: string;
}
interface ParameterObject extends JsonObject, Named {
  required?: boolean;
  schema?: Schema;
}
interface MediaObject extends JsonObject {
  schema?: Schema;
}

/** Yields all mutants of an operation in the order of the document. */
export function* createOperationMutants(mutated: MutatedOperation): Generator<Mutant> {
  yield* createParameterMutants(mutated);
  yield* createRequestMutants(mutated);
  yield* createAnswerMutants(mutated);
}

function* createParameterMutants({ document, check, path, operation }: MutatedOperation): Generator<Mutant> {
  const references = listDeclaredParameters(document, path, operation);
  const parameters = references.map((one) => resolveReference(document, one) as ParameterObject);
  const createMutant = (parameter: Named, kind: string, where: string, changed: JsonObject[], shared?: string): Mutant => ({
    id: `${operation.operationId}: ${parameter.in} ${parameter.name}: ${where}`,
    kind: `parameter ${kind}`,
    site: { part: 'parameter', in: parameter.in, name: parameter.name },
    operation: { ...operation, parameters: changed },
    shared,
  });
  for (const [index, parameter] of parameters.entries()) {
    const component = getComponent(references[index] ?? {});
    const replaceParameter = (changed: ParameterObject) => parameters.with(index, changed);
    const { required, schema, ...rest } = parameter;
    if (parameter.in !== 'path') {
      yield createMutant(parameter, 'removed', 'removed', parameters.toSpliced(index, 1));
      const needed = required === true ? 'made optional' : 'made required';
      const other = { ...parameter, required: required !== true };
      yield createMutant(parameter, needed, needed, replaceParameter(other), component && `${component} ${needed}`);
    }
    const context = { side: 'request', written: false, component: component && `${component} schema` } as const;
    for (const { kind, where, schema: changed, shared } of iterateSchemaChanges(check, schema ?? {}, context)) {
      // With an empty value, the path belongs to another operation.
      if (parameter.in === 'path' && where.startsWith('bound loosened minLength')) continue;
      const one = { ...rest, ...(required === undefined ? {} : { required }), schema: changed } as ParameterObject;
      yield createMutant(parameter, kind, where, replaceParameter(one), shared);
    }
  }
  const addParameter = (required: boolean) => [...parameters, { name: UNKNOWN_NAME, in: 'query', required, schema: {} }];
  const unknown = { in: 'query', name: UNKNOWN_NAME };
  yield createMutant(unknown, 'added', 'added', addParameter(false));
  yield createMutant(unknown, 'added and required', 'added and required', addParameter(true));
}

function* createRequestMutants({ document, check, operation }: MutatedOperation): Generator<Mutant> {
  if (operation.requestBody === undefined) return;
  const body = resolveReference(document, operation.requestBody as JsonObject) as JsonObject & {
    required?: boolean;
    content: Record<string, MediaObject>;
  };
  const component = getComponent(operation.requestBody);
  const createMutant = (where: string, kind: string, site: Site, changed: JsonObject, shared?: string): Mutant => ({
    id: `${operation.operationId}: request${where}`,
    kind: `request ${kind}`,
    site,
    operation: { ...operation, requestBody: changed } as OperationObject,
    shared: shared ?? (component && `${component}${where}`),
  });
  const needed = body.required === true ? 'made optional' : 'made required';
  yield createMutant(`: ${needed}`, needed, { part: 'request' }, { ...body, required: body.required !== true });
  for (const [type, media] of Object.entries(body.content)) {
    const { [type]: _removed, ...others } = body.content;
    if (Object.keys(others).length > 0)
      yield createMutant(` ${type}: removed`, 'media type removed', { part: 'request' }, { ...body, content: others });
    // The validator and the recorder do not read these bodies. Random requests test the services that do
    // (contract-tests/fuzz/).
    if (type === 'multipart/form-data') continue;
    const before = media.schema ?? {};
    const context = {
      side: 'request',
      written: isStructuredType(type),
      component: component && `${component} ${type}`,
    } as const;
    for (const { kind, where, schema, shared } of iterateSchemaChanges(check, before, context)) {
      const content = { ...body.content, [type]: { ...media, schema } };
      yield createMutant(
        ` ${type}: ${where}`,
        kind,
        { part: 'request', type, before, after: schema },
        { ...body, content },
        shared,
      );
    }
  }
}
