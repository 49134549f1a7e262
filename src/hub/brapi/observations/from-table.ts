/** Stores the observations of an attached table, with a row per value or a column per variable. */
import type { components } from '../../../../generated/hub/types.d.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import { getOrAdd, memoize } from '../../../memoize.ts';
import { quoteText } from '../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../profiles/validation/entity-plan.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { createTaskWork, type Task, type TaskWork } from '../../../tasks/task.ts';
import type { HubActor } from '../../actor.ts';
import type { HubContext } from '../../context.ts';
import type { Values } from '../../entities/entity-values.ts';
import type { Queries } from '../../entities/store.ts';
import type { IncomingCell } from '../../exchange/import/reading/incoming.ts';
import { getTrimmedText, isProblemCell } from '../../exchange/import/reading/shown-cells.ts';
import { type FileRow, type PreviewedTable, useFileTable } from '../../files/table-file.ts';
import { incrementChangeCount } from '../../saving/count-change.ts';
import { toTextOrNull } from '../members.ts';
import { findValueProblem, parseScale, type ReadScale } from '../scale.ts';
import {
  checkObservationCount,
  createObservation,
  findUnstorableText,
  insertObservations,
  MAX_NAMED,
  OBSERVATION_BATCH,
  parseObservationTime,
  rejectInvalidObservations,
} from './storing.ts';
import type { ObservationRow } from './table.ts';

export interface TableQuestion {
  readonly projectId: string;
  readonly actor: HubActor;
  readonly file: PreviewedTable;
  /** Name of the sheet; empty for the first sheet. */
  readonly sheet: string;
}

export type TableOutcome = components['schemas']['HubTableOutcome'];

/** Stores all observations of a table, or none. @throws BadRequestError that lists the invalid rows */
export const storeTableObservations: Task<TableQuestion, TableOutcome> = {
  name: 'store observations of a table',
  milliseconds: 300_000,
  runsToEnd: true,
};

export function createObservationsWork(context: HubContext): TaskWork {
  return createTaskWork(storeTableObservations, async ({ projectId, actor, file, sheet }) => {
    const targets = await readTargets(context.pool, projectId);
    const limits = { sheet, maxBytes: context.settings.maxImportBytes };
    return useFileTable(openStoredFiles(context.settings), file, limits, async ({ rows }) => {
      const reader = new ObservationReader(targets);
      const createTableObservation = ({ studyId, unitId, variableId, ...sent }: ReadValue) =>
        createObservation({ projectId, studyId, unitId, variableId }, sent, actor, context.now());
      const stored = await runInTransaction(context.pool, async (client) => {
        const count = await insertObservations(client, [projectId], readBatches(rows, reader, createTableObservation));
        if (count > 0) await incrementChangeCount(client, [projectId]);
        return count;
      });
      const { changed, leftOut } = reader.createAccount();
      return { stored, repeated: reader.total - stored, changed, left_out: leftOut };
    });
  });
}

/** Yields batches until a row is invalid. @throws BadRequestError that lists the invalid rows, or if there are too many rows */
async function* readBatches(
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  reader: ObservationReader,
  create: (read: ReadValue) => ObservationRow,
): AsyncGenerator<readonly ObservationRow[]> {
  let batch: ObservationRow[] = [];
  for await (const row of rows) {
    for (const value of reader.readRow(row)) batch.push(create(value));
    checkObservationCount(reader.total);
    if (reader.refused.length > 0) batch = [];
    if (batch.length >= OBSERVATION_BATCH) yield batch.splice(0);
  }
  reader.rejectDoubtfulPoint();
  rejectInvalidObservations(reader.refused, reader.total, reader.refusedCount);
  yield batch;
}

/** A unit or variable, with the names by which a table can refer to it. */
interface Target {
  readonly id: string;
  readonly studyId: string;
  readonly studyNames: readonly string[];
  readonly data: Values;
}

interface TargetPair {
  readonly unit: Target;
  readonly variable: Target;
}

type Targets = Awaited<ReturnType<typeof readTargets>>;

async function readTargets(queries: Queries, projectId: string) {
  const { rows } = await queries.query<Target & { type: string; names: string[] }>(
    `select e.id, e.entity_type as type, array[e.identifier, e.label] as names, s.id as "studyId",
        case when e.entity_type = 'ObservedVariable' then e.data else '{}' end as data, array[s.identifier, s.label] as "studyNames"
      from hub_entities e join hub_entities s on s.id = e.parent_id and s.entity_type = 'Study'
      where e.project_id = $1 and e.entity_type in ('ObservationUnit', 'ObservedVariable')`,
    [projectId],
  );
  const collectTargets = (type: string) => {
    const found = new Map<string, Target[]>();
    for (const { names, ...row } of rows.filter((one) => one.type === type)) {
      const target = { ...row, studyNames: row.studyNames.map(normalizeName) };
      for (const name of new Set(names.map(normalizeName))) {
        const same = getOrAdd(found, name, () => []);
        if (name !== '' && same.length < MAX_SAME_NAMES) same.push(target);
      }
    }
    return found;
  };
  return { units: collectTargets('ObservationUnit'), variables: collectTargets('ObservedVariable') };
}

/** Maximum number of units, or of variables, with the same name. */
const MAX_SAME_NAMES = 1_000;

const normalizeName = (text: string) => text.trim().toLowerCase();

const NO_TARGETS: readonly Target[] = [];
const groupByStudy = memoize((targets: readonly Target[]) => Map.groupBy(targets, ({ studyId }) => studyId));

/** Normalized headers of the columns that contain no variable. */
const HEADS = {
  unit: [
    'unit',
    'observationunit',
    'observationunitid',
    'observationunitname',
    'observationunitdbid',
    'uniqueid',
    'plot',
    'plotid',
  ],
  variable: ['variable', 'observedvariable', 'variableid', 'variablename', 'trait', 'observationvariablename'],
  value: ['value', 'phenotypevalue'],
  time: ['time', 'date', 'timestamp', 'observationtimestamp', 'observationtime', 'observationdate'],
  study: ['study', 'studyid', 'studyname', 'studytitle'],
  collector: ['collector', 'person', 'observer'],
} as const;

type Column = keyof typeof HEADS;

interface ReadValue extends Pick<ObservationRow, 'studyId' | 'unitId' | 'variableId'> {
  readonly value: string;
  readonly observationTimeStamp?: string;
  readonly collector?: string;
}

/** Matches numbers with a decimal comma. In `1,234`, the comma can also separate thousands. */
const DECIMAL_COMMA = /^[+-]?(?!(?:[1-9]\d{0,2}),\d{3}$)\d+,\d+$/;
const DOUBTFUL_POINT = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Maximum number of ignored columns that the result lists. */
const MAX_NAMED_COLUMNS = 200;

class ObservationReader {
  readonly refused: (readonly string[])[] = [];
  refusedCount = 0;
  total = 0;
  readonly #targets: Targets;
  readonly #scales = new Map<string, ReadScale>();
  readonly #leftOut = new Map<string, number>();
  #changed = 0;
  #commas = 0;
  #doubtfulPoint: { readonly position: string; readonly value: string } | undefined;
  #head: readonly string[] | undefined;
  #columns: Partial<Record<Column, number>> = {};

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  /** Returns the values of a row. The first row that is not empty contains the headers, and has no values. */
  readRow({ number, cells }: FileRow): ReadValue[] {
    const texts = cells.map((cell, at) => (at === this.#columns.time ? getTimeText(cell) : getTrimmedText(cell)));
    if (texts.every((text) => text === '') && !cells.some(isProblemCell)) return [];
    if (this.#head === undefined) {
      this.#readHead(texts);
      return [];
    }
    const { variable, value } = this.#columns;
    const isLong = variable !== undefined && value !== undefined;
    const known = new Set(Object.values(this.#columns));
    const places = isLong
      ? [{ name: texts[variable] ?? '', at: value }]
      : this.#head.flatMap((name, at) =>
          known.has(at) || !this.#targets.variables.has(normalizeName(name)) ? [] : [{ name, at }],
        );
    const used = new Set([...known, ...places.map(({ at }) => at)]);
    for (const [at, text] of texts.entries())
      if (text !== '' && !used.has(at)) this.#recordOmission(`The column ${this.#head[at] || at + 1}`);
    return places.flatMap(
      ({ name, at }) => this.#readValue(`Row ${number}, ${name || 'no variable'}`, name, cells[at], texts) ?? [],
    );
  }

  createAccount() {
    const leftOut = [...this.#leftOut].map(([what, count]) => ({ what, count }));
    const changed = [
      { what: 'Times without a time zone, read as UTC', count: this.#changed },
      { what: 'Numbers with a decimal comma', count: this.#commas },
    ];
    return { changed: changed.filter(({ count }) => count > 0), leftOut };
  }

  /** Rejects a number such as `1.234` if other numbers have a decimal comma, because it then can mean 1234. */
  rejectDoubtfulPoint(): void {
    if (this.#commas === 0 || this.#doubtfulPoint === undefined) return;
    const { position, value } = this.#doubtfulPoint;
    this.#rejectValue(position, `${quoteText(value)} has a point, but other numbers have a decimal comma`);
  }

  #readHead(head: readonly string[]): void {
    this.#head = head;
    const words = head.map(normalizeMemberName);
    for (const [column, names] of Object.entries(HEADS) as [Column, readonly string[]][]) {
      const at = words.findIndex(
        (word, index) => names.includes(word) && !this.#targets.variables.has(normalizeName(head[index] ?? '')),
      );
      if (at !== -1) this.#columns[column] = at;
    }
    // If no header names the unit, the first column contains the unit.
    this.#columns.unit ??= 0;
  }

  #recordOmission(named: string): void {
    const what = this.#leftOut.size < MAX_NAMED_COLUMNS || this.#leftOut.has(named) ? named : 'Other columns';
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + 1);
  }

  #readValue(position: string, name: string, cell: IncomingCell | undefined, texts: readonly string[]): ReadValue | undefined {
    const getText = (column: Column) => texts[this.#columns[column] ?? -1] ?? '';
    const isBroken = cell !== undefined && isProblemCell(cell);
    const shown = isBroken || cell === undefined ? '' : getStoredText(cell);
    if (shown === '' && !isBroken) {
      if (this.#columns.value !== undefined) this.#recordOmission('Rows without a value');
      return undefined;
    }
    this.total += 1;
    if (isBroken) return this.#rejectValue(position, cell.problem);
    const pair = this.#findPair(getText('unit'), name, normalizeName(getText('study')));
    if (typeof pair === 'string') return this.#rejectValue(position, pair);
    const time = parseTableTime(getText('time'));
    if (time === undefined) return this.#rejectValue(position, `${quoteText(getText('time'))} is not a valid time`);
    const scale = getOrAdd(this.#scales, pair.variable.id, () => parseScale(pair.variable.data));
    const value = DECIMAL_COMMA.test(shown) && findValueProblem(scale, shown) !== undefined ? shown.replace(',', '.') : shown;
    const problem = findValueProblem(scale, value);
    if (problem !== undefined) return this.#rejectValue(position, `${quoteText(shown)} ${problem}`);
    if (value !== shown) this.#commas += 1;
    if (scale.dataType === 'Numerical' && typeof cell === 'string' && DOUBTFUL_POINT.test(value))
      this.#doubtfulPoint ??= { position, value };
    const collector = getText('collector');
    const unstorable = findUnstorableText({ value, collector });
    if (unstorable !== undefined) return this.#rejectValue(position, unstorable);
    if (time.isChanged) this.#changed += 1;
    return {
      studyId: pair.unit.studyId,
      unitId: pair.unit.id,
      variableId: pair.variable.id,
      value,
      ...(time.text === '' ? {} : { observationTimeStamp: time.text }),
      ...(collector === '' ? {} : { collector }),
    };
  }

  /** Returns the unit and the variable with these names in one study, or an error message if several or none match. */
  #findPair(unitName: string, name: string, study: string): TargetPair | string {
    const named = this.#targets.units.get(normalizeName(unitName)) ?? [];
    const units = named.filter(({ studyNames }) => study === '' || studyNames.includes(study));
    if (units.length === 0) return `no unit is named ${quoteText(unitName)}`;
    const variables = groupByStudy(this.#targets.variables.get(normalizeName(name)) ?? NO_TARGETS);
    let found: TargetPair | undefined;
    // The search stops at the second pair, because two pairs prove an ambiguity, and a million pairs are possible.
    for (const unit of units)
      for (const variable of variables.get(unit.studyId) ?? []) {
        if (found !== undefined) return 'several units or variables have these names; add a column study';
        found = { unit, variable };
      }
    return found ?? `the study of the unit has no variable ${quoteText(name)}`;
  }

  #rejectValue(position: string, problem: string): undefined {
    this.refusedCount += 1;
    if (this.refused.length < MAX_NAMED) this.refused.push([`${position}: ${problem}.`]);
  }
}

/** Returns the text to store: numbers with all digits, because their displayed text can be rounded. */
function getStoredText(cell: Exclude<IncomingCell, { readonly problem: string }>): string {
  if (typeof cell === 'object' && cell !== null && !cell.isDate) return toTextOrNull(cell.value)?.trim() ?? '';
  return getTrimmedText(cell);
}

/** Returns the text of a time. Dates use ISO 8601, because their displayed text depends on the language. */
function getTimeText(cell: IncomingCell): string {
  return typeof cell === 'object' && cell !== null && 'isDate' in cell && cell.isDate
    ? String(cell.value)
    : getTrimmedText(cell);
}

/** Returns a time with seconds and zone, and whether the zone was added; undefined if the time is invalid. */
function parseTableTime(text: string): { readonly text: string; readonly isChanged: boolean } | undefined {
  if (text === '') return { text, isChanged: false };
  const [, day, clock = '00:00', seconds = ':00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/i.exec(text) ?? [];
  const whole = `${day}T${clock}${seconds}${zone ?? 'Z'}`;
  return parseObservationTime(whole) === undefined ? undefined : { text: whole, isChanged: zone === undefined };
}
