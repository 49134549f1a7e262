import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { countAnswer, countRequest } from './operation-figures.ts';
import { quietTurns } from './quiet-turns.ts';

const { signal } = new AbortController();

function endAnswer(): void {
  const request = new IncomingMessage(new Socket());
  countAnswer(request, new ServerResponse(request), 1);
}

describe('a turn for work that nobody waits for', () => {
  it('begins when the last request has been answered', async () => {
    countRequest();
    countRequest();
    const events: string[] = [];
    const quiet = quietTurns(signal)().then(() => events.push('begun'));
    // One without patience would have begun by then.
    await quietTurns(signal, 0)();
    endAnswer();
    await quietTurns(signal, 0)();
    events.push('one of two answered');
    endAnswer();
    await quiet;
    expect(events).toEqual(['one of two answered', 'begun']);
  });

  it('begins beside the requests once it has waited long enough', async () => {
    countRequest();
    await quietTurns(signal, 0)();
    endAnswer();
  });

  it('never begins after the end of the work', async () => {
    const stopping = new AbortController();
    const turn = quietTurns(stopping.signal);
    stopping.abort();
    await expect(turn()).rejects.toThrow(/abort/);
  });
});
