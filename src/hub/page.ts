import type { Crumb, Page } from '../web/views.ts';
import type { ProjectRecordAccess } from './access/guard.ts';
import type { HubActor } from './actor.ts';
import { hasFormat, isMiappeProfile } from './exchange/format-profiles.ts';
import { formatDisplayName } from './words.ts';

/** Omits the section and the viewer, which `createHubPage` sets. */
export type HubPageOptions = Omit<Page, 'section' | 'viewer'>;

/** Returns the options of a hub page. Sets the viewer, because only the hub knows the names of visitors. */
export function createHubPage(actor: HubActor, { crumbs, styles = [], ...options }: HubPageOptions): Page {
  return {
    ...options,
    ...(crumbs === undefined ? {} : { crumbs: [{ title: 'Projects', path: '/hub/' }, ...crumbs] }),
    section: '/hub/',
    styles: ['styles/hub.css', ...styles],
    ...(actor.loggedIn ? {} : { viewer: { name: actor.userName, path: '/hub/me' } }),
  };
}

/** Returns the options of a project page: breadcrumbs to workspace and project, and full width for tables. */
export function createProjectPage(
  access: ProjectRecordAccess,
  { crumbs = [], styles = [], scripts = [], ...options }: HubPageOptions,
): Page {
  const above: Crumb[] = [{ title: access.workspace.name, path: getWorkspacePath(access.workspace.id) }];
  return createHubPage(access.actor, {
    ...options,
    crumbs: [...above, ...crumbs],
    styles: ['styles/hub-project.css', ...styles],
    scripts: ['scripts/hub/channel.js', 'scripts/hub/problem-count.js', 'scripts/tab-line.js', ...scripts],
  });
}

export function createProjectCrumb({ project }: Pick<ProjectRecordAccess, 'project'>): Crumb {
  return { title: project.name, path: getProjectPath(project.id) };
}

export function getWorkspacePath(id: string, ...rest: readonly string[]): string {
  return ['/hub/workspaces', id, ...rest.map(encodeURIComponent)].join('/');
}

export function getProjectPath(id: string, ...rest: readonly string[]): string {
  return ['/hub/projects', id, ...rest.map(encodeURIComponent)].join('/');
}

export type ProjectTab =
  | 'overview'
  | 'tables'
  | 'graph'
  | 'check'
  | 'history'
  | 'chat'
  | 'people'
  | 'import'
  | 'files'
  | 'publish'
  | 'none';

/** Formats with a page that lists the data that the format cannot contain. */
const LISTED_FORMATS = [
  { format: 'isa-json', title: 'ISA-JSON' },
  { format: 'isa-tab', title: 'ISA-Tab' },
  { format: 'ena-xml', title: 'ENA XML' },
  { format: 'ena-tsv', title: 'ENA sample sheet' },
] as const;

/** Model of views/hub/partials/project-tabs.eta. */
export type ProjectTabs = ReturnType<typeof createProjectTabs>;

/** Returns the model of the tabs of a project. @param entityType the type of the current table */
export function createProjectTabs(
  { project, profile, actor, canComment, canEdit }: ProjectRecordAccess,
  current: ProjectTab,
  entityType?: string,
) {
  return {
    projectId: project.id,
    projectName: project.name,
    path: getProjectPath(project.id),
    current,
    canComment,
    canEdit,
    userId: actor.userId,
    /** Sequence number of the last event that the page includes. */
    seq: project.seq,
    types: [...(profile?.entities.keys() ?? [])].map((name) => ({
      name,
      title: formatDisplayName(name),
      path: getProjectPath(project.id, 'table', name),
      isCurrent: name === entityType,
    })),
    /** Export formats of this profile; undefined if the profile is not on this server. */
    exports:
      profile === undefined
        ? undefined
        : {
            listed: LISTED_FORMATS.filter(({ format }) => hasFormat(profile, format)),
            hasSdrf: hasFormat(profile, 'sdrf'),
            hasObservations: isMiappeProfile(profile),
          },
  };
}
