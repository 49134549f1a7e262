/** Reads the profiles that a URL or form selects. */

import type { Catalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import { truncateText } from '../../short-text.ts';

const MAX_PROFILES = 20;

export interface ProfileSelection {
  /** Profile IDs in the request, before validation. */
  readonly named: readonly string[];
  /** Distinct profiles in the requested order. */
  readonly profiles: readonly Profile[];
  /** 404 for an unknown profile, 400 for an invalid ID, otherwise 200. */
  readonly status: 200 | 400 | 404;
  readonly problems: readonly string[];
}

export interface ProfileChoice {
  readonly id: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly isSaved: boolean;
}

/** Returns the selected profiles, and problems of invalid IDs. @param named IDs or comma-separated lists of IDs */
export function selectProfiles(catalog: Catalog, named: readonly string[]): ProfileSelection {
  const ids = named.flatMap((text) => text.split(',').map((id) => id.trim())).filter((id) => id !== '');
  const found = new Map<string, Profile>();
  const problems: string[] = [];
  let status: ProfileSelection['status'] = 200;
  for (const id of ids) {
    const [, name = '', version = ''] = /^([^/\s]+)\/([^/\s]+)$/.exec(id) ?? [];
    const profile = name === '' ? undefined : catalog.find(name, version)?.profile;
    if (profile !== undefined) found.set(profile.id, profile);
    else if (name === '') {
      status = 400;
      problems.push(`${truncateText(id, 100)} is not a profile; write name/version, like miappe/1.1.`);
    } else {
      if (status === 200) status = 404;
      problems.push(`There is no profile ${truncateText(id, 100)} here.`);
    }
  }
  if (found.size > MAX_PROFILES) {
    status = 400;
    problems.push(`At most ${MAX_PROFILES} profiles can be selected. The first ${MAX_PROFILES} are shown.`);
  }
  return { named, profiles: [...found.values()].slice(0, MAX_PROFILES), status, problems: [...new Set(problems)] };
}

/** Returns the selected profiles in their order, followed by all others. */
export function listProfileChoices(catalog: Catalog, chosen: readonly Profile[]): readonly ProfileChoice[] {
  const choices = catalog.entries.map(({ profile, saving }) => ({
    id: profile.id,
    title: profile.display_name,
    isChosen: chosen.some(({ id }) => id === profile.id),
    isSaved: saving !== undefined,
  }));
  const getChoicePosition = ({ id, isChosen }: ProfileChoice) =>
    isChosen ? chosen.findIndex((profile) => profile.id === id) : MAX_PROFILES;
  return choices.toSorted((one, other) => getChoicePosition(one) - getChoicePosition(other));
}
