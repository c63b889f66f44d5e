import { releaseName } from '@livree/release';
import { assertPromotable, promote, type Ledger } from '@livree/release/ledger';
import { canaryCommand, type CanarySurroundings, chooseShare } from './canary.ts';
import { newestVersion } from './newest.ts';
import { promoteFromCommand, type Mover } from './promote-from.ts';
import { readPromoteOptions } from './promote-options.ts';
import { assertNotSentBack, promotionLines, uncheckedLines } from './promotion.ts';

type Surroundings = CanarySurroundings & Mover;

async function wantedVersions(ledger: Ledger, names: readonly string[]): Promise<Record<string, string>> {
  const pairs = names.map(async (name) => {
    const [remote = '', version] = name.split('@');
    return [remote, version ?? (await newestVersion(ledger, remote))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/**
 * `<remote>[@version]…`: makes releases live together, as a canary, or as they are on another ledger.
 * @returns undefined if the arguments are not understood
 * @throws Refusal if the ledger refuses
 */
export async function promoteCommand(
  context: Surroundings,
  args: readonly string[],
): Promise<string[] | undefined> {
  const options = readPromoteOptions(args);
  if (options === undefined) return undefined;
  const { names, from, canary, isUnchecked, isAgain } = options;
  if (from !== undefined) return promoteFromCommand(context, { from, only: names, isUnchecked, isAgain });
  const { ledger } = context;
  const wanted = await wantedVersions(ledger, names);
  const assertWanted = async () => (isAgain ? undefined : assertNotSentBack(ledger, wanted));
  await assertWanted();
  await assertPromotable(ledger, wanted, context.now(), await context.api());
  const share = canary === undefined ? undefined : await chooseShare(context, canary);
  for (const line of await uncheckedLines(ledger, wanted)) context.announce(line);
  if (share !== undefined) {
    const [[remote, version] = ['', '']] = Object.entries(wanted);
    return canaryCommand(context, { remote, version, share });
  }
  for (const line of await promotionLines(ledger, wanted)) context.announce(line);
  const moved = await promote(ledger, wanted, context.now(), assertWanted);
  return Object.entries(wanted).map(
    ([remote, version]) =>
      `${releaseName(remote, version)} ${moved.includes(remote) ? 'is now live' : 'was live before'}`,
  );
}
