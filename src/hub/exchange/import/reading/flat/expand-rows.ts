/** Expands rows of tables. Each nested entity in the columns of a row gets its own row after that row. */
import { type Entity, findFieldByName, getContent, type Profile } from '../../../../../profiles/profile.ts';
import { parseListText } from '../../../list-text.ts';
import type { AccountBook } from '../../account/account-book.ts';
import { createOmittedPart, type IncomingRow } from '../incoming.ts';
import { GUIDE, hasConsistentFieldNames } from './flat-profile.ts';

export class RowExpander {
  readonly #profile: Profile;
  readonly #account: Booking;
  /** Last number of generated identifiers, by type and name. */
  readonly #lastNumbers = new Map<string, Map<string, number>>();

  /** @param account records cells that only explain other cells */
  constructor(profile: Profile, account: Booking) {
    this.#profile = profile;
    this.#account = account;
  }

  /** Returns a row and the rows of its nested entities. @param number index of the row in the file, from 0 */
  expandRow(row: IncomingRow, number: number): readonly IncomingRow[] {
    const entity = this.#profile.entities.get(row.entityType);
    if (entity === undefined || row.leaveOut !== undefined || row.notation !== 'cells') return [row];
    const guide = this.#createGuideRows(row);
    if (guide !== undefined) return guide;
    const { nested, ...own } = separateNestedValues(row);
    const main = this.#addGeneratedIdentifier(entity, moveToFirstStudy(entity, { ...row, ...own }));
    const { place, table, attributes = [] } = main;
    const child = { place, id: null, parent: { kind: 'row', number }, notation: 'cells', leftOut: [] } as const;
    return [
      main,
      ...this.#createNestedRows(entity, main, nested, number),
      ...attributes.map((one) => ({ ...child, ...one, ...(table === undefined ? {} : { table }) })),
    ];
  }

  /** Returns the rows for a template row that explains how to fill in other rows; undefined for data. */
  #createGuideRows(row: IncomingRow): readonly IncomingRow[] | undefined {
    const stated = formatValue(row.stated.get(GUIDE));
    const filled = [...row.stated].filter(([, value]) => formatValue(value) !== '').map(([name]) => name);
    // The count excludes copies of merged cells, and values from other rows.
    const countSources = (names: readonly string[]) => names.reduce((sum, name) => sum + (row.sources?.get(name) ?? 1), 0);
    const guides = countSources(filled.filter((name) => name === GUIDE));
    const values = countSources(filled) - guides + (row.besides ?? 0);
    const first = formatValue([...row.stated.values()].find((value) => formatValue(value) !== ''));
    if (!/^(?:definition|example|format|abbreviation)s?\b/i.test(stated) && first !== '#units') {
      // The template contains a cell such as "Values (add rows if necessary)" before the first row of values.
      if (/^values?\b/i.test(stated)) this.#account.recordStored(guides);
      else if (guides > 0)
        this.#account.recordOmission(row.place, { entityType: row.entityType, reason: 'The column Field is left out.' });
      return stated !== '' && values === 0 ? [] : undefined;
    }
    const words = first === '#units' ? 'The line of units is left out.' : `The line ${stated} of the template is left out.`;
    return [createOmittedPart(row.place, row.entityType, words, values + guides)];
  }

  /** Returns the rows of nested entities, each after its parent. */
  #createNestedRows(entity: Entity, main: IncomingRow, nested: Nested, number: number): readonly IncomingRow[] {
    const rows: IncomingRow[] = [];
    for (const [fieldName, part] of nested) {
      const field = findFieldByName(entity, fieldName);
      const content = field === undefined ? undefined : getContent(field);
      const inner = content?.kind === 'entity' ? this.#profile.entities.get(content.entity) : undefined;
      if (field === undefined || inner === undefined || !hasFilledValue(part)) continue;
      for (const item of splitFactorValues(field.name, part)) {
        const at = number + 1 + rows.length;
        const row: IncomingRow = {
          place: main.place,
          entityType: inner.name,
          id: null,
          parent: { kind: 'row', number },
          parentField: field.name,
          notation: 'cells',
          leftOut: [],
          ...(main.table === undefined ? {} : { table: main.table }),
          ...item,
        };
        const completed = this.#addGeneratedIdentifier(inner, copyParentValues(this.#profile, inner, row, main), main);
        rows.push(completed, ...this.#createNestedRows(inner, completed, part.nested, at));
      }
    }
    return rows;
  }

  /** Returns the row with a generated identifier for types without one in MIAPPE: the name, with a number if repeated. */
  #addGeneratedIdentifier(entity: Entity, row: IncomingRow, holder?: IncomingRow): IncomingRow {
    const isOwn = row.id !== null || row.stated.has('unique_id') || row.stated.has('name');
    // A table with its own names or identifiers follows the profile, not the template.
    if (this.#profile.name !== 'miappe' || (holder === undefined && isOwn)) return row;
    const called = NAME_BUILDERS[entity.name]?.(
      (name) => formatValue(row.stated.get(name)),
      (name) => formatValue(holder?.stated.get(name)),
    );
    if (called === undefined || called.id === '') return row;
    const stated = new Map(row.stated);
    const sources = new Map(row.sources);
    const unique_id = formatValue(stated.get('unique_id')) === '' ? this.#findFreeName(entity, row, called.id) : '';
    for (const [name, value] of Object.entries({ ...called.more, unique_id })) {
      if (formatValue(stated.get(name)) !== '' || value === '' || findFieldByName(entity, name) === undefined) continue;
      stated.set(name, value);
      sources.set(name, 0);
    }
    return { ...row, stated, sources };
  }

  #findFreeName(entity: Entity, { stated, parent }: IncomingRow, baseName: string): string {
    const place = parent.kind === 'row' ? parent.number : formatValue(stated.get('study_id'));
    const key = `${entity.name} ${place}`;
    const numbers = this.#lastNumbers.get(key) ?? new Map<string, number>();
    this.#lastNumbers.set(key, numbers);
    const short = baseName.slice(0, MAX_IDENTIFIER_LENGTH).trim().toWellFormed();
    let count = numbers.get(short) ?? 0;
    let id = short;
    while (numbers.has(id)) {
      count += 1;
      id = `${short}-${count}`;
    }
    numbers.set(id, 1).set(short, Math.max(count, 1));
    return id;
  }
}

/** Records cells that explain how to read other cells. */
type Booking = Pick<AccountBook, 'recordStored' | 'recordOmission'>;

const MAX_IDENTIFIER_LENGTH = 90;

interface Called {
  readonly id: string;
  readonly more?: Readonly<Record<string, string>>;
}

type GetText = (name: string) => string;

/** Functions that name entities without identifiers, from values of the row and its parent. */
const NAME_BUILDERS: Readonly<Record<string, (stated: GetText, holder: GetText) => Called>> = {
  DataFile: (stated) => {
    const name = stated('name') || getLinkedFileName(stated('link')) || stated('description');
    return { id: name, more: { name } };
  },
  Environment: (stated) => ({ id: stated('parameter') }),
  Event: (stated) => ({ id: [stated('event_type'), stated('date')].filter((text) => text !== '').join(' ') }),
  Factor: (stated) => ({ id: stated('name') || stated('factor_type'), more: { name: stated('factor_type') } }),
  FactorValue: (stated, holder) => ({
    id: [holder('unique_id'), stated('value')].filter((text) => text !== '').join(': '),
    more: { factor_id: holder('factor_type') === '' ? '' : holder('unique_id') },
  }),
  Location: (stated, holder) => {
    const name = stated('name') || holder('experimental_site_name') || stated('country');
    return { id: name, more: { name } };
  },
  MaterialSource: (stated) => {
    const id = stated('unique_id') || stated('name') || stated('institute_code') || stated('description');
    return { id, more: { name: id } };
  },
};

/** Returns the last segment of a URL or path, without query and fragment; may be empty. */
export function getLinkedFileName(link: string): string {
  return (
    link
      .replace(/[?#].*/s, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  );
}

type StatedPart = Pick<IncomingRow, 'stated' | 'shown' | 'reasons' | 'sources'>;

/** The values of a nested entity and of its descendants. */
interface NestedPart extends StatedPart {
  readonly nested: Nested;
}
type Nested = ReadonlyMap<string, NestedPart>;

/** Returns the row with values such as `field.name` moved to the nested entity of the field. */
function separateNestedValues(row: StatedPart): NestedPart {
  const firsts = new Set(
    [...row.stated.keys()].flatMap((name) => (name.includes('.') ? [name.slice(0, name.indexOf('.'))] : [])),
  );
  firsts.delete(GUIDE.slice(0, GUIDE.indexOf('.')));
  const selectNestedValues = <Value>(map: ReadonlyMap<string, Value>, first: string) =>
    new Map([...map].flatMap(([name, value]) => (name.startsWith(first) ? [[name.slice(first.length), value] as const] : [])));
  const selectOwnValues = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].filter(([name]) => !name.includes('.')));
  const selectPart = (choose: <Value>(map: ReadonlyMap<string, Value>) => ReadonlyMap<string, Value>): StatedPart => ({
    stated: choose(row.stated),
    ...(row.shown === undefined ? {} : { shown: choose(row.shown) }),
    ...(row.reasons === undefined ? {} : { reasons: choose(row.reasons) }),
    ...(row.sources === undefined ? {} : { sources: choose(row.sources) }),
  });
  const nested = [...firsts].map(
    (first) => [first, separateNestedValues(selectPart((map) => selectNestedValues(map, `${first}.`)))] as const,
  );
  return { ...selectPart(selectOwnValues), nested: new Map(nested) };
}

function hasFilledValue({ stated, nested }: NestedPart): boolean {
  return [...stated.values()].some((value) => formatValue(value) !== '') || [...nested.values()].some(hasFilledValue);
}

/** Returns one part per factor value, if a cell contains several. */
function splitFactorValues(field: string, { nested: _, ...whole }: NestedPart): readonly StatedPart[] {
  const { stated } = whole;
  const values = parseListText(formatValue(stated.get('value')));
  if ((field !== 'values' && field !== 'factor_values') || values.length < 2) return [whole];
  return values.map((value, at) => {
    const item = new Map([...stated, ['value', value] as const]);
    // The account counts the cell only with its first value.
    return at === 0
      ? { stated: item }
      : { stated: item, sources: new Map([...stated.keys()].map((name) => [name, 0] as const)) };
  });
}

/** Returns the row with missing required values from its parent. A term of Darwin Core means the same in all entities. */
function copyParentValues(profile: Profile, entity: Entity, row: IncomingRow, holder: IncomingRow): IncomingRow {
  if (!hasConsistentFieldNames(profile)) return row;
  const missing = entity.fields.filter(({ name, required }) => required && formatValue(row.stated.get(name)) === '');
  const same = missing.flatMap(({ name }) =>
    formatValue(holder.stated.get(name)) === '' ? [] : [[name, holder.stated.get(name)] as const],
  );
  if (same.length === 0) return row;
  const sources = same.map(([name]) => [name, 0] as const);
  return { ...row, stated: new Map([...row.stated, ...same]), sources: new Map([...(row.sources ?? []), ...sources]) };
}

/** Returns the row with only the first of its studies. A reference field, if present, gets the other studies. */
function moveToFirstStudy(entity: Entity, row: IncomingRow): IncomingRow {
  const cell = formatValue(row.stated.get('study_id'));
  const [first = '', ...others] = parseListText(cell).filter((item) => item !== '');
  // An exported row contains the ID of its entity, and does not move.
  if (others.length === 0 || row.id !== null || findFieldByName(entity, 'study_id') === undefined) return row;
  const stated = new Map([...row.stated, ['study_id', first] as const]);
  const hasReferences = findFieldByName(entity, 'external_references') !== undefined;
  const reason = `The row belongs to the first of its studies${hasReferences ? ', and refers to the others' : ''}.`;
  const reasons = new Map([...(row.reasons ?? []), ['study_id', reason] as const]);
  const shown = new Map([...(row.shown ?? []), ['study_id', cell] as const]);
  if (!hasReferences) return { ...row, stated, shown, reasons };
  const references = formatValue(stated.get('external_references'));
  stated.set('external_references', [references, ...others].filter((one) => one !== '').join('; '));
  const sources = new Map([...(row.sources ?? []), ['external_references', references === '' ? 0 : 1] as const]);
  return { ...row, stated, shown, sources, reasons };
}

function formatValue(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim();
}
