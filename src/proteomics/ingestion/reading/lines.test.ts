import { describe, expect, it } from 'vitest';
import { eachLine } from './lines.ts';

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function linesOf(pieces: Iterable<Buffer>) {
  const found: { text: string; number: number; offset: number; isEnded: boolean }[] = [];
  const each = async function* () {
    yield* pieces;
  };
  await eachLine(each(), ({ bytes, start, end, number, offset, isEnded }) => {
    found.push({ text: bytes.toString('utf8', start, end), number, offset, isEnded });
  });
  return found;
}

/** The same by a whole string. */
function expectedLines(text: string) {
  const parts = text.split('\n');
  let offset = 0;
  return parts.flatMap((part, at) => {
    const isEnded = at < parts.length - 1;
    const line = { text: part.replace(/\r$/, ''), number: at + 1, offset, isEnded };
    offset += Buffer.byteLength(part) + 1;
    return part === '' && !isEnded ? [] : [line];
  });
}

function cutAnywhere(bytes: Buffer, random: () => number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = Math.floor(random() * 9);
    pieces.push(Buffer.from(bytes.subarray(at, at + length)));
    at += length;
  }
  return pieces;
}

describe('splitting into lines', () => {
  it('gives the same lines however the bytes are cut', async () => {
    const random = seeded(11);
    const alphabet = ['a', '\t', '\n', '\r\n', '\r', 'µ', '€', '😀', '"', ''];
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from(
        { length: Math.floor(random() * 60) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join('');
      expect(await linesOf(cutAnywhere(Buffer.from(text), random)), JSON.stringify(text)).toEqual(expectedLines(text));
    }
  });

  it('finds what is no text on its line, however the bytes are cut', async () => {
    const random = seeded(12);
    for (let round = 0; round < 200; round += 1) {
      const before = Math.floor(random() * 20);
      const wrong = random() < 0.5 ? Buffer.from([0xff]) : Buffer.from([0]);
      const bytes = Buffer.concat([Buffer.from('aµ\n'.repeat(before)), wrong, Buffer.from('\nrest\n')]);
      await expect(linesOf(cutAnywhere(bytes, random))).rejects.toMatchObject({ line: before + 1 });
    }
  });

  it('waits for whoever takes the lines before it reads on', async () => {
    let isBusy = false;
    const pieces = async function* () {
      for (const piece of ['a\n', 'b\n', 'c\n']) {
        expect(isBusy).toBe(false);
        yield Buffer.from(piece);
      }
    };
    let taken = 0;
    const pause = async () => {
      isBusy = true;
      await new Promise(setImmediate);
      isBusy = false;
    };
    await eachLine(
      pieces(),
      () => {
        taken += 1;
      },
      { pause },
    );
    expect(taken).toBe(3);
  });
});
