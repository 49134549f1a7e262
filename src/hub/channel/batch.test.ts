import { describe, expect, it } from 'vitest';
import { createPresenceEvents, FRAME_FOR_EACH } from './batch.ts';

const createPerson = (name: string) => ({
  connectionId: `c-${name}`,
  userId: `u-${name}`,
  userName: name,
  connectedAt: '2026-03-05T09:28:00Z',
});
const createPeople = (count: number) => Array.from({ length: count }, (_, index) => createPerson(`P${index}`));
const parseFrame = (frame: unknown) =>
  JSON.parse(String(frame)) as { action: string; user_name: string; presence: { user_name: string }[] };

describe('Arrivals and departures', () => {
  it('are announced in one frame each, with the users present at that time', () => {
    const { events } = createPresenceEvents(
      [createPerson('Ada'), createPerson('Bo')],
      [createPerson('Cy')],
      [createPerson('Bo')],
    );
    const frames = events.map(({ frame }) => parseFrame(frame));
    expect(frames.map(({ action, user_name, presence }) => [action, user_name, presence.map((one) => one.user_name)])).toEqual([
      ['leave', 'Bo', ['Ada']],
      ['join', 'Cy', ['Ada', 'Cy']],
    ]);
  });

  it('are announced as a number in a large project, and by name to each new connection', () => {
    const newcomers = [createPerson('Ada'), createPerson('Bo')];
    const { events, welcomes } = createPresenceEvents(createPeople(FRAME_FOR_EACH), newcomers, []);
    expect(events.map(({ frame }) => parseFrame(frame).presence.length)).toEqual([FRAME_FOR_EACH + 2]);
    const names = newcomers.map(({ connectionId }) => parseFrame(welcomes.get(connectionId)?.frame).user_name);
    expect(names).toEqual(['Ada', 'Bo']);
  });

  it('are not announced for a connection that was never confirmed', () => {
    expect(createPresenceEvents([createPerson('Ada')], [], [createPerson('Bo')]).events).toEqual([]);
  });

  it('are not announced again for a user who is already present', () => {
    expect(createPresenceEvents([createPerson('Ada')], [createPerson('Ada')], []).events).toEqual([]);
  });

  it('are announced with escaped quotes and braces in names', () => {
    const [event] = createPresenceEvents([], [createPerson('"},{"a":"')], []).events;
    expect(parseFrame(event?.frame).presence).toEqual([
      { user_id: 'u-"},{"a":"', user_name: '"},{"a":"', connected_at: '2026-03-05T09:28:00Z' },
    ]);
  });
});
