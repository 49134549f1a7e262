/** Creates the model of a preview's tables: types, columns, parents of rows, and problems with suggested values. */
import { findFieldByName, type Profile } from '../../../profiles/profile.ts';
import { formatNumber, formatQuantity, joinItems } from '../../../web/for-people/words.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import { listValueFields } from '../../editor/fields.ts';
import { listParentChoices } from '../../editor/outline.ts';
import { OWN_COLUMN_KINDS } from '../../own-columns/form.ts';
import { getProjectPath } from '../../page.ts';
import { getKnownValues } from '../../problems/known-values.ts';
import { createProblemGroupModel } from '../../problems/page.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../../words.ts';
import { PLACE_LABELS } from '../columns.ts';
import { flattenProfile, getFlatAttributes } from './reading/flat/flat-profile.ts';
import type { ImportRecord } from './store.ts';
import { type ImportTable, listProposedColumns } from './tables.ts';

type Column = ImportTable['columns'][number];

const FIRST_PROBLEMS = 12;
const MAX_COLUMNS = 300;
/** Maximum number of tables with column choices on the page. The API permits choices for all tables. */
const MAX_TABLES = 30;

export function createImportSheet(
  { project, profile, canManage }: ProjectAccess,
  snapshot: ProjectSnapshot,
  record: ImportRecord,
) {
  const known = getKnownValues(snapshot);
  const problems = record.problems.map((group) => createProblemGroupModel(profile, group, known, project.id));
  const more = problems.slice(FIRST_PROBLEMS);
  const proposed = listProposedColumns(record);
  return {
    choicesPath: `${getProjectPath(project.id, 'import', record.id)}/choices`,
    canChoose: record.status === 'ready',
    ownColumnsPath: canManage ? `${getProjectPath(project.id, 'import', record.id)}/own-columns` : '',
    // Without a label, the page offers no choice.
    addedColumns: canManage ? joinItems(proposed.filter(({ isDefault }) => isDefault).map(({ own }) => own.label)) : '',
    unknownColumns: proposed.length,
    tables: record.tables
      .filter(({ rows, columns, entity_type: type }) => rows > 0 || columns.length > 0 || type === '')
      .slice(0, MAX_TABLES)
      .map((table) => createShownTable(profile, snapshot, table, record)),
    types: [...profile.entities.keys()].map((name) => ({ name, label: formatDisplayName(name) })),
    problems: problems.slice(0, FIRST_PROBLEMS),
    moreProblems: more,
    moreProblemWords: `${formatQuantity(more.length, 'more kind', 'more kinds')} of problems`,
    problemCount: formatNumber(record.problems.reduce((sum, { count }) => sum + count, 0)),
    // References whose missing targets the import creates.
    created: (record.choices.missing ?? []).map(({ entity_type, field }) => ({
      type: entity_type,
      field,
      fieldLabel: formatFieldLabel(profile.entities.get(entity_type), field),
    })),
    replaced: record.choices.values.map(({ entity_type, field, from, to, row = '' }) => ({
      type: entity_type,
      field,
      fieldLabel: PLACE_LABELS[field] ?? formatFieldLabel(profile.entities.get(entity_type), field),
      row,
      from,
      fromWords: from === '' && row === '' ? 'no value' : from,
      toWords: to === '' ? 'no value' : to,
    })),
  };
}

function createShownTable(profile: Profile, snapshot: ProjectSnapshot, table: ImportTable, { format, choices }: ImportRecord) {
  const { name, entity_type: type, columns, parent } = table;
  const entity = profile.entities.get(type);
  const isObjects = !['xlsx', 'ods', 'csv', 'dwca'].includes(format);
  const leftOut = columns.filter(({ field, recognized }) => field === '' && recognized === 'none').length;
  const similar = columns.filter(({ recognized }) => recognized === 'similar').length;
  const words = [
    formatQuantity(columns.length, 'column'),
    ...(leftOut > 0 ? [`${formatNumber(leftOut)} left out`] : []),
    ...(similar > 0 ? [`${formatNumber(similar)} to choose`] : []),
  ];
  const places = choices.tables.find((one) => one.table === name)?.parent;
  const flat = flattenProfile(profile).entities.get(type);
  const attributes = flat === undefined ? undefined : getFlatAttributes(flat);
  return {
    name,
    title: name === '' ? formatDisplayName(type) : name === type ? formatDisplayName(name) : name,
    rows: formatQuantity(table.rows, 'row'),
    type,
    isObjects,
    hasHeader: table.has_header,
    targets: table.targets.map(({ label, field, rows, with_errors: wrong }) => ({
      rows: formatNumber(rows),
      label: label === '' ? 'Top of the project' : field === '' ? label : `${label}, ${formatDisplayName(field).toLowerCase()}`,
      wrong: wrong === 0 ? '' : `${formatNumber(wrong)} with problems`,
    })),
    parents:
      entity === undefined || isObjects
        ? []
        : listParentChoices(snapshot, entity, undefined)
            .filter(({ id }) => id !== '')
            .map(({ id, field, label }) => ({
              value: `${id}:${field}`,
              label,
              isChosen: places?.node_id === id && parent?.field === field,
            })),
    fields: [
      ...(entity === undefined ? [] : listValueFields(profile, entity)).map(({ field, described }) => ({
        name: field.name,
        label: described.tier === 'required' ? `${described.label} (required)` : described.label,
      })),
      ...(isObjects || attributes === undefined
        ? []
        : [{ name: attributes.field.name, label: `${formatDisplayName(attributes.entityType)}, named after the column` }]),
      ...(isObjects ? [] : Object.entries(PLACE_LABELS).map(([name, label]) => ({ name, label }))),
    ],
    columns: columns.slice(0, MAX_COLUMNS).map((column) => ({
      column: column.column,
      header: column.header === '' ? `Column ${column.column}` : column.header,
      samples: column.values === 0 ? 'empty' : column.samples.join(' · '),
      field: column.field,
      suggested: column.suggested ?? '',
      recognized: RECOGNITION_WORDS[column.recognized],
      kind: OWN_COLUMN_KINDS.find(({ value }) => value === column.own_column?.kind)?.label ?? '',
      key: JSON.stringify([name, column.column]),
      tone: chooseRecognitionTone(column, entity !== undefined && findFieldByName(entity, column.field) === undefined),
    })),
    columnWords: words.join(', '),
    isUnsure: leftOut > 0 || similar > 0,
  };
}

function chooseRecognitionTone({ recognized, field, values }: Column, isNoField: boolean): '' | 'similar' | 'none' {
  if (recognized === 'similar') return 'similar';
  return field === '' && isNoField && recognized === 'none' && values > 0 ? 'none' : '';
}

const RECOGNITION_WORDS: Readonly<Record<Column['recognized'], string>> = {
  name: 'by name',
  label: 'by label',
  term: 'by ontology term',
  similar: 'only similar: select it if it matches',
  position: 'by position',
  chosen: 'your choice',
  attribute: 'as an attribute, named after the column',
  none: 'no',
};
