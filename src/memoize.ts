interface Known<Key, Value> {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

export function getOrAdd<Key, Value>(known: Known<Key, Value>, key: Key, create: (key: Key) => Value): Value {
  const value = known.get(key);
  if (value !== undefined || known.has(key)) return value as Value;
  const created = create(key);
  known.set(key, created);
  return created;
}

/** Returns a function that computes a value once per object. The value is released with the object. */
export function memoize<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => getOrAdd(known, key, create);
}

/** A map with a maximum size. Setting a value makes its entry the newest; the oldest entries are evicted. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;
  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#max) this.delete(this.keys().next().value as Key);
    return this;
  }
}
