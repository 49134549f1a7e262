/** Writing SVG: elements, escaped, with the paint of a page or of a file. */
import { markupText } from '../../../web/markup-text.ts';

/** What an attribute may hold; undefined leaves it out. Numbers are written with at most two decimals. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Where a drawing is shown. On a `page` elements have classes, which styles/proteomics-plots.css paints light, dark or for paper;
 * in a `file` they carry plain colors for a white ground, as nothing else comes with it.
 */
export type Setting = 'page' | 'file';

/** An element with its content, which must be markup already. */
export function element(name: string, attributes: SvgAttributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : markupText(value as string)}"`)
    .join('');
  const inside = content.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** A number for a coordinate. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A text cut to a width in pixels, by the mean width of the letters. */
export function fitting(text: string, width: number, size = TEXT_SIZE): string {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** About how wide a text is, in pixels. */
export function widthOf(text: string, size = TEXT_SIZE): number {
  return [...text].length * size * LETTER;
}

/** Size of the letters of axes and labels, in pixels. */
const TEXT_SIZE = 12;

/** Mean width of a letter for a size of 1. */
const LETTER = 0.58;
