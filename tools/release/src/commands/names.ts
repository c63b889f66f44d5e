import { z } from '@livree/contracts/schema';
import { storedIdSchema, versionSchema } from '@livree/release';
import { Refusal } from '@livree/release/ledger';

/** Whether a text can name a remote (`booking`) or a release (`booking@0123456789ab`). */
export function isName(text: string): boolean {
  const [remote, version, ...rest] = text.split('@');
  const isVersion = version === undefined || z.safeParse(versionSchema, version).success;
  return z.safeParse(storedIdSchema, remote).success && isVersion && rest.length === 0;
}

/** The first remote that more than one of these names are of. */
export function findNamedTwice(names: readonly string[]): string | undefined {
  const remotes = names.map((name) => name.split('@')[0]);
  return remotes.find((remote, index) => remotes.indexOf(remote) !== index);
}

/** @throws Refusal for the first text that is not the id of a remote, or of a team */
export function requireIds(texts: readonly string[]): void {
  const odd = texts.find((text) => !z.safeParse(storedIdSchema, text).success);
  if (odd !== undefined) throw new Refusal(`${odd} is not the name of a remote alone (booking)`);
}

/** @throws Refusal for the first text that cannot be a name */
export function requireNames(texts: readonly string[]): void {
  const odd = texts.find((text) => !isName(text));
  if (odd !== undefined)
    throw new Refusal(`${odd} is not the name of a remote or of a release (booking, booking@0123456789ab)`);
}
