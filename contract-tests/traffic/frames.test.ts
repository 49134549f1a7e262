import { describe, expect, it } from 'vitest';
import { judgeFrame } from './frames.ts';
import type { Witness } from './witness.ts';

function judgeOneFrame(direction: 'client' | 'server', frame: unknown, accepted = true): { facts: string[]; wrong: string[] } {
  const facts: string[] = [];
  const wrong: string[] = [];
  const witness: Witness = {
    recordFact: (_document, _operation, fact) => facts.push(fact),
    recordViolation: (_document, _operation, _status, where, what) => wrong.push(`${where}: ${what}`),
    recordSample: () => undefined,
  };
  const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
  judgeFrame({ direction, text, accepted }, witness);
  return { facts, wrong };
}

const chat = { type: 'chat', content: 'Plot 12 was flooded.' };
const sent = { ...chat, sender_id: 'visitor-1', sender_name: 'Guest 1', timestamp: '2026-03-05T09:32:40.118Z', seq: 43 };
const saved = { type: 'update', action: 'updated', entity_id: 'e1', entity_type: 'Study', version: 4, seq: 46 };

describe('A frame of the channel', () => {
  it.each([
    ['client', chat, 'frame client chat'],
    ['server', sent, 'frame server chat'],
    ['server', saved, 'frame server saved'],
    ['server', { type: 'error', detail: 'type is required', seq: 0 }, 'frame server error'],
  ] as const)('sent by the %s is identified by its schema: %#', (direction, frame, fact) => {
    expect(judgeOneFrame(direction, frame)).toEqual({ facts: [fact], wrong: [] });
  });

  it('is a violation with a property that the contract does not name', () => {
    expect(judgeOneFrame('server', { ...sent, color: 'red' }).wrong.join()).toContain('/color is not documented');
  });

  it('is a violation without a property that the contract requires', () => {
    expect(judgeOneFrame('server', { ...saved, seq: undefined }).wrong.join()).toContain('must have seq');
  });

  it('is a violation if it is not JSON', () => {
    expect(judgeOneFrame('server', 'hello').wrong.join()).toContain('is not JSON');
  });

  it('sent by a client is a violation if it is accepted although it violates the contract', () => {
    expect(judgeOneFrame('client', { type: 'chat' }).wrong).toHaveLength(1);
  });

  it('sent by a client is not a violation if it is rejected because it violates the contract', () => {
    expect(judgeOneFrame('client', { type: 'chat' }, false)).toEqual({ facts: [], wrong: [] });
  });

  it('sent by a client is a violation if it is rejected although it matches the contract', () => {
    expect(judgeOneFrame('client', chat, false).wrong).toHaveLength(1);
  });

  it('sent by a client is not a violation if it is rejected for a string that the database cannot store', () => {
    expect(judgeOneFrame('client', '{"type":"chat","content":"\\ud800"}', false).wrong).toEqual([]);
  });
});
