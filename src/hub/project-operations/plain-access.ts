/** A project that was opened for a request, on its way to a thread: a profile holds functions, which do not cross. */
import { type ProjectAccess, withProfile } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';

/** The opened project as plain data. */
export type PlainAccess = Omit<ProjectAccess, 'profile'>;

/** Leaves the profile out. */
export function plain({ profile: _profile, ...access }: ProjectAccess): PlainAccess {
  return access;
}

/** Finds the profile again. @throws UnavailableError */
export function openedAgain({ catalogue }: HubContext, access: PlainAccess): ProjectAccess {
  const profile = catalogue.find(access.project.profile, access.project.version)?.profile;
  return withProfile({ ...access, profile });
}
