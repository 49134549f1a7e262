import { escapeMarkup } from '../../../web/markup-text.ts';

/** Attributes of an element. Undefined attributes are omitted. Numbers are written with at most two decimals. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** A `page` styles elements by classes (styles/proteomics-plots.css: light, dark, print); a `file` has plain colors on white. */
export type Setting = 'page' | 'file';

/** Writes an element. The content is not escaped. */
export function writeElement(name: string, attributes: SvgAttributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeMarkup(value as string)}"`)
    .join('');
  const inside = content.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Rounds a coordinate, to shorten paths. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Truncates a string to a width in pixels, which is estimated from the mean width of letters. */
export function shortenToWidth(text: string, width: number, size = TEXT_SIZE): string {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

export function estimateWidth(text: string, size = TEXT_SIZE): number {
  return [...text].length * size * LETTER;
}

/** Font size in pixels. */
const TEXT_SIZE = 12;

/** Mean width of a letter, relative to the font size. */
const LETTER = 0.58;
