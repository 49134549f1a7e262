/** Limits the depth and the number of values of JSON while its bytes arrive, because parsing needs time and memory for each. */

/** Maximum depth of JSON. Deeper JSON is rejected before it is parsed, because no operation needs as many levels. */
export const MAX_JSON_DEPTH = 128;

/** Maximum number of values: more than known organizations have. The smallest ones need 20 times their bytes in memory. */
export const MAX_JSON_VALUES = 10_000_000;

/**
 * Returns a function that receives JSON in pieces, and returns false as soon as a limit is exceeded. Calls `visitBracket` with
 * the offset of each bracket in its piece, and the number of containers that are open after it.
 */
export function createJsonBoundsCheck(
  visitBracket?: (piece: Uint8Array, at: number, depth: number) => void,
): (piece: Uint8Array) => boolean {
  let depth = 0;
  let values = 0;
  let inString = false;
  /** 1 if the previous piece ended with a backslash. */
  let skipped = 0;
  return (piece) => {
    let index = skipped;
    for (; index < piece.length; index += 1) {
      const byte = piece[index];
      if (inString) {
        if (byte === 0x5c) index += 1;
        else if (byte === 0x22) inString = false;
      } else if (byte === 0x22) inString = true;
      else if (byte === 0x2c) values += 1;
      else if (byte === 0x7b || byte === 0x5b) {
        depth += 1;
        values += 1;
        if (depth > MAX_JSON_DEPTH) return false;
        visitBracket?.(piece, index, depth);
      } else if (byte === 0x7d || byte === 0x5d) {
        depth -= 1;
        visitBracket?.(piece, index, depth);
      }
    }
    skipped = index - piece.length;
    return values <= MAX_JSON_VALUES;
  };
}
