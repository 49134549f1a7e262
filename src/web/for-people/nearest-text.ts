/** Finds the text that a user probably meant. */

/** Maximum options of a list for suggestions, because longer searches take too long. */
export const MAX_CHOICES = 2_000;

/** Returns the option with the smallest distance, if the distance is small and no other option has it. */
export function findNearest(text: string, choices: readonly string[]): string | undefined {
  const normalized = normalizeLetters(text);
  const same = choices.filter((choice) => normalizeLetters(choice) === normalized);
  if (same.length > 0 && normalized !== '') return same.length === 1 ? same[0] : undefined;
  const most = Math.max(1, Math.floor(normalized.length / 3));
  let best: { readonly choice: string; readonly distance: number; isAlone: boolean } | undefined;
  for (const choice of choices.slice(0, MAX_CHOICES)) {
    const other = normalizeLetters(choice);
    if (Math.abs(other.length - normalized.length) > most) continue;
    const distance = measureDistance(normalized, other);
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

/** Returns the number of letters to add, delete, replace or swap (optimal string alignment distance). */
function measureDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] as number) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] as number;
}
