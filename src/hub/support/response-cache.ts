/** Caches responses about profiles as bytes, because writing YAML is slow. Profiles do not change, so responses stay valid. */
import { BadRequestError } from '../../contract/errors.ts';
import { type Prepared, prepareUntagged } from '../../contract/prepared.ts';
import { BoundedMap } from '../../memoize.ts';
import type { Profile } from '../../profiles/profile.ts';

export class ResponseCache<T> {
  /** Responses by key. Their number is limited, because each response is large. */
  readonly #answers = new BoundedMap<string, Prepared<T>>(32);
  readonly #pending = new Map<string, Promise<Prepared<T>>>();
  readonly #numbers = new WeakMap<Profile, number>();
  #lastNumber = 0;

  /** Returns a cached or new response. Concurrent requests share the result. @param parameters options except the profiles */
  async getOrCompute(profiles: readonly Profile[], parameters: unknown, work: () => Promise<T>): Promise<Prepared<T>> {
    const key = JSON.stringify([profiles.map((profile) => this.#getNumber(profile)), parameters]);
    for (let other = this.#pending.get(key); other !== undefined; other = this.#pending.get(key)) {
      const settled = await Promise.allSettled([other]);
      if (settled[0].status === 'fulfilled') return settled[0].value;
      if (settled[0].reason instanceof BadRequestError) throw settled[0].reason;
    }
    const pending = this.#computeResponse(key, work);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      this.#pending.delete(key);
    }
  }

  async #computeResponse(key: string, work: () => Promise<T>): Promise<Prepared<T>> {
    const answer = this.#answers.get(key) ?? prepareUntagged(await work());
    this.#answers.set(key, answer);
    return answer;
  }

  #getNumber(profile: Profile): number {
    const number = this.#numbers.get(profile) ?? ++this.#lastNumber;
    this.#numbers.set(profile, number);
    return number;
  }
}
