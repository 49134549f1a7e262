/**
 * Answers about several profiles, kept in bytes. A profile never changes, one that is saved again is another object, so that what was
 * worked out for the same ones and the same wishes holds. Writing a merged profile as YAML takes three quarters of a merge.
 */
import { type Prepared, prepareUntagged } from '../../contract/prepared.ts';
import type { Profile } from '../../profiles/profile.ts';

/** Answers kept; each has some 300 kB. */
const MAX_CACHED_RESPONSES = 32;

/** Keeps answers of one kind. */
export class ResponseCache<T> {
  readonly #answers = new Map<string, Prepared<T>>();
  readonly #numbers = new WeakMap<Profile, number>();
  #lastNumber = 0;

  /** The answer about these profiles; `wishes` is whatever else it depends on. What `work` throws is not kept. */
  of(profiles: readonly Profile[], wishes: unknown, work: () => T): Prepared<T> {
    const key = JSON.stringify([profiles.map((profile) => this.#numberOf(profile)), wishes]);
    const known = this.#answers.get(key);
    const answer = known ?? prepareUntagged(work());
    // What was asked last goes last.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > MAX_CACHED_RESPONSES) this.#answers.delete(this.#answers.keys().next().value as string);
    return answer;
  }

  #numberOf(profile: Profile): number {
    const number = this.#numbers.get(profile) ?? ++this.#lastNumber;
    this.#numbers.set(profile, number);
    return number;
  }
}
