/** Parses unambiguous dates. Tables in the browser parse the same dates (grid-days.ts). */

/** Languages of month names. No name means different months in two of these languages. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'];

let names: readonly (readonly [name: string, month: number])[] | undefined;

/** Returns month names in lower case without accents, both as in dates and as single words. */
function listMonthNames(): readonly (readonly [name: string, month: number])[] {
  names ??= LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      [{ month: 'long' } as const, { month: 'short' } as const, { day: 'numeric', month: 'long' } as const].map((form) => {
        const parts = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).formatToParts(Date.UTC(2024, month, 5));
        return [removeAccents(parts.find(({ type }) => type === 'month')?.value ?? ''), month + 1] as const;
      }),
    ),
  );
  return names;
}

/** Returns the month whose name begins with the text; undefined if no or several months match. */
function findMonth(text: string): number | undefined {
  const word = removeAccents(text);
  const found = new Set(listMonthNames().flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])));
  return word.length >= 3 && found.size === 1 ? [...found][0] : undefined;
}

function removeAccents(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** Returns YYYY-MM-DD; undefined for other text and for ambiguous dates such as `03/04/2024`. `03.04.2024` is unambiguous. */
export function parseWrittenDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/.\s](\d{1,2})[/.\s](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year !== '') return formatDay(year, month, day);
  const [, first = '', mark = '', second = '', last = ''] =
    /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text) ?? [];
  if (mark === '.') return formatDay(last, second, first);
  if (mark !== '' && Number(first) > 12) return formatDay(last, second, first);
  if (mark !== '' && Number(second) > 12) return formatDay(last, first, second);
  const [, before, named = '', year2 = ''] =
    /^(\d{1,2})(?:\.|er|º)?[\s-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s-]+(?:de\s+)?(\d{4})$/iu.exec(text) ?? [];
  const [, american = '', behind, year3 = ''] = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(text) ?? [];
  const number = before ?? behind;
  const written = number === undefined ? undefined : findMonth(named || american);
  return written === undefined || number === undefined ? undefined : formatDay(year2 || year3, String(written), number);
}

function formatDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? undefined : text;
}
