import { z } from '@livree/contracts/schema';
import { releaseName, remoteIdSchema, versionSchema, type Composition, type Release } from '@livree/release';
import { composeOrRefuse, Refusal, type Ledger, type ShellOffer } from '@livree/release/ledger';
import { adoptGuest } from './guest-releases.ts';

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
  readonly ledger: Ledger;
  readonly guests: Ledger;
  readonly allowedOrigins: readonly string[];
  readonly shell: ShellOffer;
}

async function findRelease(options: OverrideOptions, wanted: string): Promise<Release> {
  const [remote = '', target = ''] = wanted.split('@', 2);
  if (releaseName(remote, target) !== wanted || !z.safeParse(remoteIdSchema, remote).success)
    throw new Refusal(wanted);
  if (z.safeParse(versionSchema, target).success) return options.ledger.release(remote, target);
  if (!originPattern.test(target)) throw new Refusal(wanted);
  return adoptGuest(options.guests, options.allowedOrigins, remote, target);
}

/**
 * The live composition with these remotes replaced.
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
  const members = new Map([...live.remotes, ...replacing].map((release) => [release.id, release]));
  const overrides = Object.fromEntries(replacing.map(({ id, version }) => [id, version]));
  try {
    return composeOrRefuse([...members.values()], options.shell, overrides);
  } catch (error) {
    return refuse('refusedOverride')(error);
  }
}
