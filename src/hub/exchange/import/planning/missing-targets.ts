/** Creates rows for missing entities that references of a file name, if the user wants these entities created. */
import type { findFieldByName, Profile } from '../../../../profiles/profile.ts';
import { listPlainFields } from '../../../editor/fields.ts';
import { getKnownValues } from '../../../problems/known-values.ts';
import type { ProjectSnapshot } from '../../../snapshot/open-snapshot.ts';
import type { IncomingRow, MissingChoice } from '../reading/incoming.ts';
import { convertRowValues } from '../reading/said-values.ts';

/** Returns the rows to append to the file's. A new entity belongs to the first row with its name. */
export function createMissingTargets(
  profile: Profile,
  snapshot: ProjectSnapshot,
  rows: readonly IncomingRow[],
  choices: readonly MissingChoice[] = [],
): readonly IncomingRow[] {
  const known = getKnownValues(snapshot);
  return choices.flatMap(({ entity_type: type, field }) => {
    const entity = profile.entities.get(type);
    const reference = entity && listPlainFields(profile, entity).find((one) => one.field.name === field)?.described.reference;
    const target = profile.entities.get(reference?.target_type ?? '');
    if (entity === undefined || reference === undefined || target === undefined) return [];
    const { target_field: name } = reference;
    const inFile = rows.filter(({ entityType }) => entityType === target.name).map(({ said }) => said.get(name));
    const takenValues = new Set([...known.of(target.name, name), ...inFile].map(normalizeText));
    return rows
      .filter(({ entityType, leaveOut }) => entityType === type && leaveOut === undefined)
      .flatMap((row) => {
        const { [field]: named, ...others } = convertRowValues(entity, row);
        return [named].flat().flatMap((value): IncomingRow[] => {
          if (typeof value !== 'string' || value === '' || takenValues.has(normalizeText(value))) return [];
          takenValues.add(normalizeText(value));
          const shared = [...row.said].filter(
            ([other]) => other in others && isSameReference(profile, [entity, target], other),
          );
          return [
            {
              place: row.place,
              entityType: target.name,
              id: null,
              parent: { kind: 'unsaid' },
              parentField: null,
              notation: row.notation,
              said: new Map([...shared, [name, value]]),
              leftOut: [],
              ...(row.table === undefined ? {} : { table: row.table }),
            },
          ];
        });
      });
  });
}

/** Returns whether a field of two types names the same kind of entity, such as their study. */
function isSameReference(profile: Profile, types: readonly Parameters<typeof findFieldByName>[0][], field: string): boolean {
  const [one, other] = types.map(
    (type) => listPlainFields(profile, type).find((plain) => plain.field.name === field)?.described.reference,
  );
  return one !== undefined && one.target_type === other?.target_type && one.target_field === other.target_field;
}

/** Returns the same text for strings that look the same. */
function normalizeText(value: unknown): string {
  return String(value ?? '').normalize('NFC');
}
