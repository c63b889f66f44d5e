import type { Ledger } from './ledger.ts';

/** A release in the ledger, and when it was last published; undefined if the log does not say. */
export interface Publication {
  readonly remote: string;
  readonly version: string;
  readonly at: string | undefined;
  /** Whether it was published last without its checks. */
  readonly isUnchecked: boolean;
}

/** Every release in the ledger, the most recently published last. */
export async function publications(ledger: Ledger, remote?: string): Promise<Publication[]> {
  const remotes = remote === undefined ? await ledger.published() : [remote];
  const last = new Map(
    (await ledger.history())
      .filter(({ act }) => act === 'publish')
      .map((event) => [`${event.remote} ${event.version}`, event] as const),
  );
  const held = await Promise.all(
    remotes.map(async (id) => {
      const versions = await ledger.versions(id);
      const whole = await Promise.all(versions.map((version) => ledger.has(id, version)));
      return versions
        .filter((_, index) => whole[index])
        .map((version) => {
          const { at, unchecked = false } = last.get(`${id} ${version}`) ?? { at: undefined };
          return { remote: id, version, at, isUnchecked: unchecked };
        });
    }),
  );
  return held.flat().toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
}
