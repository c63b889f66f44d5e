import { join } from 'node:path';
import { openS3Server } from '@livree/server/testing/s3';
import { openStore } from '../ledger/store/open-store.ts';
import type { Store } from '../ledger/store/store.ts';

/** A store of its own for one test. */
export interface PlantedStore {
  readonly store: Store;
  close(): Promise<void>;
}

const keys = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };

async function plantBucket(): Promise<PlantedStore> {
  const { endpoint, close } = await openS3Server('releases', keys);
  process.env['AWS_ACCESS_KEY_ID'] = keys.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = keys.secretAccessKey;
  const query = new URLSearchParams({ region: keys.region, endpoint });
  return { store: await openStore(`s3://releases/livree?${query}`), close };
}

/** Every kind of store by its name; `root` is a folder that the test removes. */
export const plantedStores = {
  'a folder': async (root) => ({ store: await openStore(join(root, 'ledger')), close: async () => {} }),
  'a bucket': plantBucket,
} satisfies Readonly<Record<string, (root: string) => Promise<PlantedStore>>>;
