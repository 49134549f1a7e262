/** Creates mutants of the responses of an operation: of statuses, media types, headers and bodies. */
import { type JsonObject, type OperationObject, resolveReference } from '../../src/contract/documents/document.ts';
import type { Schema } from '../traffic/schema-check.ts';
import { isStructuredType, iterateSchemaChanges, type Mutant, type MutatedOperation, type Site } from './mutant.ts';
import { getComponent } from './schema-places.ts';

interface AnswerObject extends JsonObject {
  content?: Record<string, JsonObject & { schema?: Schema }>;
  headers?: Record<string, HeaderObject>;
}
interface HeaderObject extends JsonObject {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}

interface AnswerChange {
  /** Part of the mutant's ID after the status. */
  where: string;
  kind: string;
  site: Site;
  parts: Partial<AnswerObject>;
  shared?: string | undefined;
}

/** A status that no operation documents; the following constants are a media type and a header. */
const UNKNOWN_STATUS = '418';
const UNKNOWN_TYPE = 'application/x-nonsense';
const UNKNOWN_HEADER = 'X-Nonsense';

/** Yields all mutants of the responses in the order of the document. */
export function* createAnswerMutants({ document, check, operation }: MutatedOperation): Generator<Mutant> {
  const answers = operation.responses as Record<string, JsonObject>;
  const createMutant = (
    where: string,
    kind: string,
    site: Site,
    responses: Record<string, JsonObject>,
    shared?: string,
  ): Mutant => ({
    id: `${operation.operationId}: answer ${where}`,
    kind: `answer ${kind}`,
    site,
    operation: { ...operation, responses } as OperationObject,
    shared,
  });
  yield createMutant(`${UNKNOWN_STATUS}: added`, 'status added', { part: 'answers' }, { ...answers, [UNKNOWN_STATUS]: {} });
  for (const [status, reference] of Object.entries(answers)) {
    const { [status]: _removed, ...others } = answers;
    yield createMutant(`${status}: removed`, 'status removed', { part: 'answer', status }, others);
    const answer = resolveReference(document, reference) as AnswerObject;
    const component = getComponent(reference);
    for (const { where, kind, site, parts, shared } of [
      ...iterateContentChanges(status, answer, component),
      ...iterateHeaderChanges(status, answer, component),
    ])
      yield createMutant(`${status}${where}`, kind, site, { ...answers, [status]: { ...answer, ...parts } }, shared);
  }

  function* iterateContentChanges(
    status: string,
    { content = {} }: AnswerObject,
    component: string | undefined,
  ): Generator<AnswerChange> {
    const here: Site = { part: 'answer', status };
    const added = { content: { ...content, [UNKNOWN_TYPE]: {} } };
    yield { where: ` ${UNKNOWN_TYPE}: added`, kind: 'media type added', site: here, parts: added };
    for (const [type, media] of Object.entries(content)) {
      const { [type]: _type, ...rest } = content;
      yield { where: ` ${type}: removed`, kind: 'media type removed', site: here, parts: { content: rest } };
      const before = media.schema ?? {};
      const context = {
        side: 'answer',
        written: isStructuredType(type),
        component: component && `${component} ${type}`,
      } as const;
      for (const { kind, where, schema, fact, shared } of iterateSchemaChanges(check, before, context)) {
        const parts = { content: { ...content, [type]: { ...media, schema } } };
        yield {
          where: ` ${type}: ${where}`,
          kind,
          site: { part: 'answer', status, type, before, after: schema, fact },
          parts,
          shared,
        };
      }
    }
  }

  function* iterateHeaderChanges(
    status: string,
    { headers = {} }: AnswerObject,
    component: string | undefined,
  ): Generator<AnswerChange> {
    const createHeaderMutant = (
      name: string,
      where: string,
      kind: string,
      after: Record<string, HeaderObject>,
      shared?: string,
    ): AnswerChange => ({
      where: ` header ${name}: ${where}`,
      kind: `header ${kind}`,
      site: { part: 'header', status, name },
      parts: { headers: after },
      shared,
    });
    yield createHeaderMutant(UNKNOWN_HEADER, 'added', 'added', { ...headers, [UNKNOWN_HEADER]: { schema: {} } });
    for (const [name, reference] of Object.entries(headers)) {
      const header = resolveReference(document, reference);
      const { [name]: _removed, ...others } = headers;
      yield createHeaderMutant(name, 'removed', 'removed', others, component && `${component} ${name} removed`);
      const own = getComponent(reference) ?? (component && `${component} ${name}`);
      const needed = header.required === true ? 'made optional' : 'made required';
      const other = { ...headers, [name]: { ...header, required: header.required !== true } };
      yield createHeaderMutant(name, needed, needed, other, own && `${own} ${needed}`);
      const context = { side: 'answer', written: false, component: own && `${own} schema` } as const;
      for (const { kind, where, schema, shared } of iterateSchemaChanges(check, header.schema ?? {}, context))
        yield createHeaderMutant(name, where, kind, { ...headers, [name]: { ...header, schema } }, shared);
    }
  }
}
