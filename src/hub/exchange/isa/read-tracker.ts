/** Tracks which values an export reads. Unread values are omissions, so no list of exported fields is needed. */

export class ReadTracker {
  readonly #names = new WeakMap<object, Set<string>>();
  readonly #shown = new WeakMap<object, object>();

  /** Returns a proxy that records reads, including reads of nested values. */
  track<T extends object>(object: T): T {
    const known = this.#shown.get(object);
    if (known !== undefined) return known as T;
    const names = new Set<string>();
    const shown = new Proxy(object, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'string') names.add(name);
        return typeof value === 'object' && value !== null ? this.track(value) : value;
      },
    });
    this.#names.set(object, names);
    this.#shown.set(object, shown);
    return shown;
  }

  isRead(object: object, name: string): boolean {
    return this.#names.get(object)?.has(name) === true;
  }

  isAnyRead(object: object): boolean {
    return (this.#names.get(object)?.size ?? 0) > 0;
  }
}
