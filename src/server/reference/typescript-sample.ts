/** A request by the typed clients of `concordat/client`, as a module of TypeScript. */
import {
  buildExampleAddress,
  type ExampleField,
  type ExampleRequest,
  type GivenParameter,
  getVariable,
  isRedirect,
} from './example-request.ts';
import { formatLiteral, TYPESCRIPT, WIDTH } from './literal.ts';

/** Returns the module without a final line end. `baseUrl` has no trailing slash. */
export function writeTypescriptSample(request: ExampleRequest, baseUrl: string): string {
  const { described, body, credentials } = request;
  if (described.operation['x-websocket'] !== undefined) return createChannelSample(request, baseUrl);
  const create = `create${described.api.charAt(0).toUpperCase()}${described.api.slice(1)}Client`;
  const files = body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some(({ file }) => file !== undefined));
  const token = credentials.find(({ kind }) => kind === 'bearer');
  const options = [
    `baseUrl: ${formatText(baseUrl)}`,
    ...(token === undefined ? [] : [`token: process.env.${getVariable(token)} ?? ''`]),
  ];
  const read = needsResponse(request) ? ['ConcordatError', create] : [create, 'dataOf'];
  return [
    ...(files ? ["import { openAsBlob } from 'node:fs';"] : []),
    `import { ${read.join(', ')} } from 'concordat/client';`,
    '',
    `const client = ${create}({ ${options.join(', ')} });`,
    ...writePreparation(request),
    ...writeOutcome(request, formatTypescriptCall(request)),
  ].join('\n');
}

/** Returns whether the headers contain the result, or the response is a redirect, which `dataOf` does not treat as success. */
function needsResponse(request: ExampleRequest): boolean {
  return isRedirect(request) || request.described.method === 'HEAD';
}

function writeOutcome(request: ExampleRequest, call: string): string[] {
  if (!needsResponse(request))
    return [`const call = ${call};`, request.answers === '' ? 'await dataOf(call);' : 'console.log(await dataOf(call));'];
  const shown = request.described.method === 'HEAD' ? '[...response.headers]' : "response.headers.get('location')";
  return [
    `const answer = await ${call};`,
    'const { response } = answer;',
    'if (response.status >= 400) throw new ConcordatError(answer);',
    `console.log(response.status, ${shown});`,
  ];
}

function writePreparation({ body }: ExampleRequest): string[] {
  if (body?.kind === 'file') return [`const file = await openAsBlob(${formatText(body.file)});`];
  if (body?.kind === 'multipart') return ['const form = new FormData();', ...body.fields.map(writeFormPart)];
  if (body?.kind !== 'form' || !hasLists(body.value)) return [];
  return [
    'const form = new URLSearchParams([',
    ...body.fields.map(({ name, value }) => `  [${formatText(name)}, ${formatText(value)}],`),
    ']);',
  ];
}

function writeFormPart({ name, value, file }: ExampleField): string {
  return file === undefined
    ? `form.append(${formatText(name)}, ${formatText(value)});`
    : `form.append(${formatText(name)}, await openAsBlob(${formatText(file)}), ${formatText(file)});`;
}

/** Returns whether a value contains lists, whose items `URLSearchParams` would join. */
function hasLists(value: object): boolean {
  return Object.values(value).some(Array.isArray);
}

function formatTypescriptCall(request: ExampleRequest): string {
  const { described } = request;
  const members = [
    ...getParameters(request),
    ...writeHeaders(request),
    ...writeBody(request),
    ...(isRedirect(request) ? ["redirect: 'manual'"] : []),
    ...writeParsing(request),
  ];
  const call = `client.${described.method}(${formatText(described.path)}`;
  return members.length === 0 ? `${call})` : `${call}, {\n${members.map((member) => `  ${member},\n`).join('')}})`;
}

/** Returns the option that parses the response; empty for JSON, the default of the client. */
function writeParsing(request: ExampleRequest): string[] {
  const { answers } = request;
  if (answers === '' || answers.endsWith('json') || needsResponse(request)) return [];
  return [`parseAs: ${/^text\/|yaml$|xml$/.test(answers) ? "'text'" : "'blob'"}`];
}

function getParameters({ path, query, headers }: ExampleRequest): string[] {
  const groups = [
    ['path', path],
    ['query', query],
    ['header', headers],
  ] as const;
  const params = Object.fromEntries(
    groups.filter(([, given]) => given.length > 0).map(([place, given]) => [place, collectValues(given)]),
  );
  return Object.keys(params).length === 0 ? [] : [`params: ${formatLiteral(params, TYPESCRIPT, 2, 10)}`];
}

function collectValues(given: readonly GivenParameter[]): Record<string, unknown> {
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

function writeHeaders(request: ExampleRequest): string[] {
  const { credentials, body } = request;
  const cookies = credentials.filter(({ kind }) => kind === 'cookie');
  const headers = [
    ...getAccept(request),
    ...cookies.map((credential) => `Cookie: \`${credential.cookie}=\${process.env.${getVariable(credential)}}\``),
    ...(body?.kind === 'form' || body?.kind === 'file' ? [`'Content-Type': ${formatText(body.media.type)}`] : []),
  ];
  const line = `headers: { ${headers.join(', ')} }`;
  if (headers.length === 0) return [];
  return [line.length + 3 <= WIDTH ? line : `headers: {\n${headers.map((one) => `    ${one},\n`).join('')}  }`];
}

/** Returns the `Accept` option; empty for JSON, which the client requests by default. */
function getAccept(request: ExampleRequest): string[] {
  const { accept, answers } = request;
  const mediaType = accept || (isRedirect(request) ? 'text/html' : answers);
  return mediaType === '' || mediaType === 'application/json' ? [] : [`Accept: ${formatText(mediaType)}`];
}

function writeBody({ body }: ExampleRequest): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`body: ${formatLiteral(body.value, TYPESCRIPT, 2, 8)}`];
    case 'file':
      return ['body: file as never', 'bodySerializer: (bytes) => bytes'];
    case 'multipart':
      return ['body: form as never'];
    case 'form':
      return [`body: ${hasLists(body.value) ? 'form as never' : formatLiteral(body.value, TYPESCRIPT, 2, 8)}`];
  }
}

/** Creates the sample for the channel. WebSocket is built into browsers and Node. */
function createChannelSample(request: ExampleRequest, baseUrl: string): string {
  return [
    `const channel = new WebSocket(${formatText(baseUrl.replace(/^http/, 'ws') + buildExampleAddress(request))});`,
    "channel.addEventListener('open', () => channel.send(JSON.stringify({ type: 'chat', content: 'Hello' })));",
    "channel.addEventListener('message', ({ data }) => console.log(JSON.parse(data)));",
  ].join('\n');
}

function formatText(value: string): string {
  return TYPESCRIPT.text(value);
}
