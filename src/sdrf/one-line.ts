/** Cells of formats without quoted line ends: SDRF, and ISA-Tab as its programs read it. */

/** Returns a text on one line. */
export function joinLines(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ');
}

/** The reason why a text is changed. */
export const ONE_LINE = 'A cell of this format has one line. Line ends and tabs become spaces.';
