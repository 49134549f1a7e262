/** Profiles that a request names by `<profile>/<version>`. */

import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import type { Catalogue } from '../../profiles/catalogue/catalogue.ts';
import type { Profile } from '../../profiles/profile.ts';
import { countOf } from '../../web/for-people/words.ts';

/** 500: the identifier is well formed, but the profile cannot be loaded (docs/requirements.md, M11). */
export class ProfileNotLoadedError extends AnswerableError {
  override readonly name = 'ProfileNotLoadedError';
  constructor(id: string) {
    super(500, `Profile not found: ${id}`);
  }
}

/**
 * The different profiles among identifiers, in their order.
 *
 * @param least how many different ones are needed
 * @throws BadRequestError for a malformed identifier or too few; ProfileNotLoadedError
 */
export function chooseProfiles(catalogue: Catalogue, ids: readonly string[], least: number): readonly Profile[] {
  const parts = ids.map(partsOf);
  const different = new Map(parts.map((part) => [`${part.name.toLowerCase()}/${part.version}`, part]));
  if (different.size < least)
    throw new BadRequestError(`At least ${countOf(least, 'profile is', 'different profiles are')} required.`);
  return [...different.values()].map(({ id, name, version }) => {
    const entry = catalogue.find(name, version);
    if (entry === undefined) throw new ProfileNotLoadedError(id);
    return entry.profile;
  });
}

function partsOf(id: string): { id: string; name: string; version: string } {
  const [, name = '', version = ''] = /^([^/\s]+)\/([^/\s]+)$/.exec(id) ?? [];
  if (name === '') throw new BadRequestError(`Invalid profile format: ${id}. Use profile/version, like miappe/1.1.`);
  return { id, name, version };
}
