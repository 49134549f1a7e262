/** Letters and colors of entity types, the same in every picture of a profile. */
import type { Profile } from '../../profiles/profile.ts';
import { COLORS, type TypeLook } from './drawing.ts';

/** Looks by type, in the order of the profile; no two types have the same letters. */
export function typeLooks(profile: Profile): ReadonlyMap<string, TypeLook> {
  const looks = new Map<string, TypeLook>();
  const taken = new Set<string>();
  for (const [index, name] of [...profile.entities.keys()].entries()) {
    const letters = lettersFor(name).find((candidate) => !taken.has(candidate)) ?? String(index + 1);
    taken.add(letters);
    looks.set(name, { letters, color: index % COLORS });
  }
  return looks;
}

/** `ObservationUnit` may be OU, ObU, ObsU, Ob …; `Study` St, Stu, … */
function lettersFor(name: string): string[] {
  const words = name.match(/[A-Z][a-z0-9]*|[a-z0-9]+/g) ?? [name];
  const [first = '', ...others] = words;
  const initials = others.map((word) => word.slice(0, 1)).join('');
  const candidates = [1, 2, 3].map((length) => `${first.slice(0, length)}${initials.slice(0, 4 - length)}`);
  return others.length === 0 ? [2, 3, 4].map((length) => first.slice(0, length)) : candidates;
}
