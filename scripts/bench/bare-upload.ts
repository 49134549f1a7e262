/**
 * The physical limit of an upload: node:http, which writes the body to a new file in a folder and flushes it.
 *
 *     node scripts/bench/bare-upload.ts FOLDER
 */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder = '.'] = process.argv.slice(2);
let count = 0;
const server = createServer({ requestTimeout: 0 }, async (request, response) => {
  count += 1;
  const file = createWriteStream(join(folder, `bare-${process.pid}-${count}`), { flush: true, highWaterMark: 1_048_576 });
  await pipeline(request, file);
  response.writeHead(201).end();
});
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
