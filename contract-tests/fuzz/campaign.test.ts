import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { prepareCampaign } from './campaign.ts';
import type { FuzzLaboratory } from './laboratory.ts';
import type { OperationOutcome } from './outcomes.ts';
import { readOutcomes, storeOutcomes } from './outcomes.ts';
import { formatCurlCommand } from './requests.ts';
import { createSender, type Sender } from './sending.ts';

const detail = {
  'application/json': { schema: { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } },
};
const document = {
  openapi: '3.0.3',
  info: { title: 'Seeds', version: '1' },
  paths: {
    '/seeds': {
      post: {
        operationId: 'addSeed',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: { name: { type: 'string', maxLength: 10, pattern: '^[^z]*$' } },
              },
            },
          },
        },
        responses: { '200': { description: 'x', content: detail }, '400': { description: 'x', content: detail } },
      },
    },
  },
} as unknown as ContractDocument;

let server: Server;
let address: string;
let sender: Sender;
/** Response of the tested server for a body. */
let answer: (body: string) => [status: number, detail: string];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [status, text] = answer(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ detail: text }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sender = createSender();
});
afterAll(() => {
  sender.close();
  server.close();
});

async function fuzzWithResponse(answers: typeof answer): Promise<OperationOutcome> {
  answer = answers;
  const laboratory: FuzzLaboratory = {
    address,
    guarded: address,
    getHints: () => () => [],
    getFiles: () => [],
    createHeaders: async () => ({}),
    getLastFault: () => 'a fault in the log',
    reset: async () => {},
    stop: async () => {},
  };
  const campaign = prepareCampaign(document, 'seeds', laboratory, sender);
  const [operation] = campaign.operations;
  if (operation === undefined) throw new Error('the document has no operation');
  return campaign.run(operation, { seed: 3, count: 200 });
}

describe('Generated requests', () => {
  it('detect a server that accepts requests that its document forbids', async () => {
    const { failures } = await fuzzWithResponse(() => [200, 'fine']);
    expect(failures.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['maxLength at body application/json /name', 'required at body application/json /name']),
    );
  });

  it('detect a rejection that does not name the invalid property', async () => {
    const { failures } = await fuzzWithResponse(() => [400, 'no']);
    const [found] = failures.filter(({ what }) => what === 'maxLength at body application/json /name');
    expect(found?.problems).toEqual(['the detail does not name name: no']);
  });

  it('detect a server error, and simplify the request that causes it', async () => {
    const { failures } = await fuzzWithResponse((body) => (body.includes('!') ? [500, 'oh'] : [200, 'fine']));
    const [found] = failures.filter(({ what }) => what === 'valid');
    expect(found?.problems).toContain('a fault of the server: 500');
    expect(found?.curl).toContain(`--data-binary '{"name":"!"}'`);
  });

  it('detect a response that is not documented', async () => {
    const { failures } = await fuzzWithResponse(() => [418, 'tea']);
    expect(failures.flatMap(({ problems }) => problems)).toContain('status 418 is not documented');
  });

  it('are counted by kind and status', async () => {
    const { valid, broken, hostile, statuses } = await fuzzWithResponse(() => [200, 'fine']);
    expect([valid, hostile, statuses]).toEqual([80, 20, { 200: 80 }]);
    // After its first failure, a kind of invalid request is not sent again.
    expect(broken).toBeGreaterThan(5);
  });
});

describe('A command line', () => {
  it('is quoted correctly for a shell', () => {
    const body = Buffer.from(`it's "$(id)" \\ \n é`);
    const line = formatCurlCommand('http://127.0.0.1:1', {
      method: 'POST',
      target: '/a?b=c',
      headers: { Accept: '*/*' },
      body,
    });
    const words = execFileSync('bash', ['-c', `printf '%s\\0' ${line}`])
      .toString()
      .split('\0');
    expect(words).toEqual([
      ...['curl', '-i', '-g', '--path-as-is', '-X', 'POST', 'http://127.0.0.1:1/a?b=c'],
      ...['-H', 'Accept: */*', '-H', 'Content-Type:', '--data-binary', body.toString(), ''],
    ]);
  });
});

describe('The stored outcomes of fuzzing', () => {
  it('contain the latest run of each operation', () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-fuzz-outcomes-'));
    const outcome = { document: 'seeds', valid: 4, broken: 5, hostile: 1, failures: [], statuses: {} };
    storeOutcomes(
      'seeds',
      [
        { ...outcome, operation: 'b' },
        { ...outcome, operation: 'a' },
      ],
      1,
      folder,
    );
    storeOutcomes('seeds', [{ ...outcome, operation: 'b', broken: 6 }], 2, folder);
    expect(readOutcomes('seeds', folder)).toEqual([
      { document: 'seeds', operation: 'a', valid: 5, broken: 5, failures: 0, seed: 1 },
      { document: 'seeds', operation: 'b', valid: 5, broken: 6, failures: 0, seed: 2 },
    ]);
    rmSync(folder, { recursive: true });
  });
});
