/**
 * Where the ledger stores its files. Paths are relative, with `/`. A folder, a bucket and a ledger service all
 * implement these four operations.
 */
export interface Store {
  /** The bytes at `path`; undefined if there are none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes all or nothing: a reader sees the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array | string): Promise<void>;
  /**
   * Replaces the bytes at `path` with the result of `change`, which only adds to them; undefined keeps them. No concurrent change is lost, so
   * `change` may run more than once.
   * @throws Refusal if others keep changing it for 10 s
   */
  update(path: string, change: Change): Promise<void>;
  /** Changes whenever the bytes at `path` may have changed; undefined if there are none. Cheap. */
  stamp(path: string): Promise<string | undefined>;
}

/** Makes the next bytes of a file from the current ones. */
export type Change = (present: Buffer | undefined) => Promise<string | undefined>;
