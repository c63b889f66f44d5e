import { join, resolve } from 'node:path';
import { z } from '@livree/contracts/schema';
import { type Environment, optionalSetting, readEnvironment } from '@livree/server/environment';
import { type Ledger, openLedger } from './ledger.ts';
import { openStore } from './store/open-store.ts';

const bucketAddress = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w./-]*)?(?:\?.*)?$/;

const address = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text !== '' && (!text.includes('://') || bucketAddress.test(text)),
        'must be the path of a folder, or an address such as s3://bucket/prefix',
      ),
    ),
  z.transform((text) => (text.includes('://') ? text : resolve(text))),
);

/** What every program that opens the ledger reads. */
export const ledgerSettings = {
  LIVREE_LEDGER: optionalSetting(address, {
    about:
      'where releases are kept: a folder, or `s3://bucket/prefix?region=…&endpoint=…`, whose keys are in `AWS_ACCESS_KEY_ID` and its like',
    shown: '`ledger` in `LIVREE_DATA`',
  }),
};

/**
 * Opens the ledger that an environment names.
 * @param data the folder for data
 * @throws ConfigError when the environment names none that could be
 */
export async function openNamedLedger(environment: Environment, data: string): Promise<Ledger> {
  const { LIVREE_LEDGER: named = join(data, 'ledger') } = readEnvironment(
    z.object(ledgerSettings),
    environment,
  );
  return openLedger(await openStore(named));
}
