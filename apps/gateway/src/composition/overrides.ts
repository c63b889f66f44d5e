import { z } from '@livree/contracts/schema';
import {
  releaseName,
  remoteIdSchema,
  shellId,
  versionSchema,
  type Composition,
  type Release,
} from '@livree/release';
import { composeOrRefuse, isShell, Refusal, type AnyRelease, type Releases } from '@livree/release/ledger';
import type { Guests } from './guest-releases.ts';
import type { ReadShell } from './shell-reader.ts';

const mostOverrides = 5;
const originPattern = /^https?:\/\/[\w.:[\]-]+$/;

/** A tester requested releases that cannot be shown. */
export class OverrideRefusal extends Error {
  readonly subject: 'unknownRelease' | 'refusedOverride';

  constructor(subject: OverrideRefusal['subject'], message: string) {
    super(message);
    this.subject = subject;
  }
}

export interface OverrideOptions {
  readonly ledger: Releases;
  readonly guests: Guests;
  readonly allowedOrigins: readonly string[];
  readonly readShell: ReadShell;
}

const isRemote = (release: AnyRelease): release is Release => !isShell(release);

async function findRelease(options: OverrideOptions, wanted: string): Promise<AnyRelease> {
  const [remote = '', target = ''] = wanted.split('@', 2);
  if (releaseName(remote, target) !== wanted || !z.safeParse(remoteIdSchema, remote).success)
    throw new Refusal(wanted);
  if (z.safeParse(versionSchema, target).success) return options.ledger.any(remote, target);
  // A shell controls every page, so it must have been published.
  if (remote === shellId || !originPattern.test(target)) throw new Refusal(wanted);
  if (!options.allowedOrigins.includes(target))
    throw new Refusal(`${target} is not one of LIVREE_OVERRIDE_ORIGINS`);
  return adopt(options, remote, target);
}

/** A build at an origin. If it has the version of a published release, that release is meant: no other may have it. */
async function adopt({ ledger, guests }: OverrideOptions, remote: string, origin: string): Promise<Release> {
  const { release, keep } = await guests.read(remote, origin);
  if (await ledger.has(remote, release.version)) return ledger.release(remote, release.version);
  await keep();
  return release;
}

/**
 * The live composition with these remotes, or the shell, replaced.
 * @throws OverrideRefusal if a version was never published, or does not match the others
 */
export async function overriddenComposition(
  live: Composition,
  wanted: readonly string[],
  options: OverrideOptions,
): Promise<Composition> {
  const refuse =
    (subject: OverrideRefusal['subject']) =>
    (error: unknown): never => {
      if (error instanceof Refusal) throw new OverrideRefusal(subject, error.message);
      throw error;
    };
  if (wanted.length > mostOverrides)
    throw new OverrideRefusal('unknownRelease', `${wanted.length} > ${mostOverrides}`);
  const replacing = await Promise.all(wanted.map((text) => findRelease(options, text))).catch(
    refuse('unknownRelease'),
  );
  const shell = replacing.find(isShell) ?? (await options.readShell(live));
  const remotes = [...live.remotes, ...replacing.filter(isRemote)];
  const members = new Map(remotes.map((release) => [release.id, release]));
  const overrides = Object.fromEntries(replacing.map(({ id, version }) => [id, version]));
  try {
    return composeOrRefuse([...members.values()], shell, overrides);
  } catch (error) {
    return refuse('refusedOverride')(error);
  }
}
