/** Creates the page that lists omissions and changes of a file before its download. */
import { formatNumber, formatQuantity } from '../../../web/for-people/words.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { type ExportFormat, hasFormat } from '../format-profiles.ts';
import type { ExportAccount, LeftOut } from './export-book.ts';

const TITLES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Spreadsheet',
  csv: 'CSV',
  json: 'JSON',
  yaml: 'YAML',
  'isa-tab': 'ISA-Tab',
  'isa-json': 'ISA-JSON',
  'ena-xml': 'ENA XML',
  'ena-tsv': 'ENA sample sheet',
  sdrf: 'SDRF',
  'ro-crate': 'RO-Crate',
};

export function renderExportAccount(
  context: HubContext,
  access: ProjectAccess,
  format: ExportFormat,
  account: ExportAccount & { readonly besides: readonly LeftOut[] },
): string {
  const title = TITLES[format];
  const exportPath = getProjectPath(access.project.id, 'export');
  const all = account.left_out.reduce((sum, { count }) => sum + count, 0);
  const frame = createProjectPage(access, {
    title: `${title} of ${access.project.name}`,
    crumb: title,
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-exchange.css'],
  });
  return context.render('hub/exchange/left-out', frame, {
    tabs: createProjectTabs(access, 'none'),
    title,
    summary: all === 0 ? '' : `${formatQuantity(all, 'value or entity', 'values and entities')} of this project`,
    besides: account.besides.map(({ what, count }) => `${what}: ${formatNumber(count)}`).join(', '),
    lines: account.left_out.map(({ what, count }) => ({ what, count: formatNumber(count) })),
    changed: account.changed.map((one) => ({ ...one, count: formatNumber(one.count) })),
    formats: (Object.keys(TITLES) as ExportFormat[])
      .filter((one) => hasFormat(access.profile, one))
      .map((one) => ({ title: TITLES[one], path: `${exportPath}/left-out?format=${one}`, isCurrent: one === format })),
    downloadPath: format === 'csv' ? '' : `${exportPath}?format=${format}`,
    wholePath: `${exportPath}?format=json`,
  });
}
