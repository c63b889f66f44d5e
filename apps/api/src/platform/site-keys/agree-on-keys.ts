import { createHash } from 'node:crypto';
import { type Config, ConfigError } from '../../config.ts';
import type { Connection } from '../db/index.ts';
import { replaceFingerprint, storeFirstFingerprint } from './site-keys.repository.ts';

type Keys = Pick<Config, 'quoteSecret' | 'pushKey'>;

/** Keys with which one process makes what another accepts. */
const sharedKeys = [
  { setting: 'LIVREE_QUOTE_SECRET', name: 'quotes', read: ({ quoteSecret }: Keys) => quoteSecret },
  { setting: 'LIVREE_PUSH_KEY', name: 'push', read: ({ pushKey }: Keys) => pushKey },
] as const;

const fingerprint = (name: string, key: string): string =>
  createHash('sha256').update(`livree ${name} ${key}`).digest('base64url').slice(0, 22);

/**
 * The first process on a database names the keys of its site; every other one must have the same.
 * @throws ConfigError with a sentence for each key that differs
 */
export async function agreeOnKeys(db: Connection, keys: Keys): Promise<void> {
  const sentences: string[] = [];
  for (const { setting, name, read } of sharedKeys) {
    const own = fingerprint(name, read(keys));
    if ((await storeFirstFingerprint(db, name, own)) !== own) sentences.push(differs(setting));
  }
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
}

const differs = (setting: string): string =>
  `${setting} differs from that of the site's other processes: set the same for all of them, or, to replace it on purpose, stop them and run --replace-keys once.`;

/** From now on, the keys of this process are those of the site. */
export async function replaceKeys(db: Connection, keys: Keys): Promise<void> {
  for (const { name, read } of sharedKeys) await replaceFingerprint(db, name, fingerprint(name, read(keys)));
}
