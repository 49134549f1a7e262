/** Reads the end of a sheet (ECMA-376, part 1, 18.3.1): merged ranges, cell messages, headers and footers. */
import { BadRequestError } from '../../contract/errors.ts';
import { formatNumber } from '../for-people/words.ts';
import { readMarkupToEnd } from './markup.ts';
import {
  createTooManyRangesError,
  listPageTexts,
  MAX_EXTRAS,
  type MergedRange,
  PAGE_FIELD,
  parseColumn,
  type WorkbookBudget,
} from './sheet.ts';

export type SheetEnd = Awaited<ReturnType<typeof readSheetEnd>>;

const ELEMENT = /<(?:\w+:)?(mergeCells|dataValidations|headerFooter)\b[^<>]*(?<!\/)>/;
const PAGE_TEXT = /^(?:odd|even|first)(?:Header|Footer)$/;
/** Characters that are kept from the end of a piece, because a tag can be split between pieces. */
const OVERLAP = 1_000;
/** Maximum characters of all these elements. */
const MAX_LENGTH = 5_000_000;

/** Reads the elements after the rows. @throws BadRequestError for too many ranges or too long messages */
export async function readSheetEnd(pieces: AsyncIterable<Uint8Array>, budget: WorkbookBudget) {
  const merged: MergedRange[] = [];
  const texts = new Set<string>();
  let pageText = '';
  const handlers = {
    open(name: string, { ref = '', prompt = '' }: Readonly<Record<string, string | undefined>>) {
      const [, column = '', first, last] = name === 'mergeCell' ? (RANGE.exec(ref) ?? []) : [];
      if (column !== '') {
        budget.addRange();
        merged.push({ first: Number(first), last: Number(last), column: parseColumn(column) });
      }
      if (name === 'dataValidation' && prompt.trim() !== '' && texts.size < MAX_EXTRAS) texts.add(prompt.trim());
      pageText = '';
    },
    text(text: string) {
      pageText += text;
    },
    close(name: string) {
      if (PAGE_TEXT.test(name)) for (const text of splitPageText(pageText)) texts.add(text);
    },
  };
  for await (const element of iterateElements(pieces)) await readMarkupToEnd([Buffer.from(`<x>${element}</x>`)], handlers);
  return { merged, texts: [...texts] };
}

const RANGE = /^\$?([A-Za-z]{1,3})\$?(\d{1,7}):\$?[A-Za-z]{1,3}\$?(\d{1,7})$/;

async function* iterateElements(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let element: { readonly name: string; readonly end: RegExp } | undefined;
  let searched = 0;
  for await (const piece of pieces) {
    text += decoder.decode(piece, { stream: true });
    for (;;) {
      if (element === undefined) {
        const begin = ELEMENT.exec(text);
        if (begin === null) break;
        const [, name = ''] = begin;
        element = { name, end: new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g') };
        text = text.slice(begin.index + begin[0].length);
        searched = 0;
      }
      const { end } = element;
      end.lastIndex = searched;
      const found = end.exec(text);
      if (found === null) break;
      yield text.slice(0, found.index);
      text = text.slice(end.lastIndex);
      element = undefined;
    }
    if (element === undefined) text = text.slice(-OVERLAP);
    else if (text.length > MAX_LENGTH) throw element.name === 'mergeCells' ? createTooManyRangesError() : createTooLongError();
    searched = Math.max(0, text.length - OVERLAP);
  }
}

function createTooLongError(): BadRequestError {
  return new BadRequestError(
    `The input messages or page headers of a sheet have more than ${formatNumber(MAX_LENGTH)} characters; shorten them and upload the file again.`,
  );
}

/** Matches a code in a header or footer: a position, a format, an ampersand or a field. */
const CODE = /&(?:"[^"]*"|K[0-9A-F]{6}|\d{1,3}|([ADFNPTZ])|[A-Z]|(&))/g;

function splitPageText(coded: string): readonly string[] {
  return coded
    .split(/&[LCR]/)
    .flatMap((section) =>
      listPageTexts(
        section.replaceAll(CODE, (_code, field?: string, own?: string) => (field === undefined ? (own ?? '') : PAGE_FIELD)),
      ),
    );
}
