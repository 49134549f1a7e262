/** Reads columns without a field as named values, if the type has a list of them, such as the sample attributes of ENA. */
import { type Entity, quoteText } from '../../../../profiles/profile.ts';
import { joinFirstItems } from '../../../../web/for-people/words.ts';
import type { ProblemCell } from '../../../../web/workbook/sheet.ts';
import { formatDisplayName } from '../../../words.ts';
import type { AccountBook } from '../account/account-book.ts';
import { getFlatAttributes } from './flat/flat-profile.ts';
import type { RecognizedColumn } from './headers.ts';
import type { IncomingCell, NamedValue } from './incoming.ts';
import type { ColumnCount } from './read-tables.ts';
import { formatCellText, getTrimmedText, HIDDEN_PART } from './shown-cells.ts';

/** The mark of mandatory columns in templates, as in NCBI's "*organism". */
const REQUIRED_MARK = /^\*|\*$/g;
/** Maximum number of column names in a note. */
const MAX_NAMED = 10;

/** Returns the columns, with unknown ones as named values. Similar fields are only suggested, unless there is a checklist. */
export function addAttributes(
  entity: Entity,
  columns: readonly RecognizedColumn[],
  headers: readonly string[],
  hasChecklist: boolean,
): readonly RecognizedColumn[] {
  const attributes = getFlatAttributes(entity);
  if (attributes === undefined) return columns;
  return columns.map((column, at) => {
    const { meaning, recognized, repeats, suggested } = column;
    const isFree = recognized === 'none' || (recognized === 'similar' && hasChecklist);
    if (meaning.kind !== 'none' || !isFree || repeats !== undefined || (headers[at] ?? '') === '') return column;
    const more = suggested === undefined ? {} : { suggested };
    return { meaning: { kind: 'attribute', field: attributes.field }, recognized: 'attribute', ...more };
  });
}

export class AttributeColumns {
  readonly #entity: Entity;
  readonly #headers: readonly string[];
  readonly #account: AccountBook;
  readonly #units = new Map<number, string>();

  constructor(entity: Entity, headers: readonly string[], account: AccountBook) {
    this.#entity = entity;
    this.#headers = headers.map((header) => header.replace(REQUIRED_MARK, '').trim());
    this.#account = account;
  }

  /** Stores the units of a row of units. Returns the row without its cells. */
  removeUnits<Row extends { readonly cells: readonly IncomingCell[] }>(row: Row, columns: readonly RecognizedColumn[]): Row {
    if (
      getFlatAttributes(this.#entity)?.hasUnits !== true ||
      getTrimmedText(row.cells.find((cell) => getTrimmedText(cell) !== '')) !== '#units'
    )
      return row;
    const cells = row.cells.map((cell, at): IncomingCell => {
      const unit = columns[at]?.meaning.kind === 'attribute' ? getTrimmedText(cell) : '';
      if (unit === '') return cell;
      this.#units.set(at, unit);
      return null;
    });
    return { ...row, cells };
  }

  /** Returns the named value of a cell. @param isCopy true for further cells of a merged cell, because its value counts once */
  createValue(column: number, cell: Exclude<IncomingCell, ProblemCell>, isCopy: boolean): NamedValue {
    const hidden = typeof cell === 'object' ? cell?.hidden : undefined;
    const attributes = getFlatAttributes(this.#entity);
    const unit = this.#units.get(column);
    return {
      parentField: attributes?.field.name ?? '',
      entityType: attributes?.entityType ?? '',
      stated: new Map([
        ['tag', this.#headers[column] ?? ''],
        ['value', formatCellText(cell)],
        ...(unit === undefined ? [] : [['units', unit] as const]),
      ]),
      sources: new Map([
        ['tag', 0],
        ['value', isCopy ? 0 : 1],
        ['units', 0],
      ]),
      ...(hidden === undefined ? {} : { shown: new Map([['value', hidden]]), reasons: new Map([['value', HIDDEN_PART]]) }),
    };
  }

  /** Reports named values, because a column name can be misspelled. Records units. @param placeOf position of a column */
  finishColumns(
    columns: readonly RecognizedColumn[],
    counts: readonly ColumnCount[],
    placeOf: (column: number) => string,
  ): void {
    for (const [at, unit] of this.#units) {
      if ((counts[at]?.values ?? 0) > 0) this.#account.recordStored(1);
      else
        this.#account.recordOmission(placeOf(at), {
          entityType: this.#entity.name,
          reason: `The unit ${quoteText(unit)} has no value and is left out.`,
        });
    }
    const listNamedHeaders = (isFilled: boolean) =>
      this.#headers.filter((_, at) => columns[at]?.recognized === 'attribute' && (counts[at]?.values ?? 0) > 0 === isFilled);
    const [filled, empty] = [listNamedHeaders(true), listNamedHeaders(false)];
    const type = formatDisplayName(getFlatAttributes(this.#entity)?.entityType ?? '').toLowerCase();
    if (filled.length > 0)
      this.#account.addNote(
        `Columns without a field are stored as ${type}s with their names: ${joinFirstItems(filled, MAX_NAMED)}.`,
      );
    if (empty.length > 0)
      this.#account.addNote(`Columns without a field and without values are left out: ${joinFirstItems(empty, MAX_NAMED)}.`);
  }
}
