import { describe, expect, it } from 'vitest';
import { forEachLine } from './lines.ts';

/** Returns a generator of repeatable numbers from 0 to 1 (mulberry32). */
function createFractionGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function readLines(pieces: Iterable<Buffer>) {
  const found: { text: string; number: number; offset: number; isEnded: boolean }[] = [];
  const yieldPieces = async function* () {
    yield* pieces;
  };
  await forEachLine(yieldPieces(), ({ bytes, start, end, number, offset, isEnded }) => {
    found.push({ text: bytes.toString('utf8', start, end), number, offset, isEnded });
  });
  return found;
}

/** Computes the expected lines from a complete string. */
function computeExpectedLines(text: string) {
  const parts = text.split('\n');
  let offset = 0;
  return parts.flatMap((part, at) => {
    const isEnded = at < parts.length - 1;
    const line = { text: part.replace(/\r$/, ''), number: at + 1, offset, isEnded };
    offset += Buffer.byteLength(part) + 1;
    return part === '' && !isEnded ? [] : [line];
  });
}

function splitRandomly(bytes: Buffer, random: () => number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = Math.floor(random() * 9);
    pieces.push(Buffer.from(bytes.subarray(at, at + length)));
    at += length;
  }
  return pieces;
}

describe('The line reader', () => {
  it('returns the same lines regardless of how the content is split into chunks', async () => {
    const random = createFractionGenerator(11);
    const alphabet = ['a', '\t', '\n', '\r\n', '\r', 'µ', '€', '😀', '"', ''];
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from(
        { length: Math.floor(random() * 60) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join('');
      expect(await readLines(splitRandomly(Buffer.from(text), random)), JSON.stringify(text)).toEqual(
        computeExpectedLines(text),
      );
    }
  });

  it('reports invalid text with its line, regardless of how the content is split into chunks', async () => {
    const random = createFractionGenerator(12);
    for (let round = 0; round < 200; round += 1) {
      const before = Math.floor(random() * 20);
      const wrong = random() < 0.5 ? Buffer.from([0xff]) : Buffer.from([0]);
      const bytes = Buffer.concat([Buffer.from('aµ\n'.repeat(before)), wrong, Buffer.from('\nrest\n')]);
      await expect(readLines(splitRandomly(bytes, random))).rejects.toMatchObject({ line: before + 1 });
    }
  });

  it('waits for the consumer before it reads the next chunk', async () => {
    let isBusy = false;
    const yieldWhileIdle = async function* () {
      for (const piece of ['a\n', 'b\n', 'c\n']) {
        expect(isBusy).toBe(false);
        yield Buffer.from(piece);
      }
    };
    let taken = 0;
    const waitBusy = async () => {
      isBusy = true;
      await new Promise(setImmediate);
      isBusy = false;
    };
    await forEachLine(
      yieldWhileIdle(),
      () => {
        taken += 1;
      },
      { pause: waitBusy },
    );
    expect(taken).toBe(3);
  });
});
