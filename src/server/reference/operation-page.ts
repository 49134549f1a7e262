import { STATUS_CODES } from 'node:http';
import { buildReferencePath, getDeprecation } from '../../contract/deprecation.ts';
import type { JsonObject } from '../../contract/documents/document.ts';
import { formatDay } from '../../web/for-people/words.ts';
import type { Page } from '../../web/views.ts';
import { type Answer, type Described, getCallers, type Media } from './described.ts';
import { createExampleRequest, type ExampleRequest, getVariable, writeCurlSample } from './example-request.ts';
import { formatTagTitle, getApiTitle } from './operations-page.ts';
import { writePythonSample } from './python-sample.ts';
import { createSchemaTree, describeType, listDemandsWithItems, resolveSchema } from './schema-tree.ts';
import { writeTypescriptSample } from './typescript-sample.ts';

const SHORT_TYPES: ReadonlyMap<string, string> = new Map([
  ['application/json', 'JSON'],
  ['text/html', 'page'],
]);

/** Returns the contract's example of a successful response; undefined for a page, an image or an empty response. */
export function createAnswerSample({ successes, answers }: ExampleRequest, described: Described) {
  const suitable = successes.filter(({ media }) => media.some(({ type }) => type === answers));
  // A later example can be the response for a record that exists; 201 belongs to the first example of the request.
  const answer = suitable.find(({ status }) => status === 201) ?? suitable[0];
  const media = answer?.media.find(({ type }) => type === answers);
  const text = media === undefined ? undefined : buildBodyModel(media, described).examples[0]?.text;
  return answer === undefined || text === undefined ? undefined : { status: answer.status, text };
}

export function buildBodyModel({ type, schema, examples }: Media, { document }: Described) {
  const tree = createSchemaTree(document, schema);
  return {
    type,
    shortType: SHORT_TYPES.get(type) ?? type,
    schema: tree,
    // True if the schema says more than the media type.
    hasSchema: type !== 'text/html' && (tree.children.length > 0 || tree.description !== '' || tree.demands.length > 0),
    examples:
      type === 'text/html'
        ? []
        : examples.map(({ summary, value }) => ({
            summary,
            text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
          })),
  };
}

/** Returns the name of a status in sentence case. Node 20 still has an older name of 413 (RFC 9110, section 15.5.14). */
function getStatusName(status: number): string {
  if (status === 413) return 'Content too large';
  const [first, ...others] = (STATUS_CODES[status] ?? '').split(' ');
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

export function createAnswerModel(answer: Answer, described: Described) {
  return {
    status: answer.status,
    name: getStatusName(answer.status),
    description: answer.description,
    headers: answer.headers.map(({ name, description = '', required, schema = {} }) => ({
      name,
      description,
      need: required === true ? 'required' : 'optional',
      type: describeType(resolveSchema(schema, described.document)),
    })),
    bodies: answer.media.map((media) => buildBodyModel(media, described)),
  };
}

const JSON_TYPE = 'application/json';

export function createOperationPage({ operationId, summary }: Described): Page {
  return {
    title: `${operationId}: ${summary}`,
    section: '/docs',
    crumbs: [{ title: 'API reference', path: '/reference' }],
    crumb: summary,
    styles: ['styles/reference.css', 'styles/samples.css'],
    scripts: ['scripts/copy.js', 'scripts/samples.js'],
  };
}

/** Returns the view model of the page. `all` are the enabled operations in order. */
export function buildOperationModel(described: Described, all: readonly Described[], baseUrl: string) {
  const { document, operation, parameters, answers, bodies } = described;
  const base = baseUrl.replace(/\/$/, '');
  const request = createExampleRequest(described);
  const index = all.indexOf(described);
  const [before, after] = [all[index - 1], all[index + 1]];
  const createNeighbor = (other: Described) => ({
    operationId: other.operationId,
    path: buildReferencePath(other.operationId),
    summary: other.summary,
    isThis: other === described,
  });
  return {
    operationId: described.operationId,
    method: described.method,
    path: described.path,
    address: base + described.path,
    summary: described.summary,
    description: parseDescriptionBlocks(described.description),
    api: getApiTitle(described.api, document.info.title),
    apiAnchor: described.api,
    tag: formatTagTitle(described.tag),
    deprecation: buildDeprecationModel(described),
    callers: getCallers(described),
    platformCalls: listPlatformCalls(operation['x-platform-call'], document as unknown as JsonObject),
    parameters: parameters.map((one) => {
      const schema = resolveSchema(one.schema ?? {}, document);
      const items = schema.type === 'array' ? resolveSchema((schema.items ?? {}) as JsonObject, document) : undefined;
      return {
        name: one.name,
        place: one.in,
        need: one.required === true ? 'required' : 'optional',
        type: describeType(schema, items),
        description: one.description ?? String(schema.description ?? ''),
        demands: listDemandsWithItems(schema, items),
        example: one.example === undefined ? '' : typeof one.example === 'string' ? one.example : JSON.stringify(one.example),
      };
    }),
    bodyRequired: described.bodyRequired,
    // Bodies for programs come first, as in the samples.
    bodies: bodies
      .toSorted((a, b) => Number(b.type === JSON_TYPE) - Number(a.type === JSON_TYPE))
      .map((media) => buildBodyModel(media, described)),
    answers: answers.filter(({ status }) => status < 400).map((answer) => createAnswerModel(answer, described)),
    errors: answers.filter(({ status }) => status >= 400).map((answer) => createAnswerModel(answer, described)),
    channel: buildChannelModel(described),
    samples: [
      { id: 'curl', language: 'curl', text: writeCurlSample(request, base) },
      { id: 'typescript', language: 'TypeScript', text: writeTypescriptSample(request, base) },
      { id: 'python', language: 'Python', text: writePythonSample(request, base) },
    ],
    answerSample: createAnswerSample(request, described),
    variables: request.credentials.map(getVariable),
    neighbors: all.filter(({ api, tag }) => api === described.api && tag === described.tag).map(createNeighbor),
    before: before && createNeighbor(before),
    after: after && createNeighbor(after),
  };
}

/** Parses a description: simple Markdown with paragraphs, lists with dashes, and code between backticks. */
export function parseDescriptionBlocks(description: string) {
  const blocks = description.split(/\n\s*\n/).map((one) => one.trim());
  return blocks
    .filter((one) => one !== '')
    .map((text) => (text.startsWith('- ') ? { text: '', items: text.slice(2).split(/\n\s*- /) } : { text, items: [] }));
}

function buildDeprecationModel({ operation }: Described) {
  const found = getDeprecation(operation);
  if (found === undefined) return undefined;
  const { since, sunset, successor = '' } = found;
  return { since: formatDay(since), sunset: formatDay(sunset), successor, successorPath: buildReferencePath(successor) };
}

function listPlatformCalls(raw: unknown, document: JsonObject) {
  const conditions = (document['x-conditions'] ?? {}) as Record<string, string>;
  const calls = (raw ?? []) as { method: string; path: string; when?: string }[];
  return calls.map(({ method, path, when }) => ({ method, path, when: when === undefined ? '' : (conditions[when] ?? when) }));
}

function buildChannelModel({ operation, document }: Described) {
  const raw = operation['x-websocket'] as
    | { client: string[]; server: string[]; closeCodes: Record<string, string> }
    | undefined;
  if (raw === undefined) return undefined;
  const readFrame = (name: string) => ({ name, schema: createSchemaTree(document, { $ref: `#/components/schemas/${name}` }) });
  return {
    client: raw.client.map(readFrame),
    server: raw.server.map(readFrame),
    closeCodes: Object.entries(raw.closeCodes).map(([code, meaning]) => ({ code, meaning })),
  };
}
