/** The page of the people of a project. */

import { type Moment, momentOf } from '../../web/for-people/moment.ts';
import { type View, view } from '../../web/views.ts';
import type { ProjectRecordAccess } from '../access/project-access.ts';
import { type ProjectTabs, projectTabs } from '../page.ts';
import type { Visitor } from './visits.ts';

/** The view model. */
export interface MembersModel {
  readonly heading: string;
  readonly tabs: ProjectTabs;
  /** Who may see the project, in a sentence. */
  readonly audience: string;
  readonly online: number;
  readonly people: readonly {
    readonly name: string;
    readonly role: Visitor['role'];
    readonly isOnline: boolean;
    readonly isYou: boolean;
    readonly seen: Moment;
  }[];
}

/** Template of the page. */
export const membersView: View<MembersModel> = view('hub/projects/members');

/** Who may see the project, as the contract has it. */
export type Access = 'open' | 'login' | 'collaboration';

/** View model of the page. */
export function membersModel(access: ProjectRecordAccess, kind: Access, people: readonly Visitor[]): MembersModel {
  // Who looks at the page is here, even before the page has joined the channel.
  const present = people.filter(({ online, user_id }) => online || user_id === access.actor.userId);
  return {
    heading: `People of ${access.project.name}`,
    tabs: projectTabs(access, 'people'),
    audience: audienceOf(kind, access.workspace.collaboration),
    online: present.length,
    people: people.map(({ user_id, user_name, role, online, last_seen_at }) => ({
      name: user_name,
      role,
      isOnline: online || user_id === access.actor.userId,
      isYou: user_id === access.actor.userId,
      seen: momentOf(new Date(last_seen_at)),
    })),
  };
}

function audienceOf(kind: Access, collaboration: string | null): string {
  switch (kind) {
    case 'open':
      return 'Everybody who reaches this server may see and edit the project.';
    case 'login':
      return 'Everybody who is logged in may see and edit the project.';
    case 'collaboration':
      return `Members of the collaboration ${collaboration} may see and edit the project; its administrators manage it.`;
  }
}
