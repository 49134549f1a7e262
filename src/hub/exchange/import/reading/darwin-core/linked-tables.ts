/** Links the tables of a Darwin Core archive. Each row of an extension contains the ID of a core row. */
import { type Entity, getContent, quoteText } from '../../../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { isSingleEntityField } from '../../../../entities/store.ts';
import { isEmptyCell } from '../../../cells.ts';
import type { AccountBook } from '../../account/account-book.ts';
import { createOmittedPart, findTableChoice, type ImportChoices, type IncomingRow } from '../incoming.ts';
import type { ReadTable } from '../read-tables.ts';
import { countCellValues, createTableReader, type TableReader } from '../table-rows.ts';
import type { ArchiveTable } from './descriptor.ts';

export interface OpenTable {
  readonly described: ArchiveTable;
  readonly name: string;
  /** Entity type of the rows; undefined if no type matches. */
  readonly entity: Entity | undefined;
  /** Terms of the columns, or their names in the file. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Yields the rows of the core, followed by those of the extensions. */
export async function* readTables(
  tables: readonly OpenTable[],
  { choices, account }: { readonly choices: ImportChoices; readonly account: AccountBook },
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const read: ReadTable[] = [];
  let core: CoreRows | undefined;
  for (const table of tables) {
    const { entity, name, described } = table;
    if (entity === undefined) {
      yield createUnreadTableRow(table);
      read.push({ name, entityType: '', hasHeader: true, rows: 0, columns: [] });
      continue;
    }
    const linked = createLinkedTable(table, entity, core, account);
    const formatColumnPlace = (column: number) => `${name}, column ${column + 1}`;
    const reader = createTableReader(
      entity,
      linked.head,
      { name, account, placeOf: formatColumnPlace },
      findTableChoice(choices, name),
    );
    if (described.isCore) {
      core ??= new CoreRows(
        entity,
        account,
        tables.some((other) => findHoldingField(other.entity, entity) !== undefined),
      );
      yield* core.readRows(linked, reader);
    } else yield* readExtensionRows(linked, reader, core);
    yield* reader.listOmittedColumns();
    read.push(reader.table());
  }
  if (core !== undefined) yield* core.listUnused();
  return read;
}

function createUnreadTableRow({ name, described, rows }: OpenTable): IncomingRow {
  const values = rows.reduce((sum, { cells }) => sum + countCellValues(cells), 0);
  const of = described.rowType === '' ? 'its rows' : described.rowType;
  return createOmittedPart(name, '', `The class of ${of} is not an entity type of the project. The table is left out.`, values);
}

/** Returns the name of the field for one entity of the inner type, such as the event of an occurrence; undefined if none. */
function findHoldingField(entity: Entity | undefined, inner: Entity): string | undefined {
  return entity?.fields.find((field) => {
    const content = getContent(field);
    return isSingleEntityField(field) && content.kind === 'entity' && content.entity === inner.name;
  })?.name;
}

type LinkedTable = ReturnType<typeof createLinkedTable>;

/** Returns the table. Its linking column becomes a field of the type, unless another column has the same field. */
function createLinkedTable(
  { described, name, head, rows }: OpenTable,
  entity: Entity,
  core: CoreRows | undefined,
  account: AccountBook,
) {
  const { id, isCore, fields } = described;
  const idTerm = normalizeMemberName(`${isCore || core === undefined ? entity.name : core.entity.name}ID`);
  const isMapped = id === undefined || fields.some(({ index }) => index === id);
  const own = head.findIndex(
    (term, at) => (isMapped || at !== id) && normalizeMemberName(term.split(/[/#:]/).at(-1) ?? '') === idTerm,
  );
  const field = entity.fields.find((one) => normalizeMemberName(one.name) === idTerm);
  const isHeld = !isCore && core !== undefined && findHoldingField(entity, core.entity) !== undefined;
  const isLink = !isMapped && (own !== -1 || isHeld);
  const isField = !isMapped && !isLink && field !== undefined;
  return {
    entity,
    head: head.map((term, at) => {
      if (at !== id || isMapped) return term;
      // The name states the target, because this column does not identify the row.
      return isField ? field.name : isLink ? '' : core === undefined ? term : `link to ${core.entity.name}`;
    }),
    rows: rows.map(({ line, cells }) => {
      const link = id === undefined ? '' : (cells[id] ?? '').trim();
      if (isLink && !isEmptyCell(link)) {
        const isKnown = isCore || core?.hasLink(link) === true || (own !== -1 && cells[own]?.trim() === link);
        const reason = `The core of the archive has no row ${quoteText(link)}. The link to it is left out.`;
        if (isKnown) account.recordStored(1);
        else account.recordOmission(`${name}, line ${line}`, { entityType: entity.name, reason });
      }
      // The identifier of a core row can differ from its link.
      const named = isField && !isCore ? (core?.getIdentifier(link) ?? link) : undefined;
      const replaceLink = (cell: string, at: number) => (at !== id ? cell : isLink ? '' : (named ?? cell));
      const identifier = (cells[own === -1 ? (id ?? -1) : own] ?? '').trim();
      return { place: `${name}, line ${line}`, cells: cells.map(replaceLink), id: link || identifier, identifier };
    }),
  };
}

function* readExtensionRows(
  { entity, rows }: LinkedTable,
  reader: TableReader,
  core: CoreRows | undefined,
): Generator<IncomingRow> {
  const holder = core === undefined ? undefined : findHoldingField(entity, core.entity);
  for (const { place, cells, id } of rows) {
    const row = reader.convertRow(place, { cells });
    if (row !== undefined) yield core === undefined || holder === undefined ? row : core.addCoreValues(row, holder, id);
  }
}

/** Rows of the core. A row of an extension can contain a core row: an occurrence contains its event. */
class CoreRows {
  readonly entity: Entity;
  readonly #account: AccountBook;
  readonly #isHeld: boolean;
  readonly #identifiers = new Map<string, string>();
  readonly #held = new Map<string, IncomingRow>();
  readonly #used = new Set<string>();

  constructor(entity: Entity, account: AccountBook, isHeld: boolean) {
    this.entity = entity;
    this.#account = account;
    this.#isHeld = isHeld;
  }

  *readRows({ rows }: LinkedTable, reader: TableReader): Generator<IncomingRow> {
    for (const { place, cells, id, identifier } of rows) {
      const row = reader.convertRow(place, { cells });
      if (id !== '' && identifier !== '') this.#identifiers.set(id, identifier);
      if (row === undefined) continue;
      if (this.#isHeld && id !== '' && !this.#held.has(id)) this.#held.set(id, row);
      else yield row;
    }
  }

  hasLink(link: string): boolean {
    return this.#held.has(link) || this.#identifiers.has(link);
  }

  getIdentifier(link: string): string | undefined {
    return this.#identifiers.get(link);
  }

  /** Returns the row with the values of its core row. The account counts these values once. */
  addCoreValues(row: IncomingRow, holder: string, id: string): IncomingRow {
    const core = this.#held.get(id);
    if (core === undefined) return row;
    const isFirst = !this.#used.has(id);
    this.#used.add(id);
    const stated = new Map(row.stated);
    const sources = new Map(row.sources);
    for (const [name, value] of core.stated) {
      if (isEmptyCell(value as string)) continue;
      const inner = `${holder}.${name}`;
      const own = stated.get(inner);
      if (own === undefined || isEmptyCell(own as string)) {
        stated.set(inner, value);
        if (!isFirst) sources.set(inner, 0);
      } else if (isFirst && own === value) this.#account.recordStored(1);
      else if (isFirst)
        this.#account.recordOmission(core.place, {
          entityType: core.entityType,
          reason: `${name} is also in the rows of ${row.entityType}, which are used instead.`,
        });
    }
    const besides = (row.besides ?? 0) + (isFirst ? (core.besides ?? 0) : 0);
    return { ...row, stated, sources, besides, ...(core.refusal === undefined ? {} : { refusal: core.refusal }) };
  }

  /** Yields core rows that no other row contains. */
  *listUnused(): Generator<IncomingRow> {
    for (const [id, row] of this.#held) if (!this.#used.has(id)) yield row;
  }
}
