/** Days as people write them, where they can mean one day only. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day of a text as YYYY-MM-DD; undefined for what is no day, or could be two: `03/04/2024`. Days before months have points. */
export function dayIn(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/.\s](\d{1,2})[/.\s](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year !== '') return dateOf(year, month, day);
  const [, first = '', mark = '', second = '', last = ''] =
    /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text) ?? [];
  if (mark === '.') return dateOf(last, second, first);
  if (mark !== '' && Number(first) > 12) return dateOf(last, second, first);
  if (mark !== '' && Number(second) > 12) return dateOf(last, first, second);
  const words = /^(\d{1,2})\.?[\s-]([a-z]{3})[a-z]*\.?[\s-](\d{4})$/i.exec(text);
  const named = MONTHS.indexOf((words?.[2] ?? '').toLowerCase()) + 1;
  return words === null || named === 0 ? undefined : dateOf(words[3] ?? '', String(named), words[1] ?? '');
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? undefined : text;
}
