/**
 * The physical limit beside our server: node:http alone, doing only the work itself. `validate` parses the body and runs the same
 * compiled validator; `bytes` sends the same bytes, those of the schema of Study or of the address that is named.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadCatalogue } from '../../src/profiles/catalogue/catalogue.ts';
import { entitySchema } from '../../src/profiles/validation/json-schema.ts';
import { validateObject } from '../../src/profiles/validation/validate.ts';

const profile = loadCatalogue().find('miappe', '1.1')?.profile;
if (profile === undefined) throw new Error('the profile miappe/1.1 is missing');
const [, , work, address] = process.argv;
const bytes =
  address === undefined ? entitySchema(profile, 'Study').bytes : Buffer.from(await (await fetch(address)).arrayBuffer());

const validate: RequestListener = (request, response) => {
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

const sendBytes: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length }).end(bytes);
};

const server = createServer(work === 'validate' ? validate : sendBytes);
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
