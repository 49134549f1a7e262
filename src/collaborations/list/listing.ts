/** Selects the collaborations of the list by visibility, attention and filters. Formats the list as CSV (RFC 4180). */
import type { operations } from '../../../generated/collaborations/types.d.ts';
import { formatCsvTable } from '../../web/csv/records.ts';
import { containsAllWords, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import { SOON_DAYS } from '../access/disclosure.ts';
import { isActiveAdministrator, type Viewer } from '../access/policy.ts';
import { formatOptionalDay } from '../page.ts';
import type { CollaborationSummary } from '../platform/data-objects.ts';

export type CollaborationListQuery = NonNullable<operations['showCollaborations']['parameters']['query']>;

export type AttentionReason = 'ending_soon' | 'no_administrator' | 'not_connected';

export interface ListContext {
  readonly viewer: Pick<Viewer, 'isManager' | 'globalUrns'>;
  readonly serviceEntityId: string | undefined;
  readonly now: Date;
}

export const listColumns: readonly SortColumn<CollaborationSummary>[] = [
  { key: 'name', label: 'Collaboration', valueOf: ({ name }) => name },
  { key: 'short_name', label: 'Short name', valueOf: ({ shortName }) => shortName },
  { key: 'status', label: 'Status', valueOf: ({ status }) => status },
  { key: 'expiry_date', label: 'Ends', valueOf: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
];

/** Returns the visible collaborations: all for managers, and the user's own for others. */
export function filterVisibleCollaborations(
  { isManager, globalUrns }: ListContext['viewer'],
  all: readonly CollaborationSummary[],
): readonly CollaborationSummary[] {
  return isManager ? all : all.filter(({ globalUrn }) => globalUrns.has(globalUrn));
}

export function findCollaborations(
  allowed: readonly CollaborationSummary[],
  { search, status, unit, tag, need, sort }: CollaborationListQuery,
  context: ListContext,
): readonly CollaborationSummary[] {
  const words = splitSearchWords(search);
  const found = allowed.filter(
    (item) =>
      containsAllWords([item.name, item.shortName, item.description].join('\n'), words) &&
      (!status || item.status === status) &&
      (!unit || item.units.includes(unit)) &&
      (!tag || item.tags.includes(tag)) &&
      (!need || listAttentionReasons(item, context).includes(need)),
  );
  return sortRows(found, listColumns, sort || 'name');
}

/** Returns the number of current administrators; undefined if the platform does not report members. */
export function countAdministrators({ memberships }: CollaborationSummary, now: Date): number | undefined {
  return memberships?.filter((membership) => isActiveAdministrator(membership, now)).length;
}

/** Returns whether a collaboration is connected to this service; undefined if the service is not configured. */
export function findConnectionState(
  { services }: CollaborationSummary,
  serviceEntityId: string | undefined,
): boolean | undefined {
  return serviceEntityId === undefined ? undefined : services.some(({ entityId }) => entityId === serviceEntityId);
}

export function listAttentionReasons(
  item: CollaborationSummary,
  { serviceEntityId, now }: Omit<ListContext, 'viewer'>,
): readonly AttentionReason[] {
  const soon = new Date(now.getTime() + SOON_DAYS * 86_400_000);
  const { expiryDate, status } = item;
  const endsSoon = status === 'active' && expiryDate !== null && expiryDate > now && expiryDate <= soon;
  return [
    ...(endsSoon ? (['ending_soon'] as const) : []),
    ...(countAdministrators(item, now) === 0 ? (['no_administrator'] as const) : []),
    ...(findConnectionState(item, serviceEntityId) === false ? (['not_connected'] as const) : []),
  ];
}

export const ATTENTION_LABELS: Readonly<Record<AttentionReason, { label: string; one: string; many: string }>> = {
  ending_soon: { label: 'ends within 30 days', one: 'ends within 30 days', many: 'end within 30 days' },
  no_administrator: { label: 'no administrator', one: 'has no administrator', many: 'have no administrator' },
  not_connected: { label: 'not connected', one: 'is not connected', many: 'are not connected' },
};

export function countAttention(
  items: readonly CollaborationSummary[],
  context: Omit<ListContext, 'viewer'>,
): readonly { readonly need: AttentionReason; readonly count: number; readonly text: string }[] {
  const needs = items.flatMap((item) => listAttentionReasons(item, context));
  return (Object.keys(ATTENTION_LABELS) as AttentionReason[]).flatMap((need) => {
    const count = needs.filter((one) => one === need).length;
    return count === 0 ? [] : [{ need, count, text: count === 1 ? ATTENTION_LABELS[need].one : ATTENTION_LABELS[need].many }];
  });
}

export function formatListAsCsv(
  items: readonly CollaborationSummary[],
  { serviceEntityId, now }: Pick<ListContext, 'serviceEntityId' | 'now'>,
): string {
  const heads = ['name', 'short_name', 'status', 'expiry_date', 'members', 'administrators', 'connected'];
  return formatCsvTable(
    [...heads, 'units', 'tags', 'identifier'],
    items.map((item) => [
      item.name,
      item.shortName,
      item.status,
      formatOptionalDay(item.expiryDate),
      item.memberCount,
      countAdministrators(item, now) ?? null,
      { true: 'yes', false: 'no', undefined: null }[String(findConnectionState(item, serviceEntityId)) as 'true'],
      item.units.join(', '),
      item.tags.join(', '),
      item.identifier,
    ]),
  );
}
