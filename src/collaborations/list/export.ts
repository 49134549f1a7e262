/** The list as CSV (RFC 4180). */
import { formatCsvTable } from '../../web/csv/text.ts';
import { formatOptionalDay } from '../days.ts';
import type { CollaborationSummary } from '../platform/data-objects.ts';
import { getAdministrators, isConnected, type ListContext } from './listing.ts';

/** Writes the rows. */
export function listAsCsv(
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
      getAdministrators(item, now) ?? null,
      { true: 'yes', false: 'no', undefined: null }[String(isConnected(item, serviceEntityId)) as 'true'],
      item.units.join(', '),
      item.tags.join(', '),
      item.identifier,
    ]),
  );
}
