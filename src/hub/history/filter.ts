/** Filters lists of actions and of saves by person, entity and days. */
import { type DayRange, parseDayRange } from '../../contract/day-range.ts';
import type { Queries } from '../entities/store.ts';
import type { Condition } from '../paging.ts';

/** Filters, with the names of the query parameters. */
export interface HistoryQuery extends DayRange {
  readonly user?: string | undefined;
  readonly entity?: string | undefined;
}

export type HistoryFilterModel = Awaited<ReturnType<typeof createHistoryFilter>>;

/** Returns conditions on `user_id` and `at`. @param table alias of the rows @throws AnswerableError 400 for an invalid day */
export function listHistoryConditions(table: string, question: HistoryQuery): readonly Condition[] {
  const { from, before } = parseDayRange(question);
  return [
    [`${table}.user_id = ?`, question.user || undefined],
    [`${table}.at >= ?`, from],
    [`${table}.at < ?`, before],
  ];
}

/** Returns the SQL condition that the label of version `v` contains the text of the filter. */
export function createLabelCondition({ entity }: HistoryQuery): Condition {
  return ['strpos(lower(v.label), lower(?)) > 0', entity?.trim() || undefined];
}

/** Returns the model of the filter form, with all people who changed the project. */
export async function createHistoryFilter(
  queries: Queries,
  projectId: string,
  { user, entity = '', from = '', to = '' }: HistoryQuery,
) {
  const { rows } = await queries.query<{ id: string; name: string }>(
    `select a.user_id as id, coalesce(min(n.name), (array_agg(a.user_name order by a.moment desc))[1]) as name
     from hub_actions a left join hub_visitor_names n on n.user_id = a.user_id
     where a.project_id = $1 group by a.user_id order by lower(coalesce(min(n.name), min(a.user_name))), a.user_id`,
    [projectId],
  );
  const people = createFilterChoices(
    rows.map(({ id, name }) => [id, name]),
    user,
  );
  return { people, entity, from, to };
}

/** Returns the options of a filter. Includes the current value if it is not among the options. */
export function createFilterChoices(
  options: readonly (readonly [value: string, label: string])[],
  chosen: string | undefined,
): readonly { value: string; label: string; isChosen: boolean }[] {
  const isMissing = chosen && options.every(([value]) => value !== chosen);
  const all = isMissing ? [...options, [chosen, chosen] as const] : options;
  return all.map(([value, label]) => ({ value, label, isChosen: value === chosen }));
}
