/** View models of bodies and answers on the page of an operation. */
import type { Answer, Described, Media } from './described.ts';
import type { ExampleRequest } from './example-request.ts';
import { createSchemaTree, resolveSchema, type SchemaNode } from './schema-tree.ts';
import { typeWords } from './schema-words.ts';

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
export function answerSample({ successes, answers }: ExampleRequest, described: Described): AnswerSample | undefined {
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
export function answerModel(answer: Answer, described: Described): AnswerModel {
  return {
    status: answer.status,
    name: NAMES.get(answer.status) ?? '',
    description: answer.description,
    headers: answer.headers.map(({ name, description = '', required, schema = {} }) => ({
      name,
      description,
      need: required === true ? 'required' : 'optional',
      type: typeWords(resolveSchema(schema, described.document)),
    })),
    bodies: answer.media.map((media) => buildBodyModel(media, described)),
  };
}
