import { describe, expect, it } from 'vitest';
import { countLanes, layOutEvents } from './trend-plot.ts';

const SHEET = { left: 150, right: 1200 };
const layOutMarks = (xs: readonly number[], label = 'Calibration: mass axis calibrated') =>
  layOutEvents(
    xs.map((x, index) => ({ x, label, short: String(index + 1) })),
    SHEET,
  );

describe('layOutEvents', () => {
  it('labels each of six adjacent events, in several lanes', () => {
    const placed = layOutMarks([400, 410, 420, 430, 440, 450]);
    expect(placed.filter(({ text }) => text === '')).toEqual([]);
    expect(countLanes(placed)).toBeGreaterThan(1);
  });

  it('places a label at the right edge to the left of its line', () => {
    expect(layOutMarks([1190])[0]).toMatchObject({ isLeft: true, lane: 0 });
  });

  it('replaces the oldest labels by numbers if space is limited, and omits none', () => {
    const placed = layOutMarks(Array.from({ length: 60 }, (_, index) => 600 + index));
    expect(placed.at(-1)?.text).toContain('Calibration');
    expect(placed[0]?.text).toBe('1');
    expect(placed.filter(({ text }) => text === '')).toEqual([]);
  });

  it('uses no lane if there are no events', () => {
    expect(countLanes(layOutMarks([]))).toBe(0);
  });
});
