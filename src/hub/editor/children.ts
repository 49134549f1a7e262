/** The lists of nested entities on the form of an entity. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import type { Term } from '../../profiles/term.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { inWords } from '../words.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath } from './addresses.ts';
import { type FieldError, getFieldName, listMessages } from './controls.ts';
import { type EditorField, formatFieldValue, listHoldingFields, listPlainFields } from './fields.ts';

/** A column of a list. */
export interface ChildColumn {
  readonly name: string;
  readonly label: string;
}

/** An entity in a list. */
export interface ChildLine {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly version: number;
  readonly cells: readonly string[];
  /** Number of entities nested in it, at any depth. */
  readonly inside: number;
  readonly errors: number;
  readonly duplicatePath: string;
  readonly deletePath: string;
  readonly movePath: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A field that contains entities. */
export interface ChildList {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly entityType: string;
  readonly typeLabel: string;
  readonly help: string;
  readonly tier: EditorField['described']['tier'];
  readonly term: Term | undefined;
  readonly isList: boolean;
  readonly columns: readonly ChildColumn[];
  readonly lines: readonly ChildLine[];
  readonly total: number;
  readonly errors: readonly string[];
  /** Form of a new entity here; empty if the field is full. */
  readonly addPath: string;
  /** The table of all of them. */
  readonly tablePath: string;
}

/** Maximum entities of one field on a form; the table has the others. */
const MAX_CHILDREN = 25;
const MAX_COLUMNS = 3;

/** Creates the lists of a saved entity. */
export function createChildLists(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow): readonly ChildList[] {
  const { profile } = snapshot;
  const problems: readonly FieldError[] = snapshot.errorsOf(row.id);
  const byField = Map.groupBy(snapshot.childrenOf(row.id), ({ parentField }) => parentField);
  return listHoldingFields(profile, entity).map(({ field, described, isList, holds }) => {
    const all = byField.get(field.name) ?? [];
    const shown = all.slice(0, MAX_CHILDREN);
    const held = profile.entities.get(holds);
    const columns = held === undefined ? [] : chooseColumns(profile, held, shown);
    return {
      id: `field-${field.name}`,
      name: field.name,
      label: described.label,
      entityType: holds,
      typeLabel: inWords(holds),
      help: described.help ?? '',
      tier: described.tier,
      term: described.ontology_term === undefined ? undefined : { text: described.ontology_term, address: described.term_url },
      isList,
      columns,
      lines: shown.map((child, index) => ({
        ...createChildLine(snapshot, child, columns),
        isFirst: index === 0,
        isLast: index === all.length - 1,
      })),
      total: all.length,
      errors: listMessages(problems.filter((problem) => getFieldName(problem.field) === field.name)),
      addPath: isList || all.length === 0 ? getNewEntityPath(row.projectId, holds, { id: row.id, field: field.name }) : '',
      tablePath: getTablePath(row.projectId, holds, { parent_id: row.id }),
    };
  });
}

/** The columns that distinguish entities of a type: the most important fields with values here. */
function chooseColumns(profile: Profile, entity: Entity, rows: readonly EntityRow[]): readonly ChildColumn[] {
  const rank = { required: 0, recommended: 1, optional: 2 };
  return listPlainFields(profile, entity)
    .filter(({ field, described }) => {
      const values = rows.map(({ data }) => formatFieldValue(data[field.name]));
      const isLabel = rows.every(({ label, data }) => formatFieldValue(data[field.name]) === label);
      // Values that all have in common, such as the identifier of the parent, do not distinguish them.
      const isCommon = rows.length > 1 && new Set(values).size === 1;
      const isParent = described.reference !== undefined && rows.length === 1;
      return values.some((value) => value !== '') && !isLabel && !isCommon && !isParent;
    })
    .toSorted((one, other) => rank[one.described.tier] - rank[other.described.tier])
    .slice(0, MAX_COLUMNS)
    .map(({ field, described }) => ({ name: field.name, label: described.label }));
}

function createChildLine(snapshot: ProjectSnapshot, row: EntityRow, columns: readonly ChildColumn[]) {
  const path = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    id: row.id,
    label: row.label,
    path: path(),
    version: row.version,
    cells: columns.map(({ name }) => formatFieldValue(row.data[name])),
    inside: snapshot.descendantsOf(row.id),
    errors: snapshot.errorsOf(row.id).length,
    duplicatePath: path('duplicate'),
    deletePath: path('delete'),
    movePath: path('move'),
  };
}
