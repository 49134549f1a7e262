import { describe, expect, it } from 'vitest';
import { runAxis, timeTicks } from './run-axis.ts';

const TIMES = ['2025-03-01T08:00:00', '2025-03-02T08:00:00', '2025-03-04T08:00:00', null];

describe('the axis by order', () => {
  const axis = runAxis(TIMES, 'index', [0, 400]);

  it('gives every run the same room', () => {
    expect(axis.places).toEqual([50, 150, 250, 350]);
  });

  it('names the first run, and no other that has no room beside it', () => {
    const many = runAxis(Array(16).fill('2025-03-01T08:00:00'), 'index', [0, 640]);
    const places = many.ticks.map(({ at }) => at);
    expect(many.ticks[0]?.label).toBe('1');
    expect(Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))).toBeGreaterThanOrEqual(80);
  });

  it('places a moment between the runs around it', () => {
    expect(axis.placeOf('2025-03-03T00:00:00')).toBe(200);
  });

  it('places nothing when no run has a time', () => {
    expect(runAxis([null, null], 'index', [0, 100]).placeOf('2025-03-03T00:00:00')).toBeNull();
  });
});

describe('the axis by time', () => {
  const axis = runAxis(TIMES, 'time', [0, 300]);

  it('leaves room where nothing was run', () => {
    const [first = 0, second = 0, third = 0] = axis.places.map((place) => place ?? 0);
    expect((third - second) / (second - first)).toBeCloseTo(2, 6);
  });

  it('has no place for a run without a time', () => {
    expect(axis.places[3]).toBeNull();
  });

  it('has no place for a moment that the runs do not span', () => {
    expect(axis.placeOf('2025-04-01T00:00:00')).toBeNull();
  });
});

describe('ticks of time', () => {
  const at = (text: string) => Date.parse(`${text}Z`);

  it('are hours in a day', () => {
    expect(timeTicks(at('2025-03-01T01:00:00'), at('2025-03-01T23:00:00'), 4).map(({ label }) => label)).toEqual([
      '06:00',
      '12:00',
      '18:00',
    ]);
  });

  it('are Mondays in a quarter', () => {
    const ticks = timeTicks(at('2025-01-01T00:00:00'), at('2025-03-20T00:00:00'), 12);
    expect(ticks.map(({ at: moment }) => new Date(moment).getUTCDay())).toEqual(ticks.map(() => 1));
    expect(ticks.length).toBeGreaterThan(5);
  });

  it('are months in years', () => {
    expect(timeTicks(at('2023-01-15T00:00:00'), at('2025-01-15T00:00:00'), 5).map(({ label }) => label)).toEqual([
      '2023-07',
      '2024-01',
      '2024-07',
      '2025-01',
    ]);
  });
});
