/** A request by the typed clients of `concordat/client`, as a module of TypeScript. */
import { addressOf, type ExampleRequest, type Field, type Given, leadsElsewhere, variableOf } from './example-request.ts';
import { literal, TYPESCRIPT } from './literal.ts';

/** The module, ending without a new line; `baseUrl` has no slash at its end. */
export function typescriptSample(request: ExampleRequest, baseUrl: string): string {
  const { described, body } = request;
  if (described.operation['x-websocket'] !== undefined) return channelSample(request, baseUrl);
  const create = `create${described.api.charAt(0).toUpperCase()}${described.api.slice(1)}Client`;
  const files = body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some(({ file }) => file !== undefined));
  return [
    ...(files ? ["import { openAsBlob } from 'node:fs';"] : []),
    `import { ${create} } from 'concordat/client';`,
    '',
    `const client = ${create}({ baseUrl: ${text(baseUrl)} });`,
    ...preparation(request),
    callOf(request),
    `if (${leadsElsewhere(request) ? 'response.status >= 400' : '!response.ok'}) throw new Error(\`The server answered \${response.status}.\`);`,
    outcomeOf(request),
  ].join('\n');
}

/** What has to be there before the call: a body that is more than a value. */
function preparation({ body }: ExampleRequest): string[] {
  if (body?.kind === 'file') return [`const file = await openAsBlob(${text(body.file)});`];
  if (body?.kind === 'multipart') return ['const form = new FormData();', ...body.fields.map(partOf)];
  if (body?.kind !== 'form' || !hasLists(body.value)) return [];
  return [
    'const form = new URLSearchParams([',
    ...body.fields.map(({ name, value }) => `  [${text(name)}, ${text(value)}],`),
    ']);',
  ];
}

function partOf({ name, value, file }: Field): string {
  return file === undefined
    ? `form.append(${text(name)}, ${text(value)});`
    : `form.append(${text(name)}, await openAsBlob(${text(file)}), ${text(file)});`;
}

/** `URLSearchParams` of an object would join them. */
function hasLists(value: object): boolean {
  return Object.values(value).some(Array.isArray);
}

function callOf(request: ExampleRequest): string {
  const { described, answers } = request;
  const members = [
    ...parametersOf(request),
    ...headersOf(request),
    ...bodyOf(request),
    ...(leadsElsewhere(request) ? ["redirect: 'manual'"] : []),
    ...(answers !== '' && !answers.endsWith('json') && !leadsElsewhere(request)
      ? [`parseAs: ${answers.startsWith('text/') || answers.endsWith('yaml') || answers.endsWith('xml') ? "'text'" : "'blob'"}`]
      : []),
  ];
  const results = showsData(request) ? '{ data, response }' : '{ response }';
  const call = `const ${results} = await client.${described.method}(${text(described.path)}`;
  return members.length === 0 ? `${call});` : `${call}, {\n${members.map((member) => `  ${member},\n`).join('')}});`;
}

function showsData(request: ExampleRequest): boolean {
  return request.answers !== '' && request.described.method !== 'HEAD' && !leadsElsewhere(request);
}

function parametersOf({ path, query, headers }: ExampleRequest): string[] {
  const groups = [
    ['path', path],
    ['query', query],
    ['header', headers],
  ] as const;
  const params = Object.fromEntries(
    groups.filter(([, given]) => given.length > 0).map(([place, given]) => [place, valuesOf(given)]),
  );
  return Object.keys(params).length === 0 ? [] : [`params: ${literal(params, TYPESCRIPT, 2, 10)}`];
}

function valuesOf(given: readonly Given[]): Record<string, unknown> {
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

function headersOf({ accept, credentials, body }: ExampleRequest): string[] {
  const type = body?.kind === 'form' || body?.kind === 'file' ? [`'Content-Type': ${text(body.media.type)}`] : [];
  const headers = [
    ...(accept === '' ? [] : [`Accept: ${text(accept)}`]),
    ...credentials.map((credential) =>
      credential.kind === 'bearer'
        ? `Authorization: \`Bearer \${process.env.${variableOf(credential)}}\``
        : `Cookie: \`${credential.cookie}=\${process.env.${variableOf(credential)}}\``,
    ),
    ...type,
  ];
  return headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`];
}

function bodyOf({ body }: ExampleRequest): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`body: ${literal(body.value, TYPESCRIPT, 2, 8)}`];
    case 'file':
      return ['body: file as never', 'bodySerializer: (bytes) => bytes'];
    case 'multipart':
      return ['body: form as never'];
    case 'form':
      return [`body: ${hasLists(body.value) ? 'form as never' : literal(body.value, TYPESCRIPT, 2, 8)}`];
  }
}

function outcomeOf(request: ExampleRequest): string {
  if (leadsElsewhere(request)) return "console.log(response.status, response.headers.get('location'));";
  return showsData(request) ? 'console.log(data);' : 'console.log(response.status);';
}

/** WebSocket is built into browsers and Node. */
function channelSample(request: ExampleRequest, baseUrl: string): string {
  return [
    `const channel = new WebSocket(${text(baseUrl.replace(/^http/, 'ws') + addressOf(request))});`,
    "channel.addEventListener('open', () => channel.send(JSON.stringify({ type: 'chat', content: 'Hello' })));",
    "channel.addEventListener('message', ({ data }) => console.log(JSON.parse(data)));",
  ].join('\n');
}

function text(value: string): string {
  return TYPESCRIPT.text(value);
}
