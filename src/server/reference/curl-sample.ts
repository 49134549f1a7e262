/** A request as a command line of curl, for a POSIX shell. */
import { type Body, buildExampleAddress, type ExampleRequest, getVariable, leadsElsewhere } from './example-request.ts';
import { JSON_TEXT, literal } from './literal.ts';

/** The command, ending without a new line; `baseUrl` has no slash at its end. */
export function writeCurlSample(request: ExampleRequest, baseUrl: string): string {
  const { described, accept, headers, credentials, body } = request;
  const options = [
    ...howToAsk(request),
    quoted(baseUrl + buildExampleAddress(request)),
    ...(accept === '' ? [] : [header('Accept', accept)]),
    ...headers.map(({ name, value }) => header(name, String(value))),
    ...credentials.map((credential) => {
      const variable = getVariable(credential);
      return credential.kind === 'bearer'
        ? `--header "Authorization: Bearer $${variable}"`
        : `--cookie "${credential.cookie}=$${variable}"`;
    }),
    ...(described.operation['x-websocket'] === undefined ? [] : HANDSHAKE),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

/** The opening handshake (RFC 6455, section 4.1); the key is the example of its section 1.3. */
const HANDSHAKE = [
  header('Connection', 'Upgrade'),
  header('Upgrade', 'websocket'),
  header('Sec-WebSocket-Version', '13'),
  header('Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='),
];

/** Endings of files that are nothing to look at in a terminal. */
const BINARY: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
]);

function howToAsk(request: ExampleRequest): string[] {
  const { described, body, answers } = request;
  const { method, operation } = described;
  if (method === 'HEAD') return ['--head'];
  if (operation['x-websocket'] !== undefined) return ['--include --http1.1 --no-buffer --max-time 2'];
  const ending = BINARY.get(answers);
  const usual = body === undefined ? 'GET' : 'POST';
  return [
    // Only status and headers show the result.
    ...(leadsElsewhere(request) || answers === '' ? ['--include'] : []),
    ...(method === usual ? [] : [`--request ${method}`]),
    ...(ending === undefined ? [] : [`--output ${described.operationId}.${ending}`]),
  ];
}

function bodyOptions(body: Body): string[] {
  switch (body.kind) {
    case 'json':
      return [header('Content-Type', 'application/json'), `--data ${quoted(literal(body.value, JSON_TEXT, 2, 12))}`];
    case 'form':
      return body.fields.length === 0
        ? [header('Content-Type', body.media.type), "--data ''"]
        : body.fields.map(({ name, value }) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
    case 'multipart':
      return body.fields.map(({ name, value, file }) =>
        file === undefined ? `--form-string ${quoted(`${name}=${value}`)}` : `--form ${quoted(`${name}=@${file}`)}`,
      );
    case 'file':
      return [header('Content-Type', body.media.type), `--data-binary ${quoted(`@${body.file}`)}`];
  }
}

function header(name: string, value: string): string {
  return `--header ${quoted(`${name}: ${value}`)}`;
}

/** Quotes a text as one word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
