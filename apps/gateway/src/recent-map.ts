/** A map that keeps the most recently used entries and forgets the others. */
export class RecentMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #forget: (value: V) => void;

  constructor(capacity: number, forget: (value: V) => void = () => {}) {
    this.#capacity = capacity;
    this.#forget = forget;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries;
    if (this.#entries.size <= this.#capacity || oldest === undefined) return;
    this.#entries.delete(oldest[0]);
    this.#forget(oldest[1]);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  entries(): Iterable<[K, V]> {
    return this.#entries.entries();
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }
}
