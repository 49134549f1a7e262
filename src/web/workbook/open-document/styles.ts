/** Collects styles of cells with the parts of a date or time that they show (OpenDocument 1.3, part 3, 16 and 19). */
import type { MarkupAttributes } from '../markup.ts';

export interface TimestampStyle {
  readonly parts: ReadonlySet<string>;
  readonly isLocal: boolean;
}

const MAX_STYLES = 65_490;
const PARTS: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hours', 'minutes', 'seconds']);
/** Maximum number of styles in a chain of inheritance. Further ones are ignored. */
const MAX_PARENT_STYLES = 20;

export class CellStyles {
  readonly #moments = new Map<string, TimestampStyle>();
  readonly #cells = new Map<string, { readonly data: string | undefined; readonly parent: string | undefined }>();
  /** Positions of text (superscript or subscript), by style. */
  readonly #positions = new Map<string, string>();
  /** True if the document counts days from 1904. */
  is1904 = false;
  #textStyle = '';
  #open: { readonly name: string; readonly parts: Set<string>; readonly isLocal: boolean } | undefined;

  open(element: string, attributes: MarkupAttributes): void {
    const { name = '', family } = attributes;
    if (element === 'style') this.#textStyle = family === 'text' ? name : '';
    if (element === 'date-style' || element === 'time-style')
      this.#open = { name, parts: new Set(), isLocal: attributes['automatic-order'] === 'true' };
    else if (element === 'null-date') this.is1904 = attributes['date-value'] === '1904-01-01';
    else if (this.#open !== undefined && PARTS.has(element)) {
      this.#open.parts.add(element);
      if (Number(attributes['decimal-places'] ?? 0) > 0) this.#open.parts.add('fraction');
    } else if (element === 'style' && family === 'table-cell')
      this.#cells.set(name, { data: attributes['data-style-name'], parent: attributes['parent-style-name'] });
    else if (element === 'text-properties' && this.#textStyle !== '')
      this.#positions.set(this.#textStyle, parseTextPosition(attributes['text-position']));
    if (this.#cells.size + this.#moments.size + this.#positions.size > MAX_STYLES)
      throw new RangeError('there are more styles than a spreadsheet can have');
  }

  close(element: string): void {
    if ((element !== 'date-style' && element !== 'time-style') || this.#open === undefined) return;
    this.#moments.set(this.#open.name, this.#open);
    this.#open = undefined;
  }

  /** Returns the position of text with a style: `superscript`, `subscript`, or empty. */
  getPosition(style: string | undefined): string {
    return this.#positions.get(style ?? '') ?? '';
  }

  /** Returns the parts of a date or time that cells with a style show; undefined if the style does not define them. */
  findMomentStyle(style: string | undefined): TimestampStyle | undefined {
    let name = style;
    for (let depth = 0; depth < MAX_PARENT_STYLES && name !== undefined; depth += 1) {
      const cell = this.#cells.get(name);
      if (cell?.data !== undefined) return this.#moments.get(cell.data);
      name = cell?.parent;
    }
    return undefined;
  }
}

/** Converts a position such as `super 58%` or `-33% 58%` (OpenDocument 1.3, part 3, 20.384). */
function parseTextPosition(written = ''): string {
  const [first = ''] = written.split(' ');
  const height = Number.parseFloat(first);
  if (first === 'super' || height > 0) return 'superscript';
  return first === 'sub' || height < 0 ? 'subscript' : '';
}
