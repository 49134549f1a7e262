/** Collects comments, links and drawings of a sheet in an OpenDocument spreadsheet (OpenDocument 1.3, part 3, 10 and 14.1). */
import type { MarkupAttributes } from '../markup.ts';
import { findFormulaLink, listPageTexts, MAX_EXTRAS, PAGE_FIELD, type SheetComment, type SheetExtras } from '../sheet.ts';

/** Elements of drawings. A frame contains a picture, a chart or a text box. */
const SHAPES: ReadonlySet<string> = new Set(['frame', 'custom-shape', 'rect', 'ellipse', 'circle', 'line', 'polygon', 'path']);

export class FoundExtras implements SheetExtras {
  readonly comments: SheetComment[] = [];
  readonly texts: string[] = [];
  readonly links: string[] = [];
  readonly properties: string[] = [];
  readonly drawings = { pictures: 0, charts: 0, texts: [] as string[] };
  /** The open comments and shapes, which can be nested. */
  #open: { readonly name: string; text: string; kind: 'pictures' | 'charts' | undefined }[] = [];
  #isText = false;

  open(name: string, { href, formula }: MarkupAttributes): void {
    const inner = this.#open.at(-1);
    if (name === 'annotation' || SHAPES.has(name)) this.#open.push({ name, text: '', kind: undefined });
    // The picture of a chart is not counted in addition to the chart.
    else if (name === 'object' && inner !== undefined) inner.kind = 'charts';
    else if (name === 'image' && inner !== undefined) inner.kind ??= 'pictures';
    else if (name === 'p' && inner !== undefined && inner.text !== '') inner.text += '\n';
    const link = name === 'a' ? href : findFormulaLink(formula);
    if (link !== undefined && inner === undefined && this.links.length < MAX_EXTRAS) this.links.push(link);
    this.#isText = name === 'p' || name === 'span' || name === 'a';
  }

  add(text: string): void {
    const inner = this.#open.at(-1);
    if (inner !== undefined && this.#isText) inner.text += text;
  }

  close(name: string): void {
    if (name === 'p') this.#isText = false;
    if (this.#open.at(-1)?.name !== name) return;
    const { text, kind } = this.#open.pop() ?? { text: '', kind: undefined };
    if (name === 'annotation') {
      if (this.comments.length < MAX_EXTRAS) this.comments.push({ address: '', text });
    } else if (kind !== undefined) this.drawings[kind] += 1;
    else if (text.trim() !== '' && this.drawings.texts.length < MAX_EXTRAS) this.drawings.texts.push(text);
  }
}

/** Matches elements with headers and footers (16.10 and 16.11), and with messages for selected cells (9.4.6). */
const PAGE_PARTS = /^(?:(?:header|footer)(?:-left|-first)?|help-message)$/;

export class PageTexts {
  readonly texts = new Set<string>();
  #part = '';
  #text: string | undefined;
  #fields = 0;

  open(name: string): void {
    if (PAGE_PARTS.test(name)) this.#part = name;
    else if (this.#part !== '' && name === 'p') this.#text = '';
    else if (this.#text !== undefined && name !== 'span' && name !== 's') {
      this.#fields += 1;
      this.#text += PAGE_FIELD;
    }
  }

  add(text: string): void {
    if (this.#text !== undefined && this.#fields === 0) this.#text += text;
  }

  close(name: string): void {
    if (name === this.#part) this.#part = '';
    else if (name === 'p') {
      for (const text of listPageTexts(this.#text ?? '')) if (this.texts.size < MAX_EXTRAS) this.texts.add(text);
      this.#text = undefined;
    } else if (this.#fields > 0 && name !== 'span' && name !== 's') this.#fields -= 1;
  }
}
