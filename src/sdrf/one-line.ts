/** Cells of formats whose tables have no quotes around line ends: SDRF, and ISA-Tab as its programs read it. */

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ');
}

/** Why a text is not written as it is. */
export const ONE_LINE = 'A cell of this format has one line. Line ends and tabs become spaces.';
