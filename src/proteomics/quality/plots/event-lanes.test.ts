import { describe, expect, it } from 'vitest';
import { lanesOf, placeEvents } from './event-lanes.ts';

const SHEET = { left: 150, right: 1200 };
const place = (xs: readonly number[], label = 'Calibration: mass axis calibrated') =>
  placeEvents(
    xs.map((x, index) => ({ x, label, short: String(index + 1) })),
    SHEET,
  );

describe('The labels of events', () => {
  it('are all there for six events close to each other, in as many lanes as it takes', () => {
    const placed = place([400, 410, 420, 430, 440, 450]);
    expect(placed.filter(({ text }) => text === '')).toEqual([]);
    expect(lanesOf(placed)).toBeGreaterThan(1);
  });

  it('stand left of the line at the right edge', () => {
    expect(place([1190])[0]).toMatchObject({ isLeft: true, lane: 0 });
  });

  it('are numbers for the oldest where there is no room, and none is without', () => {
    const placed = place(Array.from({ length: 60 }, (_, index) => 600 + index));
    expect(placed.at(-1)?.text).toContain('Calibration');
    expect(placed[0]?.text).toBe('1');
    expect(placed.filter(({ text }) => text === '')).toEqual([]);
  });

  it('take no lane without an event', () => {
    expect(lanesOf(place([]))).toBe(0);
  });
});
