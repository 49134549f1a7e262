/** Reads single lines of a kept table of protein groups by their positions. */
import { open } from 'node:fs/promises';
import { storedFiles } from '../../files/open-files.ts';
import type { ProteomicsContext } from '../context.ts';
import type { ProteinTable } from './protein-tables.ts';

/** Place of a line in a file, in bytes. */
export interface LinePlace {
  readonly start: number;
  readonly length: number;
}

/** Lines closer together than this are read at once. */
const NEAR_BYTES = 16 * 1024;
/** Reads at the same time, and the bytes of one: what waits in memory is bounded, however many lines are asked for. */
const READS_AT_ONCE = 16;
const MAX_READ_BYTES = 256 * 1024;

/** Cells of the lines, which stand in the order of the file. */
export function readLines(
  settings: ProteomicsContext['settings'],
  { key }: Pick<ProteinTable, 'key'>,
  places: readonly LinePlace[],
): Promise<string[][]> {
  return storedFiles(settings).withPath(key, (path) => linesAt(path, places));
}

async function linesAt(path: string, places: readonly LinePlace[]): Promise<string[][]> {
  const file = await open(path, 'r');
  const read = async ({ first, last }: Stretch) => {
    const begin = (places[first] as LinePlace).start;
    const bytes = Buffer.allocUnsafe(endOf(places[last] as LinePlace) - begin);
    await file.read(bytes, 0, bytes.length, begin);
    return places
      .slice(first, last + 1)
      .map(({ start, length }) => bytes.toString('utf8', start - begin, start - begin + length).split('\t'));
  };
  const cells: string[][][] = [];
  const waiting = [...stretches(places)].entries();
  // One after the other, each would cost a change of threads and one back.
  const readNext = async () => {
    for (const [at, stretch] of waiting) cells[at] = await read(stretch);
  };
  try {
    await Promise.all(Array.from({ length: READS_AT_ONCE }, readNext));
    return cells.flat();
  } finally {
    await file.close();
  }
}

/** Neighboring lines, by the positions of the first and the last in the list. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

function* stretches(places: readonly LinePlace[]): Generator<Stretch> {
  let first = 0;
  for (let last = 0; last < places.length; last += 1) {
    const next = places[last + 1];
    const isNear =
      next !== undefined &&
      next.start - endOf(places[last] as LinePlace) < NEAR_BYTES &&
      endOf(next) - (places[first] as LinePlace).start < MAX_READ_BYTES;
    if (isNear) continue;
    yield { first, last };
    first = last + 1;
  }
}

function endOf({ start, length }: LinePlace): number {
  return start + length;
}
