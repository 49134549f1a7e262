import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningServer, listen } from '../web/http-server.ts';
import { prepareJson } from './prepared.ts';
import { PreparedAnswers } from './prepared-answers.ts';
import type { Route } from './route-table.ts';

const values = { '/short': { name: 'Ähre, 麦, 🌾' }, '/long': { names: Array.from({ length: 2_000 }, () => 'Ähre, 麦, 🌾') } };

let server: ListeningServer;
beforeAll(async () => {
  const answers = new PreparedAnswers();
  for (const [url, value] of Object.entries(values)) answers.remember(url, {} as Route, prepareJson(value));
  server = await listen(
    { listener: (request, response) => answers.answer(request, response, ['X-Own', 'yes']) },
    '127.0.0.1',
    0,
  );
});
afterAll(() => server.stop(0));

it.each(Object.entries(values))('What was prepared for %s arrives byte for byte, in every coding', async (url, value) => {
  const { bytes } = prepareJson(value);
  for (const coding of ['identity', 'gzip', 'br']) {
    const answer = await fetch(server.address + url, { headers: { 'accept-encoding': coding } });
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
});
