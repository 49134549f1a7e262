import { compareProfiles, type FieldDiff } from '../../profiles/comparison/compare.ts';
import type { Field, Profile } from '../../profiles/profile.ts';
import { formatCsvLines } from '../../web/csv/records.ts';
import { describeAttribute, describeField, joinWords } from '../profiles/field-words.ts';
import { type ComparisonQuery, findDifferingAttributes, selectDifferences } from './page.ts';

/** Returns CSV with a row for each differing attribute and each missing field. */
export function formatComparisonCsv(profiles: readonly Profile[], question: ComparisonQuery): string {
  const ids = profiles.map(({ id }) => id);
  const rows = selectDifferences(compareProfiles(profiles), question).flatMap(({ entity, fields }) =>
    fields.length === 0
      ? [[entity.entity_name, '', entity.diff_type, 'description', ...ids.map(() => '')]]
      : fields.flatMap((field) =>
          listLines(field, ids).map(({ attribute, values }) => [
            entity.entity_name,
            field.field_name,
            field.diff_type,
            attribute,
            ...values,
          ]),
        ),
  );
  return formatCsvLines([['Entity', 'Field', 'Difference', 'Attribute', ...ids], ...rows]);
}

export function formatComparisonMarkdown(profiles: readonly Profile[], question: ComparisonQuery): string {
  const ids = profiles.map(({ id }) => id);
  const comparison = compareProfiles(profiles);
  const { statistics } = comparison;
  const sections = selectDifferences(comparison, question).map(({ entity, fields }) => {
    const rows = fields.flatMap((field) =>
      listLines(field, ids).map(({ attribute, values }) => [field.field_name, field.diff_type, attribute, ...values]),
    );
    const there = entity.profiles.length === ids.length ? '' : ` (only in ${joinWords(entity.profiles)})`;
    const head = ['Field', 'Difference', 'Attribute', ...ids];
    const table = [formatTableRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(formatTableRow)];
    const body = rows.length === 0 ? 'Only its description differs.' : table.join('\n');
    return `## ${escapeCell(entity.entity_name)}: ${entity.diff_type}${there}\n\n${body}\n`;
  });
  return [
    `# Comparison of ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}\n`,
    `Differences are relative to ${ids[0]}.\n`,
    `- ${statistics.total_entities} entities: ${statistics.common_entities} in all profiles, ${statistics.unique_entities} in one only`,
    `- ${statistics.total_fields} fields: ${statistics.common_fields} the same in all, ${statistics.modified_fields} differing, ${statistics.conflicting_fields} in conflict\n`,
    ...sections,
  ].join('\n');
}

function listLines(diff: FieldDiff, ids: readonly string[]) {
  const fields = ids.map((id) => diff.profiles[id] ?? undefined);
  const getValues = (inWords: (field: Field) => string) => fields.map((field) => (field === undefined ? '' : inWords(field)));
  const differing = findDifferingAttributes(diff).map((attribute) => ({
    attribute,
    values: getValues((field) => describeAttribute(field, attribute)),
  }));
  const isInAll = fields.every((field) => field !== undefined);
  return isInAll && differing.length > 0 ? differing : [{ attribute: 'field', values: getValues(describeField) }, ...differing];
}

function formatTableRow(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

function escapeCell(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~&]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');
}
