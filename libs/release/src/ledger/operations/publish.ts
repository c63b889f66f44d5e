import { addRelease } from '../add-release.ts';
import { readBuilt, type ReadBuild } from '../built-release.ts';
import type { Ledger } from '../ledger.ts';
import type { Origin } from '../log/acts.ts';
import { publications } from '../publications.ts';
import { isShell, type AnyRelease } from '../released-files.ts';

export interface PublishOptions {
  /** An emergency: the release was not checked, and the log says so. */
  readonly isUnchecked?: boolean;
  /** Where browsers may get the files of a remote besides from this site. */
  readonly assets?: string;
  /** Where it was live before. */
  readonly origin?: Origin;
}

export interface Published {
  readonly release: AnyRelease;
  readonly outcome: 'added' | 'known';
}

/** The release that was published last, if there is one and its description is whole. */
async function lastPublished(ledger: Ledger, remote: string): Promise<AnyRelease | undefined> {
  const last = (await publications(ledger, remote)).at(-1);
  return last && ledger.any(remote, last.version).catch(() => undefined);
}

/**
 * Adds a build without making it live. The log gets its line before the release exists, so a process that ends early
 * leaves no release that the log does not know.
 * @throws Refusal as `addRelease` does
 */
async function add(
  ledger: Ledger,
  remote: string,
  {
    read,
    now,
    isCountedAgain,
    isUnchecked = false,
    assets,
    origin,
  }: PublishOptions & { read: ReadBuild; now: Date; isCountedAgain: boolean },
): Promise<Published> {
  const built = await readBuilt(remote, read);
  const release = assets === undefined || isShell(built) ? built : { ...built, assets };
  const { version } = release;
  const more = { ...(isUnchecked && { unchecked: true as const }), ...(origin && { origin }) };
  const record = (description: string) =>
    ledger.record(now, { act: 'publish', remote, version, description, ...more });
  const earlier = await lastPublished(ledger, remote);
  const outcome = await addRelease(ledger, release, read, { beforeLast: record, earlier });
  if (outcome === 'known' && isCountedAgain) await record(await ledger.description(remote, version));
  return { release, outcome };
}

/** Adds a build of a remote, or of the shell, without making it live. Publishing the same build again makes it the newest. */
export const publish = (
  ledger: Ledger,
  remote: string,
  read: ReadBuild,
  now: Date,
  options: PublishOptions = {},
): Promise<Published> => add(ledger, remote, { ...options, read, now, isCountedAgain: true });

/** Adds a build that was found, on disk or on another ledger. A release that the ledger knows keeps its age. */
export const publishUnknown = (
  ledger: Ledger,
  remote: string,
  read: ReadBuild,
  now: Date,
  options: Pick<PublishOptions, 'isUnchecked' | 'origin'> = {},
): Promise<Published> => add(ledger, remote, { ...options, read, now, isCountedAgain: false });
