/** Which cells hold dates, and what day a number is (ECMA-376, part 1, 18.8.30 and 18.17.4). */
import { readWholeMarkup } from './markup.ts';

/** How a number is shown, as far as its meaning goes. */
export type NumberForm = 'number' | 'date' | 'time';

/** Formats that every program knows by their number, and those of East Asian editions. */
const BUILT_IN: readonly (readonly [from: number, to: number, form: NumberForm])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
];

/** Reads the forms of cells by the number of their style. */
export async function readNumberForms(pieces: AsyncIterable<Uint8Array>): Promise<readonly NumberForm[]> {
  const own = new Map<number, NumberForm>();
  const forms: NumberForm[] = [];
  let isInCellFormats = false;
  await readWholeMarkup(pieces, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt') own.set(Number(numFmtId), formOf(formatCode));
      if (name === 'xf' && isInCellFormats) forms.push(own.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)));
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return forms;
}

function builtIn(number: number): NumberForm {
  return BUILT_IN.find(([from, to]) => number >= from && number <= to)?.[2] ?? 'number';
}

/** What a format's code shows; texts in it, escaped characters, colors and conditions say nothing. */
export function formOf(code: string): NumberForm {
  const [first = ''] = code.split(';');
  const bare = first
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/general|AM\/PM|A\/P/gi, '');
  if (/[yd]/i.test(bare) || /^[^hsm]*m[^hs]*$/i.test(bare)) return 'date';
  return /[hs]/i.test(bare) ? 'time' : 'number';
}

const MS_A_DAY = 86_400_000;
/** 1900 was no leap year, but is one in spreadsheets: from March on, days count from a day earlier. */
const LEAP_DAY_1900 = 60;

/**
 * The date and time that a number stands for, as ISO 8601 writes them: the date alone at midnight, the time alone before the first
 * day. A spreadsheet knows no time zones. Undefined for numbers that are no dates.
 */
export function workbookMomentText(days: number, form: 'date' | 'time', is1904: boolean): string | undefined {
  if (!Number.isFinite(days) || days < 0) return undefined;
  const since = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < LEAP_DAY_1900 ? 31 : 30);
  // Fractions of days are seldom exact; what is shown is exact to the millisecond at most.
  const moment = new Date(since + Math.round(days * MS_A_DAY));
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return undefined;
  const [date = '', time = ''] = moment.toISOString().split('T');
  const clock = time.replace(/(?:\.000)?Z$/, '');
  if (form === 'time') return days < 1 ? clock : undefined;
  return clock === '00:00:00' ? date : `${date}T${clock}`;
}
