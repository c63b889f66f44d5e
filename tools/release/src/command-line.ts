import type { Snapshot } from '@livree/contracts/compatibility';
import { releaseName } from '@livree/release';
import { retire, rollback, seed, type Ledger } from '@livree/release/ledger';
import type { KeptReport } from '@livree/server/problem-reports';
import type { ReleaseCount } from '@livree/server/release-counts';
import type { ReplaySite, SoughtFault } from './bisect/open-replay.ts';
import { bisectCommand } from './commands/bisect.ts';
import { canaryLines } from './commands/canary.ts';
import { inviteCommand } from './commands/invite.ts';
import { keyCommand } from './commands/keys.ts';
import { listReleases } from './commands/list.ts';
import { requireNames } from './commands/names.ts';
import { pinnedLines } from './commands/pinned.ts';
import { policyCommand } from './commands/policy.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand, readPublishOptions } from './commands/publish.ts';
import { replayCommand } from './commands/replay.ts';
import { statusLines } from './commands/status.ts';
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
  now(): Date;
  /** Announces the next step. */
  announce(line: string): void;
}

type Command = (context: CommandContext, args: readonly string[]) => Promise<string[]>;

/** The command was not understood; the message explains its use. */
export class UsageError extends Error {}

const usage = [
  'usage: release publish <remote> [--unchecked]',
  '       release publish --from <folder or address>',
  '       release promote <remote>[@version]…',
  '       release promote <remote>[@version] --canary [5%]',
  '       release promote --from <ledger> [remote]… [--unchecked]',
  '       release policy [share=10%]…',
  '       release rollback <remote>',
  '       release retire <remote> [/path]',
  '       release invite <remote>@<version>… [--for 2d] [--unchecked]',
  '       release invite --revoke <id>',
  '       release invite',
  '       release list [remote]',
  '       release status',
  '       release bisect --page </path> [--since 2d]',
  '       release bisect --with <command> [--since 2d]',
  '       release bisect <report>',
  '       release replay <report> [--run]',
  '       release seed',
  '       release key new <team> [remote]…',
  '       release key revoke <team>',
  '       release key replace',
  '       release key list',
  '       release serve-ledger',
  '       release desk',
  '       release watch',
  'The shell is released like a remote, as shell.',
].join('\n');

function one(args: readonly string[]): string {
  const [remote] = args;
  if (remote === undefined || args.length > 1) throw new UsageError(usage);
  return remote;
}

/** @throws UsageError for undefined: the command did not know its arguments */
function orUsage(lines: string[] | undefined): string[] {
  if (lines === undefined) throw new UsageError(usage);
  return lines;
}

const commands: Readonly<Record<string, Command>> = {
  async publish(context, args) {
    const options = readPublishOptions(args);
    if (options === undefined) throw new UsageError(usage);
    return publishCommand(context, options);
  },
  async promote(context, args) {
    return orUsage(await promoteCommand(context, args));
  },
  async rollback(context, args) {
    const remote = one(args);
    const canary = (await context.ledger.live()).canaries[remote];
    const ended = canary && `${releaseName(remote, canary.version)} was a canary and is gone; `;
    return [
      `${ended ?? ''}${remote}@${await rollback(context.ledger, remote, context.now())} is live ${ended === undefined ? 'again' : 'for everybody'}`,
    ];
  },
  async retire(context, [remote, to, ...rest]) {
    if (remote === undefined || rest.length > 0) throw new UsageError(usage);
    const version = await retire(context.ledger, { remote, to }, context.now());
    const paths = to === undefined ? 'its paths answer 404' : `its paths lead to ${to}`;
    return [`${releaseName(remote, version)} is offline: ${paths}; rollback ${remote} brings it back`];
  },
  async invite(context, args) {
    return orUsage(await inviteCommand(context, args));
  },
  async bisect(context, args) {
    return orUsage(await bisectCommand(context, args));
  },
  async replay(context, args) {
    return orUsage(await replayCommand(context, args));
  },
  list: (context, args) => listReleases(context.ledger, args[0]),
  status: async (context) => [
    ...(await statusLines(context.ledger, await context.counts())),
    ...(await canaryLines(context)),
    ...(await pinnedLines(context.ledger, context.now())),
  ],
  policy: (context, args) => policyCommand(context.ledger, args, context.now()),
  async key(context, args) {
    return orUsage(await keyCommand(context.ledger, args, context.now()));
  },
  async seed(context) {
    const moved = await seed(context.ledger, context.builds(), context.now(), { api: await context.api() });
    return [moved.length > 0 ? `now live: ${moved.join(', ')}` : 'the ledger is up to date'];
  },
};

/** A flag of `publish`, or the value after it. */
const isOfFlags = (args: readonly string[], index: number): boolean =>
  args[index]?.startsWith('--') === true || args[index - 1] === '--from';

/** Commands that read their arguments themselves. */
const ownReaders: ReadonlySet<string> = new Set(['invite', 'policy', 'bisect', 'replay', 'promote']);

const isPath = (arg: string): boolean => /^(?:\/[\w-]+)+$|^\/$/.test(arg);

/**
 * Runs a command and returns the lines to print.
 * @throws UsageError if it is not a command; Refusal if the ledger refuses
 */
export async function run(context: CommandContext, [name, ...args]: readonly string[]): Promise<string[]> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(usage);
  if (!ownReaders.has(name ?? ''))
    requireNames(
      args.filter(
        (arg, index) =>
          !(name === 'retire' && index === 1 && isPath(arg)) &&
          !(name === 'publish' && isOfFlags(args, index)),
      ),
    );
  return command(context, args);
}
