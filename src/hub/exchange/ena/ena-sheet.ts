/** Writes samples as a sample sheet for Webin, the submission service of the European Nucleotide Archive. */
import { formatSheet, joinLines, ONE_LINE } from '../../../sdrf/sheet.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { ENA_CHECKLISTS } from './ena-problems.ts';
import { EnaReader } from './ena-reader.ts';

const COLUMNS = [
  ['tax_id', 'taxon_id'],
  ['scientific_name', 'scientific_name'],
  ['common_name', 'common_name'],
  ['sample_alias', 'alias'],
  ['sample_title', 'title'],
  ['sample_description', 'description'],
] as const;

/** ID of the default checklist. */
const DEFAULT = 'ERC000011';

/** Returns the sheet with the checklist of the first sample. Records omissions and changes. */
export function createEnaSheet(snapshot: ProjectSnapshot, book: ExportBook): string {
  const reader = new EnaReader(snapshot, book);
  const samples = reader.listRows('Sample');
  const id = String(samples.map(({ data }) => data.checklist).find((one) => one !== undefined && one !== '') ?? DEFAULT);
  const checklist = ENA_CHECKLISTS.get(id);
  const fixed = COLUMNS.filter(([column]) => column !== 'common_name' || samples.some(({ data }) => data.common_name));
  const units = new Map<string, string>(fixed.map(([column]) => [column, '']));
  for (const tag of checklist?.mandatory ?? []) units.set(tag, checklist?.units.get(tag) ?? '');
  const rows: ReadonlyMap<string, string>[] = [];
  for (const row of samples) {
    const other = String(row.data.checklist ?? '');
    if (other !== id && other !== '') {
      reader.omitRow(row, 'checklist', other, `A sheet contains the samples of one checklist. This sheet uses ${id}.`);
      continue;
    }
    if (reader.readText(row, 'checklist') === '')
      reader.recordChange(row, 'checklist', '', id, 'Samples without a checklist get the checklist of the sheet.');
    const cells = new Map<string, string>(fixed.map(([column, field]) => [column, reader.readText(row, field)]));
    for (const { tag, value, units: unit } of reader.listAttributes(row, 'sample_attributes')) {
      const column = joinLines(tag);
      const expected = units.get(column);
      if (cells.has(column) || column.trim() === '' || (expected ?? unit) !== unit) {
        reader.recordChange(
          row,
          'sample_attributes',
          `${tag}: ${value} ${unit}`,
          'left out',
          'A sheet has one column and one unit for each name.',
        );
        continue;
      }
      units.set(column, unit);
      cells.set(column, value);
    }
    for (const [column, value] of cells)
      if (joinLines(value) !== value)
        book.recordChange({ what: column, place: row.label, shown: value, written: joinLines(value), reason: ONE_LINE });
    rows.push(cells);
  }
  reader.recordOmissions();
  const columns = [...units.keys()];
  const head = ['#units', ...columns.slice(1).map((column) => units.get(column) ?? '')];
  const table = [columns, head, ...rows.map((cells) => columns.map((column) => cells.get(column) ?? ''))];
  return formatSheet({
    columns: ['Checklist', id, checklist?.name ?? 'ENA sample checklist'],
    rows: table.map((cells, line) => ({ line, cells })),
  });
}
