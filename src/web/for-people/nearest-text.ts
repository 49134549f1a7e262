import { memoize } from '../../memoize.ts';

/** Maximum options that are searched for a suggestion, because the search takes quadratic time per option. */
const MAX_CHOICES = 2_000;
/** Maximum length of a compared string, which bounds the time of a comparison. */
const MAX_LETTERS = 60;
const MAX_DISTANCE = 6;

const getLettersOfAll = memoize((choices: readonly string[]) => choices.map(normalizeLetters));

/** Returns the most similar option. Returns undefined if no option is similar, or if several are equally similar. */
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

/** Returns the number of edits between two strings (optimal string alignment); above `most`, any larger number. */
function measureDistance(one: string, other: string, most: number): number {
  const beyond = most + 1;
  const createRow = () => new Uint8Array(other.length + 1).fill(beyond);
  let [before, last, next] = [createRow(), createRow().map((_, index) => Math.min(index, beyond)), createRow()];
  for (let row = 1; row <= one.length; row += 1) {
    // Cells outside of this range would exceed `most`.
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
