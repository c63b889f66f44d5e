import { createHash } from 'node:crypto';
import { type Config, ConfigError } from '../../config.ts';
import type { Connection } from '../db/index.ts';
import { storeAddress } from '../storage/index.ts';
import { replaceFingerprint, storeFirstFingerprint } from './site-keys.repository.ts';

type Shared = Pick<Config, 'quoteSecret' | 'pushKey' | 's3' | 'dataFolder' | 'brand'>;

const keyDiffers = (setting: string): string =>
  `${setting} differs from that of the site's other processes: set the same for all of them, or, to replace it on purpose, stop them and run --replace-keys once.`;

const storeDiffers =
  "LIVREE_S3_BUCKET, LIVREE_S3_ENDPOINT or LIVREE_DATA leads to another store of uploaded files than that of the site's other processes: set the same for all of them, or, once its files are copied, stop them and run --replace-keys once.";

const modeDiffers =
  "LIVREE_DEMONSTRATION differs from that of the site's other processes, and one that is on fills the site with the fictional company: set the same for all of them, or, to change it on purpose, stop them and run --replace-keys once.";

/** What one process makes and another must accept or find: keys, the place of uploaded files, and whose site it is. */
const sharedThings = [
  {
    name: 'quotes',
    read: ({ quoteSecret }: Shared) => quoteSecret,
    differs: keyDiffers('LIVREE_QUOTE_SECRET'),
  },
  { name: 'push', read: ({ pushKey }: Shared) => pushKey, differs: keyDiffers('LIVREE_PUSH_KEY') },
  { name: 'store', read: storeAddress, differs: storeDiffers },
  {
    name: 'demonstration',
    read: ({ brand }: Shared) => String(brand.isDemonstration),
    differs: modeDiffers,
  },
] as const;

const fingerprint = (name: string, thing: string): string =>
  createHash('sha256').update(`livree ${name} ${thing}`).digest('base64url').slice(0, 22);

/**
 * The first process on a database names the keys of its site, its store of uploaded files and whether it is a demonstration;
 * every other one must have the same. One that is refused names nothing. @throws ConfigError with a sentence for each that differs
 */
export function agreeOnKeys(db: Connection, own: Shared): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const sentences: string[] = [];
    for (const { name, read, differs } of sharedThings) {
      const mark = fingerprint(name, read(own));
      if ((await storeFirstFingerprint(trx, name, mark)) !== mark) sentences.push(differs);
    }
    if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  });
}

/** From now on, what this process has is that of the site. */
export async function replaceKeys(db: Connection, own: Shared): Promise<void> {
  for (const { name, read } of sharedThings) await replaceFingerprint(db, name, fingerprint(name, read(own)));
}
