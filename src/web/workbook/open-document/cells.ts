/** Reads values of cells in OpenDocument spreadsheets (OpenDocument 1.3, part 3, 9.1.4 and 19.385). */
import { type MarkupAttributes, rejectLongText } from '../markup.ts';
import { convertPlainNumber, createShownNumber, findHiddenPart } from '../number-formats.ts';
import { createErrorCell, NO_NUMBER, NO_RESULT, type WorkbookCell } from '../sheet.ts';
import { formatSuperscript } from '../texts.ts';
import type { TimestampStyle } from './styles.ts';

/** Maximum spaces of one element. A short element can represent any number of spaces. */
const MAX_SPACES = 1_000;

/** Elements of a cell that contain its text, or parts of it. */
const TEXTS: ReadonlySet<string> = new Set(['p', 'h', 'list', 'list-header', 'list-item', 'section']);
/** Elements inside text whose content is not part of the text. */
const SEPARATE_ELEMENTS: ReadonlySet<string> = new Set(['annotation', 'frame', 'note', 'ruby-text']);

/** Collects the text of a cell, without comments and drawings. */
export class CellText {
  readonly #paragraphs: string[] = [];
  /** Positions (superscript or subscript) of the open spans. */
  readonly #positions: string[] = [];
  readonly #positionOf: (style: string | undefined) => string;
  #text: string | undefined;
  #skipped = 0;
  #length = 0;

  constructor(positionOf: (style: string | undefined) => string) {
    this.#positionOf = positionOf;
  }

  open(name: string, { c, 'style-name': style }: MarkupAttributes): void {
    const isInText = this.#text !== undefined;
    if (this.#skipped > 0 || (isInText ? SEPARATE_ELEMENTS.has(name) : !TEXTS.has(name))) this.#skipped += 1;
    else if (name === 'p' || name === 'h') this.#text = '';
    else if (name === 's') this.#add(' '.repeat(Math.min(Math.max(Number(c ?? 1) || 1, 1), MAX_SPACES)));
    else if (name === 'span') this.#positions.push(this.#positionOf(style));
    else if (name === 'tab') this.#add('\t');
    else if (name === 'line-break') this.#add('\n');
  }

  /** Adds text. Consecutive spaces become one, and spaces at the start of a paragraph are ignored. */
  add(text: string): void {
    if (this.#skipped > 0 || this.#text === undefined) return;
    const collapsed = formatSuperscript(text.replaceAll(/[ \t\r\n]+/g, ' '), this.#positions.at(-1) ?? '');
    this.#add(collapsed.startsWith(' ') && /^$|\s$/.test(this.#text.slice(-1)) ? collapsed.slice(1) : collapsed);
  }

  close(name: string): void {
    if (this.#skipped > 0) this.#skipped -= 1;
    else if (name === 'span') this.#positions.pop();
    else if ((name === 'p' || name === 'h') && this.#text !== undefined) {
      this.#paragraphs.push(this.#text);
      this.#text = undefined;
    }
  }

  /** Returns all paragraphs, one per line. */
  getText(): string {
    return this.#paragraphs.join('\n');
  }

  #add(text: string): void {
    this.#text += text;
    this.#length += text.length;
    rejectLongText(this.#length);
  }
}

/** Returns the value of a cell. `style` returns the style of a date or time. `is1904` is true if days are counted from 1904. */
export function createWorkbookCell(
  attributes: MarkupAttributes,
  text: string,
  style: () => TimestampStyle | undefined,
  is1904 = false,
): WorkbookCell {
  const {
    formula,
    value,
    'string-value': textValue,
    'boolean-value': truth,
    'date-value': date,
    'time-value': time,
  } = attributes;
  const type = attributes['value-type'];
  if (type === 'error' || (formula !== undefined && textValue === '' && /^(?:#|Err:)/.test(text))) return createErrorCell(text);
  if (type === 'boolean' && truth !== undefined)
    return /^(?:true|false)?$/i.test(text) ? truth === 'true' : { shown: text, value: truth, isDate: false };
  if ((type === 'float' || type === 'percentage' || type === 'currency') && value !== undefined)
    return createNumberCell(value, text, is1904);
  if (type === 'date' && date !== undefined) return createDateCell(date, text, style());
  if (type === 'time' && time !== undefined) return createTimeCell(time, text, style());
  if (text === '' && textValue !== undefined) return textValue;
  if (text === '' && type === undefined && formula !== undefined) return NO_RESULT;
  return text === '' ? null : text;
}

function createNumberCell(written: string, shown: string, is1904: boolean): WorkbookCell {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return NO_NUMBER;
  const text = shown.replaceAll('\u00a0', ' ').trim();
  // LibreOffice writes boolean results of formulas as numbers.
  if ((text === 'TRUE' && value === 1) || (text === 'FALSE' && value === 0)) return value === 1;
  // A format can hide the number.
  return text === '' || text === String(value) ? convertPlainNumber(value, is1904) : createShownNumber(text, value);
}

/** Returns a date with the precision of the display. */
function createDateCell(written: string, shown: string, style: TimestampStyle | undefined): WorkbookCell {
  const [, date = '', clock = '00:00', rest = ':00', fraction = ''] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?)?/.exec(written) ?? [];
  if (date === '') return { shown: shown || written, value: shown || written, isDate: true };
  const hasDisplayedPart = (part: string) => style === undefined || style.parts.has(part);
  const moment = `${clock}${hasDisplayedPart('seconds') ? rest : ':00'}${hasDisplayedPart('fraction') ? fraction : ''}`;
  const time = /^[0:.]*$/.test(moment) || !hasDisplayedPart('hours') ? '' : `T${moment}`;
  const iso = !hasDisplayedPart('month') ? date.slice(0, 4) : hasDisplayedPart('day') ? `${date}${time}` : date.slice(0, 7);
  const value = hasDisplayedPart('year') ? iso : shown || iso;
  const hidden = findHiddenPart(hasDisplayedPart('year') ? iso : '', Date.parse(`${date}T${clock}${rest}${fraction}Z`));
  return { shown: shown === '' || style?.isLocal === true ? value : shown, value, isDate: true, ...hidden };
}

const SECONDS_A_DAY = 86_400;

/** Returns a time of day in ISO 8601, or a duration of a day or more as a number of days. */
function createTimeCell(written: string, shown: string, style: TimestampStyle | undefined): WorkbookCell {
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] =
    /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,](\d+))?S)?$/.exec(written) ?? [];
  if (!written.startsWith('PT')) return shown || written;
  const all = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  const clock = new Date(all * 1_000).toISOString().slice(11, 19);
  const value = all < SECONDS_A_DAY ? clock : all / SECONDS_A_DAY;
  const lacksPart = (part: string, count: string) => Number(count) > 0 && style?.parts.has(part) === false;
  const isPart =
    lacksPart('seconds', seconds) ||
    lacksPart('fraction', fraction) ||
    (all >= SECONDS_A_DAY && style !== undefined && !shown.includes(String(Math.floor(all / 3_600))));
  return { shown: shown || String(value), value, isDate: false, ...(isPart ? { hidden: written } : {}) };
}
