/** Determines the displayed values of cells with numbers (ECMA-376, part 1, 18.8.30), and their dates (18.17.4). */
import { format, getFormatDateInfo, getFormatFromId } from 'numfmt';
import { getOrAdd } from '../../memoize.ts';
import { readMarkupToEnd } from './markup.ts';

export interface NumberFormat {
  readonly code: string;
  /** `plain`: unformatted digits. `date`: shows a day, month or year. `time`: shows only a time. */
  readonly kind: 'plain' | 'number' | 'date' | 'time';
  /** True if the display depends on the program or the country, as with short dates. */
  readonly isLocal: boolean;
}

/** A number or boolean whose displayed text differs from the value. */
export interface ShownCell {
  readonly shown: string;
  /** The number, `true` or `false`, or the date or time in ISO 8601 with the precision of the display. */
  readonly value: string | number;
  readonly isDate: boolean;
  /** The whole value, if the cell displays only a part of it, such as the date of a date and time. */
  readonly hidden?: string;
  /** The date that an unformatted number would have if the file counts days from 1904. Used for columns of dates. */
  readonly day?: string;
}

export const PLAIN_NUMBER: NumberFormat = { code: 'General', kind: 'plain', isLocal: false };

/** Numbers of formats that depend on the country: those of East Asian editions, and short dates. */
const LOCAL_DATES: ReadonlySet<number> = new Set([14, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Maximum characters of a format code, as in spreadsheet programs, because it determines the length of the displayed text. */
const MAX_CODE_LENGTH = 255;
/** Maximum number of cell styles, as in spreadsheet programs. */
const MAX_STYLES = 65_490;

/** Reads the formats of cells by the number of their style. @throws RangeError if there are too many styles */
export async function readNumberFormats(pieces: AsyncIterable<Uint8Array>): Promise<readonly NumberFormat[]> {
  const own = new Map<number, string>();
  const known = new Map<number, NumberFormat>();
  const findFormat = (id: number): NumberFormat =>
    getOrAdd(known, id, () => {
      const code = own.get(id) ?? getFormatFromId(id);
      const parsed = code === null ? PLAIN_NUMBER : parseNumberFormat(code);
      return own.has(id) || code === null ? parsed : { ...parsed, isLocal: LOCAL_DATES.has(id) };
    });
  const formats: NumberFormat[] = [];
  let isInCellFormats = false;
  await readMarkupToEnd(pieces, {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt') own.set(id, formatCode);
      if (name === 'xf' && isInCellFormats) formats.push(findFormat(id));
      if (Math.max(own.size, formats.length) > MAX_STYLES)
        throw new RangeError('there are more styles than a spreadsheet can have');
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return formats;
}

/** Parses a format code. Invalid or too long codes are treated as unformatted. */
export function parseNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_CODE_LENGTH || /^(?:general|@)?$/i.test(code)) return PLAIN_NUMBER;
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code);
  // In `mm:ss`, `mm` are minutes, not months.
  const isDate = year || day || (month && !hours && !seconds);
  const kind = isDate ? 'date' : hours || minutes || seconds || month ? 'time' : 'number';
  return { code, kind, isLocal: /\[\$-F[48]00\]/i.test(code) };
}

/** Returns the value of a cell with a number. If the display differs from the value, returns both. */
export function formatShownNumber(value: number, numberFormat: NumberFormat, is1904: boolean): number | ShownCell {
  const { code, kind, isLocal } = numberFormat;
  if (kind === 'plain') return convertPlainNumber(value, is1904);
  // The first day of the calendar (1900 or 1904) affects dates, but not durations.
  const shown = formatNumberText(kind === 'date' && is1904 ? value + DAYS_TO_1904 : value, code);
  // A format can hide the number.
  if (shown === '' || shown === String(value)) return value;
  if (kind === 'number') return createShownNumber(shown, value);
  const isDate = kind === 'date';
  const { iso, hidden } = readMoment(value, numberFormat, is1904);
  if (iso === undefined && isDate && value < 0) return value;
  const part = hidden === undefined ? {} : { hidden };
  return { shown: isLocal ? (iso ?? shown) : shown, value: iso ?? (isDate ? shown : value), isDate, ...part };
}

/** Returns a number with its displayed text, and with the full number if digits are hidden. */
export function createShownNumber(shown: string, value: number): ShownCell {
  const hasDigits = extractSignificantDigits(shown).includes(extractSignificantDigits(value.toPrecision(MAX_EXACT_DIGITS)));
  const isWhole = hasDigits && (value >= 0 || /[-\u2212(]/.test(shown));
  return { shown, value, isDate: false, ...(isWhole ? {} : { hidden: String(value) }) };
}

/** Spreadsheet programs calculate with 15 digits. Further digits are caused by binary rounding. */
const MAX_EXACT_DIGITS = 15;

/** Returns the digits of a number without leading zeros, trailing zeros and exponent. */
export function extractSignificantDigits(text: string): string {
  return text
    .replace(/(?<=\d)e[-+]?\d.*/is, '')
    .replaceAll(/[^\d]/g, '')
    .replace(/^0+/, '')
    .replace(/(?<!0)0+$/, '');
}

/** Returns an unformatted number. If its file counts days from 1904, adds the date that it may represent. */
export function convertPlainNumber(value: number, is1904: boolean): number | ShownCell {
  const day = is1904 ? formatLikelyDate(value, true) : undefined;
  return day === undefined ? value : { shown: String(value), value, isDate: false, day };
}

function formatNumberText(value: number, code: string): string {
  try {
    return format(code, value).replaceAll('\u00a0', ' ').trim();
  } catch {
    // Spreadsheet programs show unformatted digits or nothing for an invalid code.
    return '';
  }
}

const MS_A_SECOND = 1_000;
const MS_A_MINUTE = 60_000;
const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 86_400_000;
const DAYS_TO_1904 = 1_462;
/** 29 February 1900, which spreadsheets count although it does not exist. Later days are one too high. */
const LEAP_DAY_1900 = 60;

/** Matches the part of a format that displays a duration, such as `[h]`. */
const ELAPSED = /\[[hms]+\]/i;
/** Maximum rounding error in milliseconds of times stored as fractions of days. */
const MAX_ROUNDING_MS = 5;

/**
 * Converts a number to date and time in ISO 8601 with the precision of its format, such as `2023-09` or `08:30:00.5`. At
 * midnight, returns only the date. `iso` is absent if the number is no date, or the format has no year. `hidden` is present if
 * the format hides a part.
 */
function readMoment(days: number, { code, kind }: NumberFormat, is1904: boolean): { iso?: string; hidden?: string } {
  // Spreadsheet programs do not display negative times.
  if (!Number.isFinite(days) || days < 0) return kind === 'time' && !ELAPSED.test(code) ? { hidden: String(days) } : {};
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code);
  const since = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < LEAP_DAY_1900 ? 31 : 30);
  // Rounded, because most times are not exact fractions of days.
  const exact = since + Math.round(days * MS_A_DAY);
  const digits = /s\.(0{1,3})/i.exec(code)?.[1]?.length ?? 0;
  const unit = seconds ? MS_A_SECOND / 10 ** digits : minutes ? MS_A_MINUTE : MS_AN_HOUR;
  const moment = new Date(kind === 'time' || hours ? Math.floor(exact / unit + 0.01) * unit : exact);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return {};
  const [date = '', time = ''] = moment.toISOString().split('T');
  const clock = time.slice(0, digits === 0 ? 8 : 9 + digits);
  const isMidnight = !hours || /^[0:.]+$/.test(clock);
  const whole = formatWholeMoment(exact);
  if (kind === 'time') {
    // A duration has no date.
    const isPart = Math.abs(exact - moment.getTime()) > MAX_ROUNDING_MS;
    if (days < 1) return { iso: clock, ...(isPart ? { hidden: whole.slice(11) } : {}) };
    if (ELAPSED.test(code)) return isPart ? { hidden: formatNumberText(days, '[h]:mm:ss.000') } : {};
    return { hidden: whole };
  }
  if (!year) return { hidden: whole };
  const iso = !month ? date.slice(0, 4) : !day ? date.slice(0, 7) : isMidnight ? date : `${date}T${clock}`;
  return { iso, ...findHiddenPart(iso, exact) };
}

/** Returns the whole date and time if `iso` omits a part that is not the first month, the first day or midnight. */
export function findHiddenPart(iso: string, exact: number): { hidden?: string } {
  const shown = Date.parse(iso.includes('T') ? `${iso}Z` : iso);
  return Math.abs(exact - shown) <= MAX_ROUNDING_MS ? {} : { hidden: formatWholeMoment(exact) };
}

function formatWholeMoment(exact: number): string {
  return new Date(exact).toISOString().replace(/(?:T00:00:00)?(?:\.000)?Z$/, '');
}

/** Range of plausible dates of experiments, 1950 to 2099, as days of spreadsheets. */
const FIRST_LIKELY_DAY = 18_264;
const LAST_LIKELY_DAY = 73_050;

/** Returns the date of an unformatted number in a column of dates; undefined if the date is implausible. */
export function formatLikelyDate(value: number, is1904 = false): string | undefined {
  const days = is1904 ? value + DAYS_TO_1904 : value;
  if (!Number.isInteger(days) || days < FIRST_LIKELY_DAY || days > LAST_LIKELY_DAY) return undefined;
  return readMoment(days, parseNumberFormat('yyyy-mm-dd'), false).iso;
}
