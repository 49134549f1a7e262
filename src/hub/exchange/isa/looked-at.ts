/** Which values somebody has looked at, so that those that a file leaves out are known without a list of what it holds. */

/** Objects that are watched. */
export class LookedAt {
  readonly #names = new WeakMap<object, Set<string>>();
  readonly #shown = new WeakMap<object, object>();

  /** The same object or list; what is read of it, and of what is in it, is noted. */
  watched<T extends object>(object: T): T {
    const known = this.#shown.get(object);
    if (known !== undefined) return known as T;
    const names = new Set<string>();
    const shown = new Proxy(object, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'string') names.add(name);
        return typeof value === 'object' && value !== null ? this.watched(value) : value;
      },
    });
    this.#names.set(object, names);
    this.#shown.set(object, shown);
    return shown;
  }

  /** Whether anybody has looked at a value of an object. */
  has(object: object, name: string): boolean {
    return this.#names.get(object)?.has(name) === true;
  }

  /** Whether anybody has looked at any value of it. */
  hasAny(object: object): boolean {
    return (this.#names.get(object)?.size ?? 0) > 0;
  }
}
