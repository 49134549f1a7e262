import { quoteText } from '../../../../profiles/profile.ts';
import type { AccountBook } from '../account/account-book.ts';
import type { RecognizedColumn } from './headers.ts';
import type { IncomingCell } from './incoming.ts';
import { getTrimmedText, hasDisplayedText } from './shown-cells.ts';

/** Statistics of the numbers in one column of the previous rows. */
interface ColumnNumbers {
  filled: number;
  count: number;
  sum: number;
  min: number;
  max: number;
}

/** Names of statistics in rows below the data. */
const STATISTICS =
  /^(?:(?<sum>(?:grand |sub-?)?totals?|sums?|gesamt(?:summe|ergebnis)?|summe|somme|som|(?:eind|sub)?totaal|suma|totale|somma)|(?<mean>means?|averages?|avg|mittelwert|durchschnitt|moyenne|media|promedio|gemiddelde)|(?<min>min(?:imum)?)|(?<max>max(?:imum)?)|(?<count>count|anzahl|aantal)|median|mediaan|std\.? ?dev\.?|standard deviation|standaardafwijking|standardabweichung)(?:\s*[:=]\s*[-+\d.,]*)?$/i;

/** Detects rows with totals or other statistics of the rows above. */
class StatisticRows {
  readonly #columns: ColumnNumbers[] = [];
  #rows = 0;

  /**
   * Returns whether a row contains statistics of the previous rows. Otherwise, adds the row to these statistics. A row with a
   * text must name a statistic, and contain a correct number or lack a value that all previous rows have. A row without a text
   * must lack such a value, and contain only sums or only means.
   */
  isStatistic(cells: readonly IncomingCell[]): boolean {
    const texts = Array.from(cells, getTrimmedText);
    const numbers = texts.map(parseNumber);
    const filled = [...texts.keys()].filter((at) => texts[at] !== '');
    const words = filled.filter((at) => numbers[at] === undefined);
    const groups = words.length === 1 ? STATISTICS.exec(texts[words[0] as number] as string)?.groups : undefined;
    if (this.#rows > 0 && (groups !== undefined || words.length === 0)) {
      const createKindCheck = (kind: string) => (at: number) => this.#isStatisticOf(kind, texts[at] as string, at, numbers[at]);
      const lacksValue = this.#columns.some((column, at) => column.filled === this.#rows && (texts[at] ?? '') === '');
      const kind = Object.keys(groups ?? {}).find((name) => groups?.[name] !== undefined) ?? '';
      const isNamed =
        groups !== undefined && ((lacksValue && (kind === 'sum' || filled.length > 1)) || filled.some(createKindCheck(kind)));
      const areAll = lacksValue && this.#rows > 1 && filled.length > 0;
      if (isNamed || (areAll && (filled.every(createKindCheck('sum')) || filled.every(createKindCheck('mean'))))) return true;
    }
    this.#rows += 1;
    for (const [at, text] of texts.entries()) {
      this.#columns[at] ??= { filled: 0, count: 0, sum: 0, min: Infinity, max: -Infinity };
      const column = this.#columns[at];
      const number = numbers[at];
      if (text !== '') column.filled += 1;
      if (number === undefined) continue;
      column.count += 1;
      column.sum += number;
      column.min = Math.min(column.min, number);
      column.max = Math.max(column.max, number);
    }
    return false;
  }

  /** Returns whether a number equals the statistic of its column, within the displayed decimals. */
  #isStatisticOf(kind: string, text: string, at: number, number: number | undefined): boolean {
    const column = this.#columns[at];
    if (number === undefined || column === undefined || column.count === 0) return false;
    const value = kind === 'mean' ? column.sum / column.count : (column[kind as 'sum'] ?? Number.NaN);
    const decimals = /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
    return Math.abs(value - number) <= 0.5 * 10 ** -decimals + Math.abs(value) * 1e-12;
  }
}

const NUMBER = /^([-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?)\s*(?:%|°?\p{L}{1,4})?$/iu;

/** Returns a number with a decimal point or comma, and optionally a unit; undefined for other text. */
function parseNumber(text: string): number | undefined {
  const [, number] = NUMBER.exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}

/** Detects rows of a table that are not data, and tables that begin below. */
export class OtherRows {
  readonly #sheet: string | undefined;
  readonly #hasComments: boolean;
  readonly #headers: readonly string[];
  readonly #columns: readonly RecognizedColumn[];
  readonly #account: AccountBook;
  readonly #statistics = new StatisticRows();
  #last: number | undefined;
  #isFirst = true;
  #hasGap = false;

  /** @param sheet undefined for a text file, whose empty lines have no meaning @param hasComments true if # marks comments */
  constructor(
    sheet: string | undefined,
    hasComments: boolean,
    { headers, columns, account }: { headers: readonly string[]; columns: readonly RecognizedColumn[]; account: AccountBook },
  ) {
    this.#sheet = sheet;
    this.#hasComments = hasComments;
    this.#headers = headers;
    this.#columns = columns;
    this.#account = account;
  }

  /** Returns the reason for omitting a row; undefined for data. @param values number of values in the row */
  explainOmission({ cells, number }: { cells: readonly IncomingCell[]; number?: number }, values: number): string | undefined {
    if (values === 0) return undefined;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (this.#sheet !== undefined && number !== undefined) this.#reportGap(this.#sheet, number);
    const start = cells.findIndex((cell) => hasDisplayedText(cell ?? null));
    const firstText = getTrimmedText(cells[start]);
    // This condition excludes most data rows early, for speed.
    if (!isFirst && firstText !== this.#headers[start] && !firstText.startsWith('#'))
      return this.#explainStatistic(cells, firstText);
    const filled = cells.flatMap((cell, at) => (hasDisplayedText(cell ?? null) ? [[at, getTrimmedText(cell)] as const] : []));
    if (filled.length > 1 && filled.every(([at, text]) => text !== '' && text === this.#headers[at])) return REPEATED_HEAD;
    if (firstText === '#units') return undefined;
    // An identifier such as #12 can be the only value of a row.
    const isRemark = filled.length === 1 && this.#headers.length > 1 && !/^#\d+$/.test(firstText);
    if (firstText.startsWith('#') && (isRemark || this.#hasComments)) return COMMENT_ROW;
    if (isFirst && filled.every(([at, text]) => /^\D+$/.test(text) && this.#hasNumbers(at))) return UNITS_ROW;
    return this.#explainStatistic(cells, firstText);
  }

  #explainStatistic(cells: readonly IncomingCell[], firstText: string): string | undefined {
    if (this.#statistics.isStatistic(cells)) return STATISTIC_ROW;
    if (STATISTICS.test(firstText))
      this.#account.addNote(
        `A row begins with ${quoteText(firstText)} and is imported as data. If it contains a statistic of other rows, delete it.`,
      );
    return undefined;
  }

  /** Reports rows after an empty row, because they can belong to another table that was not recognized. */
  #reportGap(sheet: string, number: number): void {
    if (this.#last !== undefined && number > this.#last + 1 && !this.#hasGap) {
      this.#hasGap = true;
      this.#account.addNote(
        `Row ${number} of the sheet ${quoteText(sheet)} follows an empty row. The rows below are read as rows of the same table. If another table begins there, move it to its own sheet.`,
      );
    }
    this.#last = number;
  }

  #hasNumbers(at: number): boolean {
    const meaning = this.#columns[at]?.meaning;
    if (meaning?.kind !== 'field') return false;
    const { type, constraints } = meaning.field;
    return NUMERIC.has(String(type)) || constraints.unit !== undefined;
  }
}

const NUMERIC: ReadonlySet<string> = new Set(['float', 'integer', 'date', 'datetime']);
const REPEATED_HEAD = 'The row repeats the names of the columns.';
const COMMENT_ROW = 'The row is a comment, which begins with #.';
const STATISTIC_ROW = 'The row contains totals or other statistics of the rows above.';
const UNITS_ROW = 'The row below the names of the columns contains only units or formats.';
