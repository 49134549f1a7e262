import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../contract/documents/document.ts';
import { listDescriptions } from './described.ts';
import { createExampleRequest, writeCurlSample } from './example-request.ts';
import { formatLiteral, JSON_TEXT, PYTHON, TYPESCRIPT } from './literal.ts';
import { writePythonSample } from './python-sample.ts';
import { writeTypescriptSample } from './typescript-sample.ts';

/** A string with the special characters of all languages. */
const HOSTILE = `it's "$(id)" \`x\` \\ \${y} \n%`;

const document: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Toy', version: '1' },
  paths: {
    '/notes/{name}': {
      put: {
        operationId: 'writeNote',
        security: [{ token: [] }],
        parameters: [
          { name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b ü' },
          {
            name: 'tag',
            in: 'query',
            required: true,
            schema: { type: 'array', items: { type: 'string' } },
            example: ['x', 'y&z'],
          },
          { name: 'unused', in: 'query', schema: { type: 'string' }, example: 'x' },
          { name: 'Writer', in: 'header', schema: { type: 'string' }, example: 'Ada', 'x-sample': true },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object' }, example: { text: HOSTILE } } },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
  components: { securitySchemes: { noteToken: {}, token: { type: 'http', scheme: 'bearer' } } },
};
const [described] = listDescriptions(new Map([['schemas', document]]));
if (described === undefined) throw new Error('the document has no operation');
const request = createExampleRequest(described);

describe('A code sample of a request', () => {
  it('for curl quotes every value for the shell', () => {
    expect(writeCurlSample(request, 'http://localhost')).toBe(
      [
        'curl --include \\',
        '  --request PUT \\',
        "  'http://localhost/notes/a%2Fb%20%C3%BC?tag=x&tag=y%26z' \\",
        "  --header 'Writer: Ada' \\",
        '  --header "Authorization: Bearer $TOKEN" \\',
        "  --header 'Content-Type: application/json' \\",
        `  --data '{ "text": ${JSON.stringify(HOSTILE).replaceAll("'", "'\\''")} }'`,
      ].join('\n'),
    );
  });

  it('for TypeScript passes the token to the client and the values to the call', () => {
    const sample = writeTypescriptSample(request, 'http://localhost');
    expect(sample).toContain("token: process.env.TOKEN ?? ''");
    expect(sample).toContain("query: { tag: ['x', 'y&z'] }");
    expect(sample).not.toContain('unused');
  });

  it('for Python reads the token from the environment', () => {
    expect(writePythonSample(request, 'https://host.example:8443/base')).toMatch(
      /HTTPSConnection\("host\.example", 8443\)[\s\S]*"\/base\/notes\/a%2Fb%20%C3%BC[\s\S]*os\.environ\['TOKEN'\]/,
    );
  });
});

describe('A literal in a code sample', () => {
  it.each([
    ['TypeScript', TYPESCRIPT, `{ a: null, 'b c': [true, 'it\\'s "x"'] }`],
    ['Python', PYTHON, `{"a": None, "b c": [True, "it's \\"x\\""]}`],
    ['JSON', JSON_TEXT, `{ "a": null, "b c": [true, "it's \\"x\\""] }`],
  ])('in %s is on one line if it is short', (_name, language, text) => {
    expect(formatLiteral({ a: null, 'b c': [true, `it's "x"`] }, language)).toBe(text);
  });

  it('in JSON can be parsed at any length', () => {
    const value = { list: Array.from({ length: 40 }, (_, index) => ({ index, text: HOSTILE })) };
    expect(JSON.parse(formatLiteral(value, JSON_TEXT))).toEqual(value);
  });
});
