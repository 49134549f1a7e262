/** The page of one version of an entity: its values, and the difference to another version. */
import type { Profile } from '../../profiles/profile.ts';
import { type Moment, momentOf } from '../../web/for-people/moment.ts';
import { type View, view } from '../../web/views.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import { areSameValues, sortByProfile, type Values } from '../entities/entity-values.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import { inWords } from '../words.ts';
import { actionWords } from './page.ts';
import { type FieldChange, formatValue, type VersionRow } from './store.ts';

/** View model of the page. */
interface VersionModel {
  readonly heading: string;
  readonly entityType: string;
  readonly what: string;
  readonly who: string;
  readonly at: Moment;
  readonly version: number;
  readonly latest: number;
  /** The first version has only added values. */
  readonly hasDifference: boolean;
  readonly differenceTitle: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly values: readonly { readonly field: string; readonly value: string }[];
  readonly path: string;
  /** Pages of other versions; empty for none. */
  readonly previousPath: string;
  readonly nextPath: string;
  readonly againstLatestPath: string;
  readonly historyPath: string;
  /** Label of the button; empty if there is nothing to restore. */
  readonly restore: string;
  readonly restorePath: string;
}

const versionView: View<VersionModel> = view('hub/history/version');

/** The versions on the page. */
export interface ShownVersions {
  readonly shown: VersionRow;
  readonly against: VersionRow | undefined;
  readonly latest: VersionRow;
  /** From `against` to `shown`. */
  readonly changes: readonly FieldChange[];
}

/** The page. */
export function createVersionPage(
  context: HubContext,
  access: ProjectAccess,
  { shown, against, latest, changes }: ShownVersions,
): string {
  const entityPath = getProjectPath(access.project.id, 'entity', shown.entityId);
  const at = (version: number) => `${entityPath}/history/${version}`;
  const title = `${shown.label}, version ${shown.version}`;
  const historyPath = `${entityPath}/history`;
  const crumbs = [createProjectCrumb(access), { title: `History of ${latest.label}`, path: historyPath }];
  const frame = createProjectPage(access, {
    title,
    crumb: `Version ${shown.version}`,
    crumbs,
    styles: ['styles/hub-history.css'],
  });
  return context.render(versionView, frame, {
    heading: title,
    entityType: inWords(shown.entityType),
    what: actionWords[shown.action],
    who: shown.userName,
    at: momentOf(shown.at),
    version: shown.version,
    latest: latest.version,
    hasDifference: against !== undefined,
    differenceTitle: `Changed from version ${against?.version ?? 0}`,
    changes: changes.map(({ field, before, after }) => ({ field, before: formatValue(before), after: formatValue(after) })),
    values: Object.entries(listVersionValues(access.profile, shown)).map(([field, value]) => ({
      field,
      value: formatValue(value),
    })),
    path: at(shown.version),
    previousPath: shown.version > 1 ? at(shown.version - 1) : '',
    nextPath: shown.version < latest.version ? at(shown.version + 1) : '',
    againstLatestPath: shown.version < latest.version - 1 ? `${at(latest.version)}?against=${shown.version}` : '',
    historyPath,
    restore: access.canEdit ? describeRestore(shown, latest) : '',
    restorePath: `${entityPath}/restore`,
  });
}

function listVersionValues(profile: Profile, { entityType, data }: VersionRow): Values {
  const entity = profile.entities.get(entityType);
  return entity === undefined ? data : sortByProfile(entity, data);
}

function describeRestore(shown: VersionRow, latest: VersionRow): string {
  if (latest.action === 'deleted') return 'Restore this version';
  return areSameValues(shown.data, latest.data) ? '' : 'Restore this version';
}
