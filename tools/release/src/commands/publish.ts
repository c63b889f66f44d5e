import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Snapshot } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';
import { assetsSchema, releaseName, remoteIdSchema, shellId, storedIdSchema } from '@livree/release';
import {
  assertReleasable,
  buildAt,
  buildFolder,
  isShell,
  liveVersions,
  publish,
  readBuilt,
  Refusal,
  type AnyRelease,
  type Ledger,
  type ReadBuild,
} from '@livree/release/ledger';
import type { OneBuildCost } from '../one-build/measure-one-build.ts';
import type { Candidate } from '../visit/candidate.ts';
import { findOverspending } from './budget.ts';
import { copiesLine } from './copies.ts';
import { costLine } from './cost.ts';
import { usualInvitation } from './invite.ts';
import { oneBuildLine } from './one-build-line.ts';

/** The part of a context that publishing needs. */
interface Publisher {
  readonly ledger: Ledger;
  readonly siteUrl: string;
  build(id: string): Promise<void>;
  check(id: string): Promise<void>;
  visit(candidate: Candidate): Promise<string>;
  oneBuild(ids: readonly string[]): Promise<OneBuildCost>;
  locateBuild(id: string): string;
  api(): Promise<Snapshot | undefined>;
  now(): Date;
  announce(line: string): void;
}

/** What to publish: a part of the workspace, or a build made elsewhere. */
interface PublishOptions {
  readonly id: string | undefined;
  readonly from: string | undefined;
  readonly isUnchecked: boolean;
}

/** @returns undefined if the arguments are not those of `publish` */
export function readPublishOptions(args: readonly string[]): PublishOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { unchecked: { type: 'boolean', default: false }, from: { type: 'string' } },
    });
    const [id] = positionals;
    const isOne = positionals.length + (values.from === undefined ? 0 : 1) === 1;
    return isOne ? { id, from: values.from, isUnchecked: values.unchecked } : undefined;
  } catch {
    return undefined;
  }
}

const isAddress = (from: string): boolean => /^https?:\/\//.test(from);

/** @throws Refusal if no remote may have this id */
function requireId(id: string): void {
  const [issue] = z.safeParse(remoteIdSchema, id).error?.issues ?? [];
  if (issue !== undefined) throw new Refusal(`${id} is not the id of a remote: ${issue.message}`);
}

/** The id in a build. @throws Refusal if it has none */
async function readId(source: string, read: ReadBuild): Promise<string> {
  const bytes = await read('release.json');
  if (bytes === undefined) throw new Refusal(`${source} has no release.json; build it first`);
  try {
    return z.parse(z.object({ id: storedIdSchema }), JSON.parse(Buffer.from(bytes).toString())).id;
  } catch {
    throw new Refusal(`the release.json of ${source} names no remote`);
  }
}

/** The same build whatever becomes of its folder: other bytes than those of this description are refused. */
const onlyThis =
  (read: ReadBuild, release: AnyRelease): ReadBuild =>
  async (path) =>
    path === 'release.json' ? Buffer.from(JSON.stringify(release)) : read(path);

/** What is live and can be read. */
async function readLive(ledger: Ledger): Promise<AnyRelease[]> {
  const versions = Object.entries(liveVersions(await ledger.live()));
  const read = versions.map(([id, version]) => ledger.any(id, version).catch(() => undefined));
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

/** Whether it was live, and was published with its checks. */
async function isKnownGood(ledger: Ledger, { id, version }: AnyRelease): Promise<boolean> {
  const { trails } = await ledger.live();
  return (
    trails[id]?.includes(version) === true &&
    (await ledger.doubtAbout(releaseName(id, version))) === undefined
  );
}

/** Visits a build in the composition that it would join. The first release of a ledger has nothing to join. */
async function visitBuild({ ledger, visit, announce }: Publisher, candidate: Candidate): Promise<void> {
  const { id, version } = candidate.release;
  if (await isKnownGood(ledger, candidate.release)) return;
  const { trails } = await ledger.live();
  if (trails[shellId]?.[0] === undefined)
    announce(`${releaseName(id, version)} was not visited: no shell is live that it could join`);
  else announce(await visit(candidate));
}

/** What a single build of the same sources would load. @returns nothing for sources that are not here, and in an emergency, which does not wait */
async function singleLines(
  { oneBuild }: Publisher,
  release: AnyRelease,
  live: readonly AnyRelease[],
  { from, isUnchecked }: PublishOptions,
): Promise<string[]> {
  if (from !== undefined || isUnchecked) return [];
  const remotes = [release, ...live].filter((part) => !isShell(part)).map(({ id }) => id);
  try {
    return [oneBuildLine(release, live, await oneBuild([...new Set(remotes)]))];
  } catch (error) {
    return [`not compared with one build: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** What a release costs: against a single build, against what is live, and in copies. */
async function costLines(
  context: Publisher,
  release: AnyRelease,
  options: PublishOptions,
): Promise<string[]> {
  const live = await readLive(context.ledger);
  const former = live.find(({ id }) => id === release.id);
  const copied = copiesLine(release, live);
  return [
    ...(await singleLines(context, release, live, options)),
    costLine(release, former),
    ...(copied === undefined ? [] : [copied]),
  ];
}

/** The line with a link for testers, or why there is none: the release is published all the same. */
async function trialLine(context: Publisher, name: string, isUnchecked: boolean): Promise<string> {
  if (isUnchecked)
    return `nobody has checked it; the operator shows it to testers with: npm run release -- invite ${name} --unchecked`;
  try {
    return await usualInvitation(context, name);
  } catch (error) {
    if (error instanceof Refusal) return `no link for testers: ${error.message}`;
    throw error;
  }
}

/**
 * Publishes a remote of the workspace, or the shell, after building and checking it; or a build from a folder or an
 * address, whose sources cannot be checked here. Browsers may then get its files from that address. Both must match
 * everything that visitors can reach, and be in order when it is visited. The answer has a link for testers, or says why it has none.
 * @throws Refusal that names what does not
 */
export async function publishCommand(context: Publisher, options: PublishOptions): Promise<string[]> {
  const { id, from, isUnchecked } = options;
  const source = from === undefined ? context.locateBuild(id ?? '') : from.replace(/\/$/, '');
  const read = isAddress(source) ? buildAt(source) : buildFolder(resolve(source));
  const assets = `${source}/browser`;
  if (isAddress(source) && !z.safeParse(assetsSchema, assets).success)
    throw new Refusal(
      `${source} cannot be the address of a build: after its host it may have letters, digits and . _ - @ / alone`,
    );
  const named = id ?? (await readId(source, read));
  requireId(named);
  if (from === undefined) await context.build(named);
  const built = await readBuilt(named, read);
  const same = onlyThis(read, built);
  if (!isUnchecked) {
    const unknown = await assertReleasable(context.ledger, built, context.now(), {
      api: await context.api(),
    });
    if (unknown.length > 0)
      context.announce(`not compared, for they do not say what they rely on: ${unknown.join(', ')}`);
    const overspent = await findOverspending(built);
    if (overspent.length > 0)
      throw new Refusal(
        `${releaseName(named, built.version)} cannot be released: ${overspent.join('; and ')}`,
      );
    if (from === undefined) await context.check(named);
    await visitBuild(context, { release: built, read: same });
  }
  const { release, outcome } = await publish(context.ledger, named, same, context.now(), {
    isUnchecked,
    ...(isAddress(source) && { assets }),
  });
  const name = releaseName(named, release.version);
  for (const line of await costLines(context, release, options)) context.announce(line);
  const what = outcome === 'added' ? `published ${name}` : `published ${name} again, which is the newest now`;
  return [
    `${what}; make it live with: npm run release -- promote ${name}`,
    await trialLine(context, name, isUnchecked),
  ];
}
