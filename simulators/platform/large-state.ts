/** Creates organizations of any size for measurements, with the fields and response sizes of real ones. */
import { createUid } from './demo-actors.ts';
import { createDemoState } from './initial-state.ts';
import type { PlatformState } from './platform-state.ts';

export interface LargeStateOptions {
  /** Number of collaborations, in addition to those of the demonstration. */
  collaborations: number;
  /** Number of members of each collaboration. */
  members: number;
  /** Number of groups of each collaboration. Each group has half of the members. */
  groups: number;
  now?: () => Date;
}

/** Returns the data of the demonstration with additional collaborations. The first collaboration is still the Drought Trial. */
export function createLargeState({ collaborations, members, groups, now }: LargeStateOptions): PlatformState {
  const state = createDemoState(now === undefined ? {} : { now });
  const home = state.organisations[0];
  if (home === undefined) throw new RangeError('The state has no organisation.');
  const people = Array.from({ length: members + 20 }, (_, index) => {
    const name = `Partner ${index + 1}`;
    const email = `partner.${index + 1}@partners.example.org`;
    const user = { id: state.createId(), uid: createUid(name), name, email, suspended: false };
    state.users.push(user);
    return user;
  });
  for (let index = 0; index < collaborations; index += 1) {
    const collaboration = state.addCollaboration(home, {
      name: `Trial ${index + 1}`,
      shortName: `trial_${index + 1}`,
      description: 'A trial among many, with partners at other institutes, described in two lines as most of them are. '.repeat(
        2,
      ),
      tags: ['field-trials', 'wheat'],
      units: ['field stations'],
      serviceIds: state.services.map(({ id }) => id),
    });
    for (let member = 0; member < members; member += 1) {
      const user = people[(index + member) % people.length];
      if (user !== undefined) state.addMember(collaboration, user, member === 0 ? 'admin' : 'member');
    }
    for (let group = 0; group < groups; group += 1) {
      state.addGroup(collaboration, {
        name: `Group ${group + 1}`,
        shortName: `group_${group + 1}`,
        description: 'A group of the trial.',
        memberUserIds: collaboration.memberships.filter((_, place) => place % 2 === group % 2).map(({ userId }) => userId),
      });
    }
  }
  return state;
}
