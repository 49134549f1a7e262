/**
 * The physical limit of the server: node:http with the minimum of work. It parses the body, and runs the same compiled
 * validator. For an address, it sends the recorded response with the same bytes and headers.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadCatalog } from '../../src/profiles/catalog/catalog.ts';
import { validateObject } from '../../src/profiles/validation/validate.ts';

const profile = loadCatalog().find('miappe', '1.1')?.profile;
if (profile === undefined) throw new Error('the profile miappe/1.1 is missing');
const [, , address] = process.argv;

const handleRequest: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { entity, data } = JSON.parse(Buffer.concat(chunks).toString()) as { entity: string; data: unknown };
    const { valid, errors } = validateObject(profile, entity, data);
    const body = JSON.stringify({ valid, errors });
    response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  });
};

/** Headers that Node.js adds. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive'];

async function createBytesListener(url: string): Promise<RequestListener> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const head = [...answer.headers].filter(([name]) => !CONNECTION_HEADERS.includes(name)).flat();
  return (_request, response) => response.writeHead(200, head).end(bytes);
}

const server = createServer(address === undefined ? handleRequest : await createBytesListener(address));
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
