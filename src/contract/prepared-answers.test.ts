import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type ListeningServer, startListening } from '../web/http-server.ts';
import { createListener } from '../web/listener.ts';
import { prepareJson } from './prepared.ts';
import { PreparedAnswers } from './prepared-answers.ts';
import type { Route } from './route-table.ts';

const values = { '/short': { name: 'Ähre, 麦, 🌾' }, '/long': { names: Array.from({ length: 2_000 }, () => 'Ähre, 麦, 🌾') } };

let server: ListeningServer | undefined;
afterEach(() => server?.stop(0));

const route = { document: 'none', operationId: 'none', method: 'GET', path: '/', secretSegments: [] } as unknown as Route;

/** Starts a server whose application responds with 404, so that all other responses come from the cache. */
async function startServer(cached: Readonly<Record<string, unknown>>): Promise<string> {
  const answers = new PreparedAnswers();
  for (const [url, value] of Object.entries(cached)) answers.store(url, route, prepareJson(value));
  const notFound = createListener(
    (_request, response) => response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"detail":"Not found."}'),
    answers,
    { log: createLog('silent') },
  );
  server = await startListening({ listener: notFound }, '127.0.0.1', 0);
  return server.address;
}

it.each(Object.entries(values))('The cached response of %s is identical in every content coding', async (url, value) => {
  const address = await startServer(values);
  const { bytes } = prepareJson(value);
  for (const coding of ['identity', 'gzip', 'br']) {
    const answer = await fetch(address + url, { headers: { 'accept-encoding': coding } });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

it('The response cache holds 2,000 responses, and evicts the oldest one', async () => {
  const address = await startServer(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`/${index}`, index])));
  const statuses = ['/0', '/1', '/2000'].map(async (path) => (await fetch(address + path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
});
