import { describe, expect, it } from 'vitest';
import { RecentFrames } from './recent-frames.ts';

const createFrames = (first: number, last: number, size = 10) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ seq: first + index, senderId: null, bytes: Buffer.alloc(size) }));
const listNumbers = (found: readonly { seq: number }[] | undefined) => found?.map(({ seq }) => seq);

describe('The recent frames', () => {
  it('are returned after a given sequence number', () => {
    const recent = new RecentFrames();
    recent.add(createFrames(5, 9));
    expect(listNumbers(recent.listAfter(6))).toEqual([7, 8, 9]);
  });

  it('are empty after the last sequence number', () => {
    const recent = new RecentFrames();
    recent.add(createFrames(5, 9));
    expect(listNumbers(recent.listAfter(9))).toEqual([]);
  });

  it('are not returned if the first requested frame is no longer among them', () => {
    const recent = new RecentFrames();
    recent.add(createFrames(5, 9));
    expect([recent.listAfter(3), listNumbers(recent.listAfter(4))]).toEqual([undefined, [5, 6, 7, 8, 9]]);
  });

  it('contain between 1,000 and 2,000 frames', () => {
    const recent = new RecentFrames();
    for (let first = 1; first <= 10_000; first += 100) {
      recent.add(createFrames(first, first + 99));
      const last = first + 99;
      expect(recent.listAfter(Math.max(0, last - 1_000))).toBeDefined();
      if (last > 2_000) expect(recent.listAfter(last - 2_001)).toBeUndefined();
    }
  });

  it('use no more memory than their size', () => {
    const recent = new RecentFrames();
    recent.add([{ seq: 1, senderId: null, bytes: Buffer.from('{"type":"chat"}') }]);
    expect(recent.listAfter(0)?.map(({ bytes }) => [bytes.toString(), bytes.buffer.byteLength])).toEqual([
      ['{"type":"chat"}', 15],
    ]);
  });

  it('are fewer if the frames are large', () => {
    const recent = new RecentFrames();
    for (let seq = 1; seq <= 100; seq += 1) recent.add(createFrames(seq, seq, 60_000));
    expect([recent.listAfter(60), listNumbers(recent.listAfter(90))]).toEqual([
      undefined,
      [91, 92, 93, 94, 95, 96, 97, 98, 99, 100],
    ]);
  });
});
