/** Validates recorded exchanges, and determines their facts. */
import { getParameters, resolveReference } from '../../src/contract/documents/document.ts';
import type { ExchangeSample, SeenAnswer } from './corpus.ts';
import { type Documents, type JudgedDocument, PROJECT_DOCUMENTS } from './documents.ts';
import { judgeForms } from './page-forms.ts';
import { Place, reportProperties } from './property-facts.ts';
import type { RecordedExchange } from './recorder.ts';
import type { Parameter, RequestJudgement } from './request-check.ts';
import { findBrokenConstraint, listShownFacts } from './request-facts.ts';
import type { Schema } from './schema-check.ts';
import type { Witness } from './witness.ts';
import { getMediaType, isTextual, parseBodyBySchema, type WrittenMedia } from './written-values.ts';

/** Matches paths outside of all documents: files, and paths of test sites. */
const NO_OPERATION = /^\/(assets\/|testing-)/;

/** Matches redirects to a login. */
const LOGINS = /^(\/auth\/login|\/proteomics\/admin\/login)([?#]|$)/;

/** Properties that each witness has already received, by combination of operation, status and media type. */
const reportedPlaces = new WeakMap<Witness, Map<string, Place>>();

/**
 * Validates an exchange. Violations are an undocumented response, an invalid request that is accepted, and a valid request that
 * the validator rejects. Requests of this application to the platform must not contain members without a schema. The response
 * of a forced fault is not validated.
 */
export function judgeExchange(exchange: RecordedExchange, witness: Witness, documents: Documents = PROJECT_DOCUMENTS): void {
  const { server, request, answer } = exchange;
  const path = request.url.split('?', 1)[0] as string;
  const target = server === 'platform' ? 'platform' : 'application';
  const found = exchange.route ?? (isRoutingStatus(answer) ? undefined : documents.findOperation(target, request.method, path));
  if (found === undefined) {
    if (target === 'application' && !NO_OPERATION.test(path)) judgeUndocumentedExchange(exchange, witness);
    return;
  }
  const judged = documents.findDocument(found.document);
  if (judged === undefined) return;
  const seen = selectTextParts(exchange);
  const judgement = judged.conformance.judgeRequest(found.operationId, seen.request, isApplicationCall(exchange));
  const report = (what: string) =>
    witness.recordViolation(
      found.document,
      found.operationId,
      answer.status,
      `${request.method} ${request.url.slice(0, 300)}`,
      what,
    );
  for (const what of listRequestFaults(exchange, judgement)) report(what);
  if (exchange.isForced) return;
  const faults = judged.conformance.listViolations(found.operationId, seen.answer);
  for (const what of faults) report(what);
  const shown = reportFacts(judged, found.operationId, seen, judgement, witness);
  if (target === 'application') judgeForms(judged, found.operationId, seen, witness, documents);
  const sample: ExchangeSample = {
    kind: 'exchange',
    document: found.document,
    operation: found.operationId,
    ...seen,
    ms: Math.round(exchange.ms * 10) / 10,
    requestValid: judgement.breaches.length === 0,
    ...(target === 'application' ? { refusedByContract: exchange.isRefusedByContract } : {}),
  };
  witness.recordSample(sample, () => [...shown, ...listDistinctFacts(judged, sample, judgement)]);
}

function listDistinctFacts(judged: JudgedDocument, sample: ExchangeSample, judgement: RequestJudgement): readonly string[] {
  const { document, check, operations } = judged;
  const found = operations.get(sample.operation);
  if (found === undefined) return [];
  const type = judgement.bodyType ?? 'no body';
  if (!sample.requestValid) return [findBrokenConstraint(judgement) ?? []].flat().map((broken) => `${type} ${broken}`);
  // A rejected request shows nothing about allowed values.
  if (sample.refusedByContract === true) return [];
  const { path, operation } = found;
  const content = operation.requestBody === undefined ? {} : resolveReference(document, operation.requestBody).content;
  const body = judgement.bodyType === undefined ? undefined : (content[judgement.bodyType]?.schema as Schema | undefined);
  const shown = listShownFacts(
    check,
    { path, parameters: getParameters<Parameter>(document, path, operation), body },
    sample.request,
  );
  return shown.map((one) => `${type} ${one}`);
}

/** Returns the text parts of an exchange. The response to HEAD has the headers of a response to GET. */
function selectTextParts({ request, answer }: RecordedExchange): Pick<ExchangeSample, 'request' | 'answer'> {
  const [sent = 'text/plain', answered = 'text/plain'] = [getMediaType(request.headers), getMediaType(answer.headers)];
  // The recorder has decompressed the body.
  const isReadable = isTextual(answered) && request.method !== 'HEAD';
  return {
    request: isTextual(sent) ? request : { ...request, body: null },
    answer: isReadable ? answer : { ...answer, body: null },
  };
}

/**
 * Returns whether the application made a call. Its client accepts only JSON (platform-access.ts); other calls come from tests.
 */
function isApplicationCall({ server, request: { headers } }: RecordedExchange): boolean {
  return server === 'platform' && headers.accept === 'application/json';
}

function listRequestFaults(exchange: RecordedExchange, { breaches, doubts }: RequestJudgement): string[] {
  const { status, headers } = exchange.answer;
  if (isApplicationCall(exchange))
    return breaches.map((breach) => `the request to the platform breaks the contract: ${breach}`);
  const isTaken = status < 400 && !(status >= 300 && LOGINS.test(headers.location ?? ''));
  if (isTaken) return breaches.map((breach) => `a request that breaks the contract was taken: ${breach}`);
  const isHarsh = exchange.isRefusedByContract && status === 400 && breaches.length === 0 && doubts.length === 0;
  return isHarsh ? [`a request that keeps the contract was refused: ${exchange.answer.body?.slice(0, 300)}`] : [];
}

/** Returns whether a status means an unknown path, a wrong method or a wrong host, which documents need not contain. */
function isRoutingStatus({ status }: SeenAnswer): boolean {
  return status === 404 || status === 405 || status === 421;
}

/** Validates a response outside of all operations, which must be a common error: `{detail}` or a page. */
function judgeUndocumentedExchange({ request, answer }: RecordedExchange, witness: Witness): void {
  const type = getMediaType(answer.headers);
  const isError = answer.status >= 400 && answer.status < 500;
  const isHouse = type === 'text/html' || (type === 'application/json' && (answer.body === '' || isDetailBody(answer.body)));
  if (isError && isHouse) return;
  const what = `no document has this address, but the response was ${answer.status} ${type ?? 'without content'}`;
  witness.recordViolation('-', '-', answer.status, `${request.method} ${request.url.slice(0, 300)}`, what);
}

function isDetailBody(body: string | null): boolean {
  try {
    const value = JSON.parse(body ?? '') as { detail?: unknown };
    return typeof value.detail === 'string' && Object.keys(value).length === 1;
  } catch {
    return false;
  }
}

/**
 * Reports the facts of an exchange. Returns those about the content of the response that this witness has not received before.
 */
function reportFacts(
  { name, document, check, operations }: JudgedDocument,
  operationId: string,
  { answer }: Pick<ExchangeSample, 'answer'>,
  { parameters, bodyType }: RequestJudgement,
  witness: Witness,
): readonly string[] {
  const shown: string[] = [];
  const report = (fact: string) => witness.recordFact(name, operationId, fact);
  for (const parameter of parameters) report(`parameter ${parameter}`);
  if (bodyType !== undefined) report(`request ${bodyType}`);
  const reference = operations.get(operationId)?.operation.responses[String(answer.status)];
  if (reference === undefined) return shown;
  const { content = {} } = resolveReference(document, reference);
  const isEmpty = Object.keys(content).length === 0;
  const type = isEmpty ? '-' : (getMediaType(answer.headers) ?? '-');
  if (!isEmpty && content[type] === undefined) return shown;
  const cell = `answer ${answer.status} ${type}`;
  report(cell);
  const schema = content[type]?.schema as Schema | undefined;
  if (schema === undefined || answer.body === null || !(type.endsWith('json') || type.endsWith('yaml'))) return shown;
  const key = `${name} ${operationId} ${cell}`;
  const places = reportedPlaces.get(witness) ?? new Map<string, Place>();
  reportedPlaces.set(witness, places);
  const place = places.get(key) ?? new Place();
  places.set(key, place);
  try {
    reportProperties(check, schema, parseBodyBySchema(answer.body, type, content[type] as WrittenMedia), place, (fact) => {
      shown.push(`${cell} ${fact}`);
      report(`${cell} ${fact}`);
    });
  } catch (error) {
    // Invalid JSON is reported by the check of responses.
    if (!(error instanceof SyntaxError)) throw error;
  }
  return shown;
}
