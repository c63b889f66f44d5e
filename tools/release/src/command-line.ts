import type { Snapshot } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';
import { releaseName, remoteIdSchema, versionSchema } from '@livree/release';
import {
  assertPromotable,
  promote,
  Refusal,
  retire,
  rollback,
  seed,
  type Ledger,
  type TelemetryCounters,
} from '@livree/release/ledger';
import { inviteCommand } from './commands/invite.ts';
import { keyCommand } from './commands/keys.ts';
import { listReleases } from './commands/list.ts';
import { newestVersion } from './commands/newest.ts';
import { promotionLines } from './commands/promotion.ts';
import { publishCommand, readWish } from './commands/publish.ts';
import { statusLines } from './commands/status.ts';

/** The environment of the commands; tests pass their own. */
export interface Workplace {
  readonly ledger: Ledger;
  /** The address of the site where testers try releases. */
  readonly siteUrl: string;
  /** The calls of the running API, as far as anybody can tell. */
  api(): Promise<Snapshot | undefined>;
  /** Builds a remote, or the shell. */
  build(id: string): Promise<void>;
  /** Types, lint and tests of a remote, or of the shell. @throws Refusal that names what failed */
  check(id: string): Promise<void>;
  /** The folder of the build of a remote, or of the shell. @throws Refusal for an unknown one */
  distOf(id: string): string;
  builds(): Readonly<Record<string, string>>;
  counters(): Promise<TelemetryCounters | undefined>;
  now(): Date;
  /** Announces the next step. */
  announce(line: string): void;
}

type Command = (place: Workplace, args: readonly string[]) => Promise<string[]>;

/** The command was not understood; the message explains its use. */
export class Misuse extends Error {}

const usage =
  'usage: release publish <remote> [--unchecked] | publish --from <folder or address> | promote <remote>[@version]… | rollback <remote> | retire <remote> [/path] | invite <remote>@<version>… [--for 2d] [--unchecked] | invite --revoke <id> | invite | list [remote] | status | seed | key new <team> [remote]… | key revoke <team> | key replace | key list | serve-ledger | desk; the shell is released like a remote, as shell';

function one(args: readonly string[]): string {
  const [remote] = args;
  if (remote === undefined || args.length > 1) throw new Misuse(usage);
  return remote;
}

async function wantedVersions(ledger: Ledger, args: readonly string[]): Promise<Record<string, string>> {
  const pairs = args.map(async (arg) => {
    const [remote = '', version] = arg.split('@');
    return [remote, version ?? (await newestVersion(ledger, remote))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

const commands: Readonly<Record<string, Command>> = {
  async publish(place, args) {
    const wish = readWish(args);
    if (wish === undefined) throw new Misuse(usage);
    return publishCommand(place, wish);
  },
  async promote(place, args) {
    if (args.length === 0) throw new Misuse(usage);
    const wanted = await wantedVersions(place.ledger, args);
    await assertPromotable(place.ledger, wanted, place.now(), await place.api());
    for (const line of await promotionLines(place.ledger, wanted)) place.announce(line);
    const moved = await promote(place.ledger, wanted, place.now());
    return Object.entries(wanted).map(
      ([remote, version]) =>
        `${releaseName(remote, version)} ${moved.includes(remote) ? 'is now live' : 'was live before'}`,
    );
  },
  async rollback(place, args) {
    const remote = one(args);
    return [`${remote}@${await rollback(place.ledger, remote, place.now())} is live again`];
  },
  async retire(place, [remote, to, ...rest]) {
    if (remote === undefined || rest.length > 0) throw new Misuse(usage);
    const version = await retire(place.ledger, { remote, to }, place.now());
    const paths = to === undefined ? 'its paths answer 404' : `its paths lead to ${to}`;
    return [`${releaseName(remote, version)} is offline: ${paths}; rollback ${remote} brings it back`];
  },
  async invite(place, args) {
    const lines = await inviteCommand(place, args);
    if (lines === undefined) throw new Misuse(usage);
    return lines;
  },
  list: (place, args) => listReleases(place.ledger, args[0]),
  status: async (place) => statusLines(place.ledger, (await place.counters()) ?? { errors: {} }),
  async key(place, args) {
    const lines = await keyCommand(place.ledger, args, place.now());
    if (lines === undefined) throw new Misuse(usage);
    return lines;
  },
  async seed(place) {
    const moved = await seed(place.ledger, place.builds(), place.now(), { api: await place.api() });
    return [moved.length > 0 ? `now live: ${moved.join(', ')}` : 'the ledger is up to date'];
  },
};

function isName(arg: string): boolean {
  const [remote, version, ...rest] = arg.split('@');
  const isVersion = version === undefined || z.safeParse(versionSchema, version).success;
  return z.safeParse(remoteIdSchema, remote).success && isVersion && rest.length === 0;
}

/** A flag of `publish`, or the folder after `--from`. */
const isOfFlags = (args: readonly string[], index: number): boolean =>
  args[index]?.startsWith('--') === true || args[index - 1] === '--from';

const isPath = (arg: string): boolean => /^(?:\/[\w-]+)+$|^\/$/.test(arg);

/**
 * Runs a command and returns the lines to print.
 * @throws Misuse if it is not a command; Refusal if the ledger refuses
 */
export async function run(place: Workplace, [name, ...args]: readonly string[]): Promise<string[]> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Misuse(usage);
  const odd = args.find(
    (arg, index) =>
      !isName(arg) &&
      !(name === 'retire' && index === 1 && isPath(arg)) &&
      !(name === 'publish' && isOfFlags(args, index)) &&
      name !== 'invite',
  );
  if (odd !== undefined)
    throw new Refusal(`${odd} is not the name of a remote or of a release (booking, booking@0123456789ab)`);
  return command(place, args);
}
