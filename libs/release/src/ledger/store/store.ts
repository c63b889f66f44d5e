/**
 * Where the ledger keeps its files. Paths are relative, with `/`. The folder store is the default;
 * an object store can stand behind the same six acts.
 */
export interface Store {
  /** The bytes at `path`, or undefined when there are none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes all or nothing: a reader sees the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array | string): Promise<void>;
  /** Adds one line at the end of a log. */
  append(path: string, line: string): Promise<void>;
  /** Names directly inside `folder`, sorted; none when it does not exist. */
  list(folder: string): Promise<string[]>;
  /** Changes whenever the bytes at `path` may have changed; undefined when there are none. Cheap. */
  stamp(path: string): Promise<string | undefined>;
  /** Runs `act` while no other process runs one under the same name. */
  exclusively<T>(name: string, act: () => Promise<T>): Promise<T>;
}
