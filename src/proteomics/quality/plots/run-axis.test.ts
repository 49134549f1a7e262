import { describe, expect, it } from 'vitest';
import { createRunAxis, createTimeTicks } from './run-axis.ts';

const TIMES = ['2025-03-01T08:00:00', '2025-03-02T08:00:00', '2025-03-04T08:00:00', null];

describe('An axis in the order of runs', () => {
  const axis = createRunAxis(TIMES, 'index', [0, 400]);

  it('gives every run the same width', () => {
    expect(axis.places).toEqual([50, 150, 250, 350]);
  });

  it('labels the first run, and only other runs for which there is space', () => {
    const many = createRunAxis(Array(16).fill('2025-03-01T08:00:00'), 'index', [0, 640]);
    const places = many.ticks.map(({ at }) => at);
    expect(many.ticks[0]?.label).toBe('1');
    expect(Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))).toBeGreaterThanOrEqual(80);
  });

  it('places a time between the runs before and after it', () => {
    expect(axis.locateRun('2025-03-03T00:00:00')).toBe(200);
  });

  it('places no time if no run has a time', () => {
    expect(createRunAxis([null, null], 'index', [0, 100]).locateRun('2025-03-03T00:00:00')).toBeNull();
  });
});

describe('A time axis', () => {
  const axis = createRunAxis(TIMES, 'time', [0, 300]);

  it('leaves a gap for times without runs', () => {
    const [first = 0, second = 0, third = 0] = axis.places.map((place) => place ?? 0);
    expect((third - second) / (second - first)).toBeCloseTo(2, 6);
  });

  it('does not place a run without a time', () => {
    expect(axis.places[3]).toBeNull();
  });

  it('does not place a time outside the range of the runs', () => {
    expect(axis.locateRun('2025-04-01T00:00:00')).toBeNull();
  });
});

describe('createTimeTicks', () => {
  const parseTime = (text: string) => Date.parse(`${text}Z`);

  it('returns hours within a day', () => {
    expect(
      createTimeTicks(parseTime('2025-03-01T01:00:00'), parseTime('2025-03-01T23:00:00'), 4).map(({ label }) => label),
    ).toEqual(['06:00', '12:00', '18:00']);
  });

  it('returns Mondays within a quarter', () => {
    const ticks = createTimeTicks(parseTime('2025-01-01T00:00:00'), parseTime('2025-03-20T00:00:00'), 12);
    expect(ticks.map(({ at: moment }) => new Date(moment).getUTCDay())).toEqual(ticks.map(() => 1));
    expect(ticks.length).toBeGreaterThan(5);
  });

  it('returns months within several years', () => {
    expect(
      createTimeTicks(parseTime('2023-01-15T00:00:00'), parseTime('2025-01-15T00:00:00'), 5).map(({ label }) => label),
    ).toEqual(['2023-07', '2024-01', '2024-07', '2025-01']);
  });
});
