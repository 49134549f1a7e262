/** A request in Python: with the generated client if it has the operation, or else with the standard library. */
import { type ContractDocument, type JsonObject, resolveReference } from '../../contract/documents/document.ts';
import { FORM_TYPE } from '../../contract/requests/media-types.ts';
import type { Media } from './described.ts';
import { type Body, buildExampleAddress, type ExampleRequest, getVariable, isRedirect } from './example-request.ts';
import { formatLiteral, PYTHON, WIDTH } from './literal.ts';
import { isChoice, resolveSchema } from './schema-tree.ts';

/** Returns the script without a final line end. `baseUrl` has no trailing slash. */
export function writePythonSample(request: ExampleRequest, baseUrl: string): string {
  if (request.described.operation['x-websocket'] !== undefined) return createChannelSample(request, baseUrl);
  return usesPythonClient(request) ? createClientSample(request, baseUrl) : createPlainSample(request, baseUrl);
}

/** Returns whether the sample uses the Python package: proteomics without resumable uploads, and JSON of other services. */
function usesPythonClient(request: ExampleRequest): boolean {
  const { described, answers, credentials } = request;
  const { api, path, bodies, operation } = described;
  if (api === 'proteomics') return path.startsWith('/api/') && !path.startsWith('/api/uploads');
  // The client sends bearer tokens only.
  if (credentials.some(({ kind }) => kind !== 'bearer')) return false;
  if (!['schemas', 'support', 'hub'].includes(api) || 'x-alias-of' in operation || isRedirect(request)) return false;
  return (
    (answers === '' || answers === 'application/json') && (bodies[0] === undefined || hasModel(bodies[0], described.document))
  );
}

/** Returns whether the generated client has a class for the body. Lists and dictionaries have none. */
function hasModel({ type, schema }: Media, document: ContractDocument): boolean {
  const resolved = resolveSchema(schema, document);
  return type === 'application/json' && '$ref' in schema && ('properties' in resolved || isChoice(resolved));
}

interface Argument {
  readonly name: string;
  readonly value: string;
}

function createClientSample(request: ExampleRequest, baseUrl: string): string {
  const { described, path, query, headers, credentials } = request;
  const given = [...path, ...headers, ...query].map(({ name, value, schema }) => ({
    name: convertToSnakeCase(name),
    value: formatPythonValue(value, schema, 4),
  }));
  const { fields, model } = createBodyArguments(request);
  const client = `${described.api.charAt(0).toUpperCase()}${described.api.slice(1)}Api`;
  const names = [client, ...(model === undefined ? [] : [model])];
  const call = formatPythonCall(`api.${convertToSnakeCase(described.operationId)}`, [...given, ...fields]);
  const usesUuid = call.includes('UUID(');
  const token = credentials.find(({ kind }) => kind === 'bearer');
  const access = token === undefined ? '' : `, os.environ["${getVariable(token)}"]`;
  const standard = [...(token === undefined ? [] : ['import os']), ...(usesUuid ? ['from uuid import UUID'] : [])];
  return [
    ...standard,
    ...(standard.length === 0 ? [] : ['']),
    'from concordat_client import connect',
    writeImport(`concordat_client.${described.api}`, names.sort()),
    '',
    `api = connect(${client}, ${PYTHON.text(baseUrl)}${access})`,
    request.answers === '' ? call : `answer = ${call}`,
    ...(request.answers === '' ? [] : ['print(answer)']),
  ].join('\n');
}

function writeImport(module: string, names: readonly string[]): string {
  const line = `from ${module} import ${names.join(', ')}`;
  return line.length <= WIDTH ? line : `from ${module} import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}

function formatPythonCall(name: string, given: readonly Argument[]): string {
  const line = `${name}(${given.map((one) => `${one.name}=${one.value}`).join(', ')})`;
  if (given.length === 0 || (line.length + 9 <= WIDTH && !line.includes('\n'))) return line;
  return `${name}(\n${given.map((one) => `    ${one.name}=${one.value},\n`).join('')})`;
}

/** Returns the arguments for the body: separate ones for the fields of a form, or one JSON model if the body may be JSON. */
function createBodyArguments({ described }: ExampleRequest): { fields: Argument[]; model?: string } {
  const media = described.bodies.find(({ type }) => type !== FORM_TYPE) ?? described.bodies[0];
  if (media === undefined) return { fields: [] };
  const value = media.examples[0]?.value ?? {};
  const isJson = media.type === 'application/json';
  const { document } = described;
  const schema = resolveReference<JsonObject>(document, media.schema);
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const createFieldLines = (indent: number) =>
    Object.entries(value).map(([name, one]) => {
      const property = resolveReference<JsonObject>(document, properties[name] ?? {});
      return {
        name: convertToSnakeCase(name),
        value: findFileName(property, document) ?? formatPythonValue(one, isJson ? property : {}, indent),
      };
    });
  if (!isJson) return { fields: createFieldLines(4) };
  const model = String(media.schema.$ref).split('/').at(-1) as string;
  // For alternatives, and for the Python keyword `from`, the generated classes can only be created from JSON.
  const isOnlyJson = (name: string) => name === 'from' || isChoice(resolveSchema(properties[name] ?? {}, document));
  // A choice of objects is one class (src/contract/documents/for-generators.ts).
  if (Object.keys(value).some(isOnlyJson))
    return {
      fields: [{ name: convertToSnakeCase(model), value: `${model}.from_dict(${formatLiteral(value, PYTHON, 4, WIDTH)})` }],
      model,
    };
  const inner = createFieldLines(8).map((one) => `        ${one.name}=${one.value},\n`);
  return { fields: [{ name: convertToSnakeCase(model), value: `${model}(\n${inner.join('')}    )` }], model };
}

/** Returns the name of a sample file; undefined if the value is not a file. */
function findFileName(schema: JsonObject, document: ExampleRequest['described']['document']): string | undefined {
  const item = resolveReference<JsonObject>(document, (schema.items ?? {}) as JsonObject);
  if (schema.format === 'binary') return PYTHON.text(String(schema['x-sample-file']));
  return item.format === 'binary' ? `[${PYTHON.text(String(item['x-sample-file']))}]` : undefined;
}

function formatPythonValue(value: unknown, schema: JsonObject, indent: number): string {
  const written = formatLiteral(value, PYTHON, indent);
  return schema.format === 'uuid' && typeof value === 'string' ? `UUID(${written})` : written;
}

/** Converts names as the generator of the client does. */
function convertToSnakeCase(name: string): string {
  return name
    .replaceAll('-', '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

function createPlainSample(request: ExampleRequest, baseUrl: string): string {
  const { described, credentials, body } = request;
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const connection = protocol === 'https:' ? 'HTTPSConnection' : 'HTTPConnection';
  const where = [PYTHON.text(hostname), ...(port === '' ? [] : [port])].join(', ');
  const address = (pathname === '/' ? '' : pathname) + buildExampleAddress(request);
  const { lines, expression } = createBodyLines(body);
  const headers = createHeaders(request);
  const given = [
    PYTHON.text(described.method),
    PYTHON.text(address),
    ...(expression === '' ? [] : [`body=${expression}`]),
    ...(headers === '' ? [] : [`headers=${headers}`]),
  ];
  const line = `server.request(${given.join(', ')})`;
  return [
    ...(body?.kind === 'json' ? ['import json'] : []),
    ...(credentials.length > 0 ? ['import os'] : []),
    `from http.client import ${connection}`,
    ...(body?.kind === 'form' ? ['from urllib.parse import urlencode'] : []),
    '',
    ...lines,
    `server = ${connection}(${where})`,
    line.length <= WIDTH && !line.includes('\n') ? line : `server.request(\n${given.map((one) => `    ${one},\n`).join('')})`,
    'answer = server.getresponse()',
    isRedirect(request)
      ? 'print(answer.status, answer.getheader("Location"))'
      : request.answers === '' || described.method === 'HEAD'
        ? 'print(answer.status)'
        : /^(text|application\/(json|yaml))/.test(request.answers)
          ? 'print(answer.status, answer.read().decode())'
          : 'print(answer.status, len(answer.read()))',
  ].join('\n');
}

/** Returns the lines that create the body. The standard library has no function for multipart bodies (RFC 7578). */
function createBodyLines(body: Body | undefined): { lines: string[]; expression: string } {
  switch (body?.kind) {
    case undefined:
      return { lines: [], expression: '' };
    case 'json':
      return { lines: [`content = ${formatLiteral(body.value, PYTHON, 0, 10)}`], expression: 'json.dumps(content)' };
    case 'file':
      return { lines: [], expression: `open(${PYTHON.text(body.file)}, "rb")` };
    case 'form':
      return {
        lines: [`form = ${formatLiteral(body.value, PYTHON, 0, 7)}`],
        expression: Object.values(body.value).some(Array.isArray) ? 'urlencode(form, doseq=True)' : 'urlencode(form)',
      };
    case 'multipart':
      return {
        lines: [
          'boundary = "a-line-that-is-in-no-part"',
          'parts = b""',
          ...body.fields.flatMap(({ name, value, file }) => [
            `parts += b'--' + boundary.encode() + b'\\r\\nContent-Disposition: form-data; name=${PYTHON.text(name)}${file === undefined ? '' : `; filename=${PYTHON.text(file)}`}\\r\\n\\r\\n'`,
            `parts += ${file === undefined ? `${PYTHON.text(value)}.encode()` : `open(${PYTHON.text(file)}, "rb").read()`} + b"\\r\\n"`,
          ]),
          'parts += b"--" + boundary.encode() + b"--\\r\\n"',
        ],
        expression: 'parts',
      };
  }
}

function createHeaders({ accept, headers, credentials, body }: ExampleRequest): string {
  const type =
    body?.kind === 'multipart'
      ? 'f"multipart/form-data; boundary={boundary}"'
      : body === undefined
        ? ''
        : PYTHON.text(body.media.type);
  const pairs = [
    ...(accept === '' ? [] : [`"Accept": ${PYTHON.text(accept)}`]),
    ...headers.map(({ name, value }) => `${PYTHON.text(name)}: ${PYTHON.text(String(value))}`),
    ...credentials.map((credential) => {
      const value = `os.environ['${getVariable(credential)}']`;
      return credential.kind === 'bearer'
        ? `"Authorization": f"Bearer {${value}}"`
        : `"Cookie": f"${credential.cookie}={${value}}"`;
    }),
    ...(type === '' ? [] : [`"Content-Type": ${type}`]),
  ];
  if (pairs.length === 0) return '';
  const line = `{${pairs.join(', ')}}`;
  return line.length + 13 <= WIDTH ? line : `{\n${pairs.map((pair) => `        ${pair},\n`).join('')}    }`;
}

/** Returns a script with the package `websockets`, because the standard library has no WebSocket. */
function createChannelSample(request: ExampleRequest, baseUrl: string): string {
  return [
    'import json',
    '',
    'from websockets.sync.client import connect  # pip install websockets',
    '',
    `with connect(${PYTHON.text(baseUrl.replace(/^http/, 'ws') + buildExampleAddress(request))}) as channel:`,
    '    channel.send(json.dumps({"type": "chat", "content": "Hello"}))',
    '    for frame in channel:',
    '        print(json.loads(frame))',
  ].join('\n');
}
