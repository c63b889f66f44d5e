import type { Snapshot } from '@livree/contracts/compatibility';
import { releaseName } from '@livree/release';
import { retire, seed, type Ledger } from '@livree/release/ledger';
import type { KeptReport } from '@livree/server/problem-reports';
import type { ReleaseCount } from '@livree/server/release-counts';
import type { ReplaySite, SoughtFault } from './bisect/open-replay.ts';
import { bisectCommand } from './commands/bisect.ts';
import { canaryLines } from './commands/canary.ts';
import { inviteCommand } from './commands/invite.ts';
import { keyCommand } from './commands/keys.ts';
import { listReleases } from './commands/list.ts';
import { requireIds, requireNames } from './commands/names.ts';
import { pinnedLines } from './commands/pinned.ts';
import { policyCommand } from './commands/policy.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand, readPublishOptions } from './commands/publish.ts';
import { replayCommand } from './commands/replay.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { serverCommand, serverStatus } from './commands/server.ts';
import { statusLines } from './commands/status.ts';
import type { OneBuildCost } from './one-build/measure-one-build.ts';
import type { Candidate } from './visit/candidate.ts';

/** The environment of the commands; tests pass their own. */
export interface CommandContext {
  readonly ledger: Ledger;
  /** The address of the site where testers try releases. */
  readonly siteUrl: string;
  /** The calls of the running API, as far as anybody can tell. */
  api(): Promise<Snapshot | undefined>;
  /** Builds a remote, or the shell. */
  build(id: string): Promise<void>;
  /** Types, lint and tests of a remote, or of the shell. @throws Refusal that names what failed */
  check(id: string): Promise<void>;
  /** Looks at a build in the composition that it would join. Returns a line about it. @throws Refusal with what is wrong */
  visit(candidate: Candidate): Promise<string>;
  /** What the shell and these remotes would load as one build of the sources in this workspace. @throws Error if they cannot be built */
  oneBuild(ids: readonly string[]): Promise<OneBuildCost>;
  /** The ledger of another site, to read it. */
  openSource(address: string): Promise<Ledger>;
  /** Starts a site of its own on which a fault is looked for, one composition after another. */
  replay(fault: SoughtFault): Promise<ReplaySite>;
  /** A visitor's report of a problem; undefined if it is unknown, or deleted. */
  report(id: string): Promise<KeptReport | undefined>;
  /** The folder of the build of a remote, or of the shell. @throws Refusal for an unknown one */
  locateBuild(id: string): string;
  builds(): Readonly<Record<string, string>>;
  /** What the gateways counted, in the last 30 days or since a moment; undefined if nobody knows. */
  counts(since?: Date): Promise<readonly ReleaseCount[] | undefined>;
  /** The digests of the images that the site's gateways say they run; undefined for one that does not say. */
  runningServers(): Promise<readonly (string | undefined)[]>;
  now(): Date;
  /** Announces the next step. */
  announce(line: string): void;
}

/** @returns the lines to print; undefined if the arguments are not understood */
type Command = (context: CommandContext, args: readonly string[]) => Promise<string[] | undefined>;

/** The command was not understood; the message explains its use. */
export class UsageError extends Error {}

const uses = [
  'publish <remote> [--unchecked]',
  'publish --from <folder or address>',
  'promote <remote>[@version]… [--again]',
  'promote <remote>[@version] --canary [5%] [--again]',
  'promote --from <ledger> [remote]… [--unchecked] [--again]',
  'policy [share=10%]…',
  'rollback <remote>[@version]',
  'retire <remote> [/path]',
  'invite <remote>@<version>… [--for 2d] [--unchecked]',
  'invite --revoke <id>',
  'invite',
  'server <sha256:…> --commit <hash>',
  'server --provenance <file>',
  'list [remote]',
  'status',
  'bisect --page </path> [--since 2d]',
  'bisect --with <command> [--since 2d]',
  'bisect <report>',
  'replay <report> [--run]',
  'seed',
  'key new <team> [remote]…',
  'key new <team> --read-only',
  'key revoke <team>',
  'key replace',
  'key list',
  'serve-ledger',
  'desk',
  'watch',
] as const;

/** How a command is typed, a line for each form; every command for a name that is none of them. */
function describeUse(name: string): string {
  const own = uses.filter((use) => use.split(' ')[0] === name);
  const forms = (own.length > 0 ? own : uses).join('\n       release ');
  return `usage: release ${forms}\nThe shell is released like a remote, as shell.`;
}

const commands: Readonly<Record<string, Command>> = {
  async publish(context, args) {
    const options = readPublishOptions(args);
    return options && publishCommand(context, options);
  },
  promote: promoteCommand,
  rollback: rollbackCommand,
  async retire(context, [remote, to, ...rest]) {
    if (remote === undefined || rest.length > 0) return undefined;
    const version = await retire(context.ledger, { remote, to }, context.now());
    const paths = to === undefined ? 'its paths answer 404' : `its paths lead to ${to}`;
    return [`${releaseName(remote, version)} is offline: ${paths}; rollback ${remote} brings it back`];
  },
  invite: inviteCommand,
  bisect: bisectCommand,
  replay: replayCommand,
  async list({ ledger }, [remote, ...rest]) {
    return rest.length > 0 ? undefined : listReleases(ledger, remote);
  },
  async status(context, args) {
    if (args.length > 0) return undefined;
    return [
      ...(await statusLines(context.ledger, await context.counts())),
      ...(await canaryLines(context)),
      ...(await pinnedLines(context.ledger, context.now())),
      ...(await serverStatus(context)),
    ];
  },
  server: serverCommand,
  policy: (context, args) => policyCommand(context.ledger, args, context.now()),
  key: keyCommand,
  async seed(context, args) {
    if (args.length > 0) return undefined;
    const moved = await seed(context.ledger, context.builds(), context.now(), { api: await context.api() });
    return [moved.length > 0 ? `now live: ${moved.join(', ')}` : 'the ledger is up to date'];
  },
};

/** A flag of `publish`, or the value after it. */
const isOfFlags = (args: readonly string[], index: number): boolean =>
  args[index]?.startsWith('--') === true || args[index - 1] === '--from';

/** Commands that read their arguments themselves. */
const ownReaders: ReadonlySet<string> = new Set([
  'invite',
  'policy',
  'bisect',
  'replay',
  'promote',
  'server',
  'key',
]);

/** Commands about a remote, whichever of its releases is there. */
const ofRemotes: ReadonlySet<string> = new Set(['list', 'retire']);

const isPath = (arg: string): boolean => /^(?:\/[\w-]+)+$|^\/$/.test(arg);

/**
 * Runs a command and returns the lines to print.
 * @throws UsageError if it is not a command; Refusal if the ledger refuses
 */
export async function run(
  context: CommandContext,
  [name = '', ...args]: readonly string[],
): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(describeUse(name));
  if (!ownReaders.has(name)) {
    const named = args.filter(
      (arg, index) =>
        !(name === 'retire' && index === 1 && isPath(arg)) && !(name === 'publish' && isOfFlags(args, index)),
    );
    (ofRemotes.has(name) ? requireIds : requireNames)(named);
  }
  const lines = await command(context, args);
  if (lines === undefined) throw new UsageError(describeUse(name));
  return lines;
}
