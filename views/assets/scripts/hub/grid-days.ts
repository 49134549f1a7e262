// Parses dates in common formats to 2024-12-24: 24.12.2024, 24/12/2024, 12/24/2024, 24 Dec 2024, 24. Dez. 2024, 24 de agosto de
// 2024. Rejects ambiguous dates, such as 3/4/2024. The server reads the same formats from files (dates-in-words.ts).

/** Languages in which names of months are read. No name means different months in two of them. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'];
let names: [string, number][] | undefined;

/** Returns a date as YYYY-MM-DD; undefined if the text is not a date. */
export function parseDate(text: string): string | undefined {
  let parts: (string | number | undefined)[] | undefined = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text)?.slice(1);
  parts ??= reverseDate(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed !== null) {
    const [, one, other, year] = slashed;
    if (Number(one) > 12 || one === other) parts = [year, other, one];
    else if (Number(other) > 12) parts = [year, one, other];
  }
  const named = /^(\d{1,2})(?:\.|er|º)?[\s-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s-]+(?:de\s+)?(\d{4})$/iu.exec(text);
  if (named !== null) parts = [named[3], findMonth(named[2]), named[1]];
  const american = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(text);
  if (american !== null) parts = [american[3], findMonth(american[1]), american[2]];
  if (parts === undefined) return undefined;
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

function reverseDate(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found === null ? undefined : [found[3], found[2], found[1]];
}

/** Returns the number of the month whose name starts with the text; 0 if there are none or several. */
function findMonth(text = ''): number {
  const wanted = normalizeText(text);
  const found = new Set(listMonthNames().flatMap(([name, month]) => (name.startsWith(wanted) ? [month] : [])));
  const [month = 0] = found;
  return wanted.length >= 3 && found.size === 1 ? month : 0;
}

/** Formats in which names of months have different forms. */
const MONTH_FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
];

/** Returns names of months in lower case without accents, as in a date and alone, with their numbers. */
function listMonthNames(): [string, number][] {
  names ??= LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      MONTH_FORMS.map((form): [string, number] => {
        const parts = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).formatToParts(Date.UTC(2024, month, 5));
        return [normalizeText(parts.find(({ type }) => type === 'month')?.value ?? ''), month + 1];
      }),
    ),
  );
  return names;
}

function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
