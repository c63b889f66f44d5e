import { parseArgs } from 'node:util';
import { newPrivateKey, Refusal, createSigner, type Ledger } from '@livree/release/ledger';
import { requireIds } from './names.ts';

/** The part of a context that keys need. */
interface KeyMaker {
  readonly ledger: Ledger;
  now(): Date;
  announce(line: string): void;
}

/** For whom a key is made. */
interface KeyOptions {
  readonly team: string;
  /** None keeps those that the team has; a new team has the remote with its name. */
  readonly remotes: readonly string[];
  readonly isReadOnly: boolean;
}

/** What the new key may release. */
async function chooseRemotes(
  ledger: Ledger,
  { team, remotes, isReadOnly }: KeyOptions,
): Promise<readonly string[]> {
  if (isReadOnly) return [];
  if (remotes.length > 0) return remotes;
  return (await ledger.grants()).get(team)?.remotes ?? [team];
}

const describeRemotes = (remotes: readonly string[]): string =>
  remotes.length > 0 ? `release ${remotes.join(', ')}` : 'read, and release nothing';

/**
 * Gives a team a new key for its remotes, which replaces the old one; the answer is the only copy of its private
 * half.
 */
async function newKey({ ledger, now, announce }: KeyMaker, options: KeyOptions): Promise<string[]> {
  const { team } = options;
  if (team === 'operator') throw new Refusal('operator is not the name of a team');
  const privateKey = newPrivateKey();
  const { key } = createSigner(privateKey);
  const remotes = await chooseRemotes(ledger, options);
  await ledger.record(now(), { act: 'grant', team, key, remotes: [...remotes] });
  announce(`the new key of ${team} may ${describeRemotes(remotes)}`);
  return [`LIVREE_RELEASE_KEY=${privateKey}`, `LIVREE_LEDGER_KEY=${await ledger.operatorKey()}`];
}

/**
 * Gives the operator a new key; the answer is the only copy of its private half. Everybody else's keys stay. Programs
 * that believe the old public key go on, until they get the new one.
 */
async function replaceKey(ledger: Ledger, now: Date): Promise<string[]> {
  const privateKey = newPrivateKey();
  const next = createSigner(privateKey);
  await ledger.replaceOperator(now, next);
  return [`LIVREE_RELEASE_KEY=${privateKey}`, `LIVREE_LEDGER_KEY=${next.key}`];
}

async function revokeKey(ledger: Ledger, team: string, now: Date): Promise<string[]> {
  if (!(await ledger.grants()).has(team)) throw new Refusal(`${team} has no key`);
  await ledger.record(now, { act: 'revoke', team });
  return [`the key of ${team} signs nothing any more; what it signed before stays`];
}

async function listKeys(ledger: Ledger): Promise<string[]> {
  const teams = [...(await ledger.grants())].map(
    ([team, { key, remotes }]) => `${team}  ${key}  ${remotes.join(', ') || 'nothing: it may read'}`,
  );
  return [`operator  ${await ledger.operatorKey()}  everything`, ...teams];
}

function readKeyArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'read-only': { type: 'boolean', default: false } },
    });
  } catch {
    return undefined;
  }
}

/**
 * `new <team> [remote]…` (without remotes, those that the team has, or the one with its name), `new <team> --read-only`,
 * `revoke <team>`, `replace` (the operator's) and `list`.
 * @returns undefined for other arguments
 * @throws Refusal if this program's key is not the operator's
 */
export async function keyCommand(maker: KeyMaker, args: readonly string[]): Promise<string[] | undefined> {
  const { values, positionals } = readKeyArguments(args) ?? {};
  if (values === undefined || positionals === undefined) return undefined;
  const { ledger, now } = maker;
  const { 'read-only': isReadOnly } = values;
  const [verb, team, ...remotes] = positionals;
  requireIds(positionals.slice(1));
  if (verb === 'new' && team !== undefined)
    return isReadOnly && remotes.length > 0 ? undefined : newKey(maker, { team, remotes, isReadOnly });
  if (isReadOnly || remotes.length > 0) return undefined;
  if (verb === 'list' && team === undefined) return listKeys(ledger);
  if (verb === 'replace' && team === undefined) return replaceKey(ledger, now());
  return verb === 'revoke' && team !== undefined ? revokeKey(ledger, team, now()) : undefined;
}
