/** The columns of the table of a type: one for each field. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { type EditorField, plainFieldsOf } from '../editor/fields.ts';
import { namingFields } from '../entities/duplicate-entity.ts';
import type { RowFilter } from './row-filter.ts';

/** A column as the template shows it. */
export interface ColumnModel {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly tier: string;
  readonly scalar: string;
  readonly isList: boolean;
  /** Whether no two rows may share a value of it. */
  readonly isUnique: boolean;
  readonly isFiltered: boolean;
  /** Allowed values as JSON; empty where every value is allowed. */
  readonly options: string;
  /** Type that values refer to; empty for other columns. */
  readonly target: string;
  /** Whether terms of vocabularies are searched in its cells. */
  readonly hasTerms: boolean;
  readonly direction: 'ascending' | 'descending' | 'none';
  /** The table sorted by it. */
  readonly path: string;
}

/** The fields of the columns. What is required stands first; otherwise the order is that of the profile. */
export function tableFieldsOf(profile: Profile, entity: Entity): readonly EditorField[] {
  const fields = plainFieldsOf(profile, entity);
  const isRequired = ({ described }: EditorField) => described.tier === 'required';
  return [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))];
}

/** The columns. @param address the table sorted by a column */
export function tableColumnsOf(
  profile: Profile,
  entity: Entity,
  fields: readonly EditorField[],
  { sort, filters }: { readonly sort: string | undefined; readonly filters: readonly RowFilter[] },
  address: (sort: string) => string,
): ColumnModel[] {
  const unique = new Set(namingFields(profile, entity.name));
  const filtered = new Set(filters.map(({ field }) => field));
  return fields.map(({ field, described, scalar, isList, demands }) => {
    const direction = sort === field.name ? 'ascending' : sort === `-${field.name}` ? 'descending' : 'none';
    return {
      name: field.name,
      label: described.label,
      help: [described.help ?? '', demands.join(' · ')].filter((words) => words !== '').join(' — '),
      tier: described.tier,
      scalar,
      isList,
      isUnique: unique.has(field.name),
      isFiltered: filtered.has(field.name),
      options: described.options === undefined ? '' : JSON.stringify(described.options),
      target: described.reference?.target_type ?? '',
      hasTerms: described.terms === true,
      direction,
      path: address(direction === 'ascending' ? `-${field.name}` : field.name),
    };
  });
}
