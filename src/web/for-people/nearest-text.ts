import { memoize } from '../../memoize.ts';

/** Maximum options of a list for suggestions, because longer searches take too long. */
const MAX_CHOICES = 2_000;
/** Maximum letters of a compared string, and maximum different letters. The time of a comparison is their product. */
const MAX_LETTERS = 60;
const MAX_DISTANCE = 6;

const getLettersOfAll = memoize((choices: readonly string[]) => choices.map(normalizeLetters));

/** Returns the option with the smallest distance, if the distance is small and no other option has it. */
export function findNearestText(text: string, choices: readonly string[]): string | undefined {
  const normalized = normalizeLetters(text);
  const letters = getLettersOfAll(choices);
  const same = choices.filter((_, at) => letters[at] === normalized);
  if (same.length > 0 && normalized !== '') return same.length === 1 ? same[0] : undefined;
  if (normalized.length > MAX_LETTERS) return undefined;
  const most = Math.min(MAX_DISTANCE, Math.max(1, Math.floor(normalized.length / 3)));
  let best: { readonly choice: string; readonly distance: number; isAlone: boolean } | undefined;
  for (const [at, choice] of choices.slice(0, MAX_CHOICES).entries()) {
    const other = letters[at] as string;
    if (Math.abs(other.length - normalized.length) > most) continue;
    const distance = measureDistance(normalized, other, most);
    if (distance > most || distance >= Math.max(normalized.length, other.length)) continue;
    if (best === undefined || distance < best.distance) best = { choice, distance, isAlone: true };
    else if (distance === best.distance) best.isAlone = false;
  }
  return best?.isAlone === true ? best.choice : undefined;
}

function normalizeLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the optimal string alignment distance: letters to add, delete, replace or swap; above `most`, any larger number. */
function measureDistance(one: string, other: string, most: number): number {
  const beyond = most + 1;
  const createRow = () => new Uint8Array(other.length + 1).fill(beyond);
  let [before, last, next] = [createRow(), createRow().map((_, index) => Math.min(index, beyond)), createRow()];
  for (let row = 1; row <= one.length; row += 1) {
    // Columns outside this range need more than `most` changes.
    const [start, end] = [Math.max(1, row - most), Math.min(other.length, row + most)];
    next[start - 1] = start === 1 ? Math.min(row, beyond) : beyond;
    let best = next[start - 1] as number;
    for (let column = start; column <= end; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let least = Math.min(last[column] as number, next[column - 1] as number) + 1;
      least = Math.min(least, (last[column - 1] as number) + (isSame ? 0 : 1), beyond);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) least = Math.min(least, (before[column - 2] as number) + 1);
      next[column] = least;
      best = Math.min(best, least);
    }
    if (best > most) return beyond;
    [before, last, next] = [last, next, before];
  }
  return last[other.length] as number;
}
