import type { Profile } from '../../profiles/profile.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { getKnownValues } from '../problems/known-values.ts';
import { createProblemGroupModel } from '../problems/page.ts';
import { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import type { FieldMove } from './fields.ts';
import type { MovePreview } from './plan.ts';

const OUTCOMES = {
  kept: { label: 'Kept', tone: 'good' },
  renamed: { label: 'Kept in', tone: 'good' },
  own_column: { label: 'No field', tone: 'warning' },
  left_out: { label: 'Left out', tone: 'bad' },
} as const;

/** The error, and the fields that the user selected as own columns. */
export interface MoveRefusal {
  readonly problem: string;
  readonly ownColumns: readonly string[];
}

const rankField = ({ outcome, changed }: FieldMove) =>
  ['left_out', 'own_column', 'renamed', 'kept'].indexOf(outcome) - Math.min(changed, 1) * 4;

/** Returns the preview page. @param shown the selected profile with its preview; undefined without a selection */
export function renderMovePage(
  context: HubContext,
  access: ProjectAccess,
  shown: { readonly target: Profile; readonly preview: MovePreview } | undefined,
  refused?: MoveRefusal,
): string {
  const { project, profile: present } = access;
  const frame = createProjectPage(access, {
    title: 'Move to another profile',
    crumbs: [createProjectCrumb(access), { title: 'Settings', path: getProjectPath(project.id, 'edit') }],
    crumb: 'Move',
    styles: ['styles/hub-exchange.css', 'styles/hub-history.css', 'styles/hub-problems.css'],
  });
  const known = shown && getKnownValues(new ProjectSnapshot(shown.target, [], 0));
  return context.render('hub/moving/move', frame, {
    tabs: createProjectTabs(access, 'none'),
    path: getProjectPath(project.id, 'move'),
    problem: refused?.problem ?? '',
    present,
    profiles: context.catalog.entries.map(({ profile }) => profile).filter(({ id }) => id !== present.id),
    move: shown && {
      ...shown.preview,
      title: shown.target.display_name,
      fields: shown.preview.fields
        .toSorted((one, other) => rankField(one) - rankField(other))
        .map((one) => ({
          ...one,
          ...OUTCOMES[one.outcome],
          isOwnColumn: refused?.ownColumns.includes(`${one.entity_type}.${one.field}`) ?? true,
          type: formatDisplayName(one.entity_type),
          name: formatFieldLabel(present.entities.get(one.entity_type), one.field),
          // Label of the new field, if its name differs.
          other: one.to && formatFieldLabel(shown.target.entities.get(one.to.entity_type), one.to.field),
        })),
      leftOut: shown.preview.left_out.map((part) => ({ ...part, type: formatDisplayName(part.entity_type) })),
      problems: known && shown.preview.problems.map((group) => createProblemGroupModel(shown.target, group, known, project.id)),
    },
  });
}
