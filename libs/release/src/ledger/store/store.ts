/**
 * Where the ledger keeps its files. Paths are relative, with `/`. A folder, a bucket or a ledger service stands behind the
 * same four acts.
 */
export interface Store {
  /** The bytes at `path`, or undefined when there are none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes all or nothing: a reader sees the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array | string): Promise<void>;
  /**
   * Replaces what is at `path` by what `change` makes of it; undefined leaves it alone. No change of somebody else is lost
   * in between, so `change` may run more than once.
   * @throws Refusal when others keep changing it for 10 s
   */
  update(path: string, change: Change): Promise<void>;
  /** Changes whenever the bytes at `path` may have changed; undefined when there are none. Cheap. */
  stamp(path: string): Promise<string | undefined>;
}

/** Makes the next bytes of a file from the present ones. */
export type Change = (present: Buffer | undefined) => Promise<string | undefined>;
