/** The page of one operation. */
import { buildReferencePath, getDeprecation } from '../../contract/deprecation.ts';
import type { JsonObject } from '../../contract/documents/document.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { createView, type Page, type View } from '../../web/views.ts';
import { type Callers, getCallers } from './callers.ts';
import type { Answer, Described, Media } from './described.ts';
import { createExampleRequest, type ExampleRequest, getVariable, writeCurlSample } from './example-request.ts';
import { formatTagTitle, getApiTitle } from './operations-page.ts';
import { writePythonSample } from './python-sample.ts';
import {
  createSchemaTree,
  type Demand,
  describeType,
  listDemandsWithItems,
  resolveSchema,
  type SchemaNode,
} from './schema-tree.ts';
import { writeTypescriptSample } from './typescript-sample.ts';

/** A body in one media type. */
export interface BodyModel {
  readonly type: string;
  /** The type in plain words. */
  readonly shortType: string;
  readonly schema: SchemaNode;
  /** True if the schema adds information to the media type. */
  readonly hasSchema: boolean;
  readonly examples: readonly { readonly summary: string; readonly text: string }[];
}

/** A documented answer. */
export interface AnswerModel {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  readonly headers: readonly {
    readonly name: string;
    readonly description: string;
    readonly need: string;
    readonly type: string;
  }[];
  readonly bodies: readonly BodyModel[];
}

/** An example of an answer. */
export interface AnswerSample {
  readonly status: number;
  readonly text: string;
}

const SHORT_TYPES: ReadonlyMap<string, string> = new Map([
  ['application/json', 'JSON'],
  ['text/html', 'page'],
]);

/** The contract's example of a success; `undefined` for a page, a drawing or an empty answer. */
export function createAnswerSample({ successes, answers }: ExampleRequest, described: Described): AnswerSample | undefined {
  const suitable = successes.filter(({ media }) => media.some(({ type }) => type === answers));
  // The first example creates a record that may exist already.
  const answer = suitable.find(({ status }) => status === 201) ?? suitable[0];
  const media = answer?.media.find(({ type }) => type === answers);
  const text = media === undefined ? undefined : buildBodyModel(media, described).examples[0]?.text;
  return answer === undefined || text === undefined ? undefined : { status: answer.status, text };
}

/** Describes a body. */
export function buildBodyModel({ type, schema, examples }: Media, { document }: Described): BodyModel {
  const tree = createSchemaTree(document, schema);
  return {
    type,
    shortType: SHORT_TYPES.get(type) ?? type,
    schema: tree,
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

const NAMES: ReadonlyMap<number, string> = new Map([
  [101, 'Switching protocols'],
  [200, 'OK'],
  [201, 'Created'],
  [202, 'Accepted'],
  [204, 'No content'],
  [206, 'Partial content'],
  [302, 'Found'],
  [303, 'See other'],
  [304, 'Not modified'],
  [400, 'Bad request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not found'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [412, 'Precondition failed'],
  [413, 'Content too large'],
  [415, 'Unsupported media type'],
  [416, 'Range not satisfiable'],
  [423, 'Locked'],
  [426, 'Upgrade required'],
  [500, 'Internal server error'],
  [501, 'Not implemented'],
  [502, 'Bad gateway'],
  [503, 'Service unavailable'],
  [507, 'Insufficient storage'],
]);

/** Describes an answer. */
export function createAnswerModel(answer: Answer, described: Described): AnswerModel {
  return {
    status: answer.status,
    name: NAMES.get(answer.status) ?? '',
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

/** A parameter as the page of an operation shows it. */
export interface ParameterRow {
  readonly name: string;
  readonly place: string;
  readonly need: 'required' | 'optional';
  readonly type: string;
  readonly description: string;
  readonly demands: readonly Demand[];
  /** The example as text; empty without one. */
  readonly example: string;
}

/** A request in one language. */
export interface SampleModel {
  readonly id: string;
  readonly language: string;
  readonly text: string;
}

/** Frames of a channel. */
export interface ChannelModel {
  readonly client: readonly { readonly name: string; readonly schema: SchemaNode }[];
  readonly server: readonly { readonly name: string; readonly schema: SchemaNode }[];
  readonly closeCodes: readonly { readonly code: string; readonly meaning: string }[];
}

/** A paragraph, or a list. */
export interface Block {
  readonly text: string;
  /** The items of a list; otherwise empty. */
  readonly items: readonly string[];
}

/** A link to another operation. */
export interface Neighbor {
  readonly operationId: string;
  readonly path: string;
  readonly summary: string;
  readonly isThis: boolean;
}

/** The view model. */
export interface OperationModel {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly summary: string;
  readonly description: readonly Block[];
  /** Title of the document. */
  readonly api: string;
  /** The anchor of its operations on the page of all operations. */
  readonly apiAnchor: string;
  readonly tag: string;
  readonly deprecation:
    | { readonly since: string; readonly sunset: string; readonly successor: string; readonly successorPath: string }
    | undefined;
  readonly callers: Callers;
  readonly platformCalls: readonly { readonly method: string; readonly path: string; readonly when: string }[];
  readonly parameters: readonly ParameterRow[];
  readonly bodyRequired: boolean;
  readonly bodies: readonly BodyModel[];
  readonly answers: readonly AnswerModel[];
  readonly errors: readonly AnswerModel[];
  readonly channel: ChannelModel | undefined;
  readonly samples: readonly SampleModel[];
  /** The contract's example of the answer; absent for a page, a drawing or an empty answer. */
  readonly answerSample: AnswerSample | undefined;
  /** Variables of the environment that the samples read. */
  readonly variables: readonly string[];
  readonly neighbors: readonly Neighbor[];
  readonly before: Neighbor | undefined;
  readonly after: Neighbor | undefined;
}

const JSON_TYPE = 'application/json';

/** Template of the page. */
export const operationView: View<OperationModel> = createView('server/operation');

/** Frame of the page. */
export function createOperationPage({ operationId, summary }: Described): Page {
  return {
    title: `${operationId}: ${summary}`,
    section: '/docs',
    crumbs: [{ title: 'API reference', path: '/reference' }],
    crumb: summary,
    wide: true,
    styles: ['styles/reference.css', 'styles/samples.css'],
    scripts: ['scripts/copy.js', 'scripts/samples.js'],
  };
}

/** View model of the page; `all` is every operation that is on, in their order. */
export function buildOperationModel(described: Described, all: readonly Described[], baseUrl: string): OperationModel {
  const { document, operation, parameters, answers, bodies } = described;
  const base = baseUrl.replace(/\/$/, '');
  const request = createExampleRequest(described);
  const index = all.indexOf(described);
  const neighbor = (other: Described | undefined): Neighbor | undefined =>
    other === undefined
      ? undefined
      : {
          operationId: other.operationId,
          path: buildReferencePath(other.operationId),
          summary: other.summary,
          isThis: other === described,
        };
  return {
    operationId: described.operationId,
    method: described.method,
    path: described.path,
    address: base + described.path,
    summary: described.summary,
    description: getBlocks(described.description),
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
    // Bodies that programs send come first, as in the samples.
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
    neighbors: all
      .filter(({ api, tag }) => api === described.api && tag === described.tag)
      .map((other) => neighbor(other) as Neighbor),
    before: neighbor(all[index - 1]),
    after: neighbor(all[index + 1]),
  };
}

/** Descriptions are Markdown of the plainest kind: paragraphs, lists with dashes, and code between backticks. */
export function getBlocks(description: string): Block[] {
  const blocks = description.split(/\n\s*\n/).map((one) => one.trim());
  return blocks
    .filter((one) => one !== '')
    .map((text) => (text.startsWith('- ') ? { text: '', items: text.slice(2).split(/\n\s*- /) } : { text, items: [] }));
}

function buildDeprecationModel({ operation }: Described): OperationModel['deprecation'] {
  const found = getDeprecation(operation);
  if (found === undefined) return undefined;
  const { since, sunset, successor = '' } = found;
  return {
    since: formatDay(since),
    sunset: formatDay(sunset),
    successor,
    successorPath: buildReferencePath(successor),
  };
}

function listPlatformCalls(raw: unknown, document: JsonObject): OperationModel['platformCalls'] {
  const conditions = (document['x-conditions'] ?? {}) as Record<string, string>;
  const calls = (raw ?? []) as { method: string; path: string; when?: string }[];
  return calls.map(({ method, path, when }) => ({ method, path, when: when === undefined ? '' : (conditions[when] ?? when) }));
}

function buildChannelModel({ operation, document }: Described): ChannelModel | undefined {
  const raw = operation['x-websocket'] as
    | { client: string[]; server: string[]; closeCodes: Record<string, string> }
    | undefined;
  if (raw === undefined) return undefined;
  const frame = (name: string) => ({ name, schema: createSchemaTree(document, { $ref: `#/components/schemas/${name}` }) });
  return {
    client: raw.client.map(frame),
    server: raw.server.map(frame),
    closeCodes: Object.entries(raw.closeCodes).map(([code, meaning]) => ({ code, meaning })),
  };
}
