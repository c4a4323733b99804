/** A map with a limit on its entries: the oldest entry is dropped first. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #maxEntries: number;

  constructor(maxEntries: number, entries: Iterable<readonly [Key, Value]> = []) {
    super();
    this.#maxEntries = maxEntries;
    for (const [key, value] of entries) this.set(key, value);
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.#maxEntries && !oldest.done) this.delete(oldest.value);
    return this;
  }
}

/** Size of a cache. */
export interface Usage {
  entries: number;
  bytes: number;
}

/** A map with a limit on its bytes: the least recently used value is dropped first. */
export class LruCache<Value> {
  readonly #values = new Map<string, { value: Value; bytes: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get usage(): Usage {
    return { entries: this.#values.size, bytes: this.#bytes };
  }

  get(key: string): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    this.#values.delete(key);
    this.#values.set(key, entry);
    return entry.value;
  }

  /** `bytes`: the estimated size. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.#values.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  *values(): Generator<Value> {
    for (const { value } of this.#values.values()) yield value;
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0;
    this.#values.delete(key);
  }
}
