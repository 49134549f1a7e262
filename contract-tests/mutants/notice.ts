/** Finds the check that detects a wrong document: applies the checks of the tests to the recorded traffic. */
import {
  type ContractDocument,
  getParameters,
  type JsonObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';
import { createConformance } from '../traffic/conformance.ts';
import type { ExchangeSample } from '../traffic/corpus.ts';
import type { Parameter } from '../traffic/request-check.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';
import { convertTextToType } from '../traffic/written-values.ts';
import { type Evidence, formatStatusAndType, selectConforming } from './evidence.ts';
import type { Mutant, MutatedOperation } from './mutant.ts';
import { findUntestedConstraints } from './slack.ts';

/**
 * The check that detects a mutant:
 * - `example`: an example of the document violates it,
 * - `answer`: a recorded response violates it,
 * - `accepted request`: a served request violates it,
 * - `refused request`: a rejected request conforms to it,
 * - `slack`: the document allows something that was never recorded and was not allowed before.
 */
export type Notice = 'example' | 'answer' | 'accepted request' | 'refused request' | 'slack';

/** Returns the check that detects a mutant of one operation; null if there is none. */
export type Watch = (mutant: Mutant) => Notice | null;

/** Prepares the checks of an operation. */
export function createWatch(mutated: MutatedOperation, method: string, evidence: Evidence): Watch {
  const { document, check, operation } = mutated;
  const name = operation.operationId;
  const createChangedConformance = (changed: object) =>
    createConformance({ ...document, paths: { [mutated.path]: { [method.toLowerCase()]: changed } } } as ContractDocument);
  const byCell = Map.groupBy(evidence.exchanges, formatStatusAndType);
  const original = createConformance(document);
  const accepted = evidence.accepted.filter(({ request }) => original.listRequestViolations(name, request).length === 0);
  const refused = evidence.refused.filter(({ request }) => original.listRequestViolations(name, request).length > 0);
  const bodies = new Map<Schema, { values: unknown[]; slack: Set<string> }>();

  return (mutant) => {
    switch (mutant.site.part) {
      case 'parameter':
      case 'request':
        return findNoticeInRequest(mutant);
      case 'answers':
        // The status is documented but was never recorded, which `npm run contract:coverage` reports.
        return evidence.exchanges.length > 0 ? 'slack' : null;
      case 'answer':
        return 'type' in mutant.site ? findNoticeInBody(mutant.site) : findNoticeInAnswer(mutant, mutant.site.status);
      case 'header':
        return findNoticeInAnswer(mutant, mutant.site.status);
    }
  };

  function findNoticeInRequest(mutant: Mutant): Notice | null {
    if (hasBrokenExample(mutant)) return 'example';
    const changed = createChangedConformance(mutant.operation);
    if (accepted.some(({ request }) => changed.listRequestViolations(name, request).length > 0)) return 'accepted request';
    return refused.some(({ request }) => changed.listRequestViolations(name, request).length === 0) ? 'refused request' : null;
  }

  /** Returns whether an example of the document violates the mutant's parameter or body. */
  function hasBrokenExample({ site, operation: changed }: Mutant): boolean {
    if (site.part === 'request') {
      if (!('type' in site)) return false;
      const body = resolveReference(document, operation.requestBody as JsonObject) as { content: Record<string, JsonObject> };
      return isInvalidatedByChange(body.content[site.type], site.before, site.after);
    }
    if (site.part !== 'parameter') return false;
    const isChangedParameter = (one: JsonObject) => one.name === site.name && one.in === site.in;
    const before = getParameters<Parameter>(document, mutated.path, operation).find((one) => isChangedParameter({ ...one }));
    const after = (changed.parameters as JsonObject[]).find(isChangedParameter);
    return isInvalidatedByChange({ ...before }, before?.schema ?? {}, (after?.schema ?? {}) as Schema);
  }

  function isInvalidatedByChange(node: JsonObject | undefined, before: Schema, after: Schema): boolean {
    return getExamples(node).some((value) => isInvalid(after, value) && !isInvalid(before, value));
  }

  function isInvalid(schema: Schema, value: unknown, closed = false): boolean {
    return check.listProblems(schema, value, { closed }).length > 0;
  }

  type BodySite = Extract<Mutant['site'], { part: 'answer'; type: string }>;
  function findNoticeInBody({ status, type, before, after, fact }: BodySite): Notice | null {
    const answer = resolveReference(document, operation.responses[status] as JsonObject) as {
      content?: Record<string, JsonObject>;
    };
    if (isInvalidatedByChange(answer.content?.[type], before, after)) return 'example';
    const cell = `${status} ${type}`;
    const known = bodies.get(before) ?? prepareValues(before, cell);
    bodies.set(before, known);
    if (known.values.some((value) => isInvalid(after, value, true))) return 'answer';
    if (fact !== undefined && evidence.facts.has(`answer ${cell} ${fact}`)) return 'answer';
    return hasNewSlack(findUntestedConstraints(check, after, known.values), known.slack) ? 'slack' : null;
  }

  function prepareValues(schema: Schema, cell: string): { values: unknown[]; slack: Set<string> } {
    const values = selectConforming(check, schema, evidence.bodies.get(cell) ?? []);
    return { values, slack: findUntestedConstraints(check, schema, values) };
  }

  function findNoticeInAnswer(mutant: Mutant, status: string): Notice | null {
    const cells = [...byCell].filter(([cell]) => cell.startsWith(`${status} `));
    const seen = cells.flatMap(([, exchanges]) => exchanges);
    const changed = createChangedConformance(mutant.operation);
    // Unless the body itself changes, only its presence counts.
    const whole = mutant.site.part === 'answer';
    const selectAnswer = ({ answer }: ExchangeSample) => {
      if (!whole) return answer.body === '' ? answer : { ...answer, body: null };
      // A response with this header had a body that was not stored.
      return answer.body === null && 'content-type' in answer.headers && mutant.kind.endsWith('removed')
        ? { ...answer, body: '-' }
        : answer;
    };
    const listViolations = (one: ExchangeSample) => changed.listViolations(name, selectAnswer(one));
    if (seen.some((one) => listViolations(one).length > 0)) return 'answer';
    const listSlack = (one: object) =>
      listResponseSlack(document, check, (one as typeof operation).responses[status] as JsonObject, seen);
    return hasNewSlack(listSlack(mutant.operation), listSlack(operation)) ? 'slack' : null;
  }
}

/** Returns whether the mutant allows something unrecorded that the document does not allow. */
const hasNewSlack = (now: ReadonlySet<string>, before: ReadonlySet<string>) => [...now].some((finding) => !before.has(finding));

function getExamples(node: JsonObject | undefined): unknown[] {
  const { example, examples = {} } = (node ?? {}) as { example?: unknown; examples?: Record<string, { value: unknown }> };
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

/** Returns the parts of responses, except bodies, that are documented but were never recorded. */
function listResponseSlack(
  document: ContractDocument,
  check: SchemaCheck,
  reference: JsonObject | undefined,
  seen: readonly ExchangeSample[],
): Set<string> {
  const found = new Set<string>();
  if (reference === undefined || seen.length === 0) return found;
  const { content = {}, headers = {} } = resolveReference(document, reference) as {
    content?: JsonObject;
    headers?: Record<string, JsonObject>;
  };
  for (const type of Object.keys(content))
    if (!seen.some((one) => formatStatusAndType(one).endsWith(` ${type}`))) found.add(`media type ${type}`);
  for (const [name, node] of Object.entries(headers)) {
    const header = resolveReference(document, node) as { required?: boolean; schema?: Schema };
    const texts = seen.flatMap(({ answer }) => answer.headers[name.toLowerCase()] ?? []);
    if (texts.length === 0) found.add(`header ${name}`);
    else if (texts.length === seen.length && header.required !== true) found.add(`header ${name} absent`);
    const schema = check.resolveSchema(header.schema ?? {});
    const values = texts.map((text) => convertTextToType(schema, text));
    for (const finding of findUntestedConstraints(check, schema, values)) found.add(`header ${name}${finding}`);
  }
  return found;
}
