/** The member table as CSV (RFC 4180), with the viewer's columns only. */
import { formatCsvTable } from '../../web/csv/text.ts';
import type { SeenCollaboration, SeenMember } from '../access/disclosure.ts';
import { formatOptionalDay } from '../days.ts';

/** Writes the rows; a column that the viewer may not see is left out, head included. */
export function formatMembersCsv(seen: SeenCollaboration, members: readonly SeenMember[]): string {
  const columns: [string, (member: SeenMember) => string][] = [
    ...(seen.seesNames ? [['name', ({ name }: SeenMember) => name ?? ''] as [string, (member: SeenMember) => string]] : []),
    ...(seen.seesEmails ? [['email', ({ email }: SeenMember) => email ?? ''] as [string, (member: SeenMember) => string]] : []),
    ['role', ({ role }) => role],
    ['status', ({ standing }) => standing],
    ['expiry_date', ({ expiryDate }) => formatOptionalDay(expiryDate)],
    ...(seen.manages ? [['uid', ({ uid }: SeenMember) => uid ?? ''] as [string, (member: SeenMember) => string]] : []),
  ];
  return formatCsvTable(
    columns.map(([head]) => head),
    members.map((member) => columns.map(([, textOf]) => textOf(member))),
  );
}
