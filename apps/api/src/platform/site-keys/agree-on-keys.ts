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

/** What one process makes and another must accept or find: keys, and the place of uploaded files. */
const sharedThings = [
  {
    name: 'quotes',
    read: ({ quoteSecret }: Shared) => quoteSecret,
    differs: keyDiffers('LIVREE_QUOTE_SECRET'),
  },
  { name: 'push', read: ({ pushKey }: Shared) => pushKey, differs: keyDiffers('LIVREE_PUSH_KEY') },
  { name: 'store', read: storeAddress, differs: storeDiffers },
] as const;

const fingerprint = (name: string, thing: string): string =>
  createHash('sha256').update(`livree ${name} ${thing}`).digest('base64url').slice(0, 22);

const explainMode = (site: string, own: string): string =>
  site === 'on'
    ? `This database is that of a demonstration, and LIVREE_DEMONSTRATION is ${own}: a company begins with a database of its own.`
    : `This database is that of a company, and LIVREE_DEMONSTRATION is ${own}, which would fill it with the data of a fictional one: set it to off.`;

/**
 * A database is a company's or a demonstration's, as its first process says, and stays that. @throws ConfigError for a
 * process that says otherwise
 */
async function agreeOnMode(db: Connection, { brand }: Pick<Config, 'brand'>): Promise<void> {
  const own = brand.isDemonstration ? 'on' : 'off';
  const site = await storeFirstFingerprint(db, 'demonstration', own);
  if (site !== own) throw new ConfigError(explainMode(site, own));
}

/**
 * The first process on a database says whether it is a demonstration's, and names the keys of its site and its store of
 * uploaded files; every other one must have the same. One that is refused names nothing.
 * @throws ConfigError with a sentence for each that differs
 */
export function agreeOnKeys(db: Connection, own: Shared): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await agreeOnMode(trx, own);
    const sentences: string[] = [];
    for (const { name, read, differs } of sharedThings) {
      const mark = fingerprint(name, read(own));
      if ((await storeFirstFingerprint(trx, name, mark)) !== mark) sentences.push(differs);
    }
    if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  });
}

/** From now on, the keys and the store of this process are those of the site. @throws ConfigError on another's database */
export async function replaceKeys(db: Connection, own: Shared): Promise<void> {
  await agreeOnMode(db, own);
  for (const { name, read } of sharedThings) await replaceFingerprint(db, name, fingerprint(name, read(own)));
}
