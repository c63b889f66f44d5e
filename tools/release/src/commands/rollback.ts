import { releaseName } from '@livree/release';
import {
  describePresent,
  readPresent,
  rollback,
  versionBefore,
  type Leaving,
  type Ledger,
} from '@livree/release/ledger';

/** The part of a context that a rollback needs. */
interface Surroundings {
  readonly ledger: Ledger;
  now(): Date;
  announce(line: string): void;
}

/**
 * What is there when the command starts, which it says: whoever is slower than somebody else rolls nothing back.
 * @throws Refusal if nothing was there before
 */
async function readLeaving({ ledger, announce }: Surroundings, remote: string): Promise<Leaving> {
  const live = await ledger.live();
  versionBefore(live, remote);
  const present = readPresent(live, remote);
  announce(`${describePresent(remote, present)}; this rollback ends that`);
  return { version: present.version, isOffline: present.state === 'offline' };
}

/**
 * `<remote>[@version]`: leaves that version, the live one or the canary; without a version, what is there.
 * @returns undefined if the arguments are not understood
 * @throws Refusal if the ledger refuses, or if that version is not there any more
 */
export async function rollbackCommand(
  context: Surroundings,
  [name, ...rest]: readonly string[],
): Promise<string[] | undefined> {
  if (name === undefined || rest.length > 0) return undefined;
  const [remote = '', version] = name.split('@');
  const leaving = version === undefined ? await readLeaving(context, remote) : { version, isOffline: false };
  const { version: live, left } = await rollback(context.ledger, remote, context.now(), leaving);
  const back = releaseName(remote, live);
  return left?.state === 'canary'
    ? [`${releaseName(remote, left.version)} was a canary and is gone; ${back} is live for everybody`]
    : [`${back} is live again`];
}
