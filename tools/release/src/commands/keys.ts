import { newPrivateKey, Refusal, createSigner, type Ledger } from '@livree/release/ledger';

/**
 * Gives a team a new key for its remotes, which replaces the old one; the answer is the only copy of its private
 * half.
 */
async function newKey(
  ledger: Ledger,
  team: string,
  remotes: readonly string[],
  now: Date,
): Promise<string[]> {
  if (team === 'operator') throw new Refusal('operator is not the name of a team');
  const privateKey = newPrivateKey();
  const { key } = createSigner(privateKey);
  await ledger.record(now, { act: 'grant', team, key, remotes: [...remotes] });
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
    ([team, { key, remotes }]) => `${team}  ${key}  ${remotes.join(', ')}`,
  );
  return [`operator  ${await ledger.operatorKey()}  everything`, ...teams];
}

/**
 * `new <team> [remote]…` (without remotes, the one with the team's name), `revoke <team>`, `replace` (the operator's)
 * and `list`.
 * @returns undefined for other arguments
 * @throws Refusal if this program's key is not the operator's
 */
export async function keyCommand(
  ledger: Ledger,
  [verb, team, ...remotes]: readonly string[],
  now: Date,
): Promise<string[] | undefined> {
  if (verb === 'list' && team === undefined) return listKeys(ledger);
  if (verb === 'replace' && team === undefined) return replaceKey(ledger, now);
  if (team === undefined) return undefined;
  if (verb === 'new') return newKey(ledger, team, remotes.length === 0 ? [team] : remotes, now);
  return verb === 'revoke' && remotes.length === 0 ? revokeKey(ledger, team, now) : undefined;
}
