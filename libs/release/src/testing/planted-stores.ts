import { join } from 'node:path';
import { openS3Server } from '@livree/server/testing/s3';
import { createLedgerService } from '../ledger/service/ledger-service.ts';
import { readTrust } from '../ledger/settings.ts';
import { folderStore } from '../ledger/store/folder-store.ts';
import { httpStore } from '../ledger/store/http-store.ts';
import { openStore } from '../ledger/store/open-store.ts';
import type { Store } from '../ledger/store/store.ts';

/** A separate store for one test. */
export interface PlantedStore {
  readonly store: Store;
  /** Its files, without any protection. */
  readonly behind: Store;
  close(): Promise<void>;
}

const keys = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };

const noSigner = () => Promise.reject(new Error('nothing is to be signed'));

async function plantBucket(): Promise<PlantedStore> {
  const { endpoint, close } = await openS3Server('releases', keys);
  process.env['AWS_ACCESS_KEY_ID'] = keys.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = keys.secretAccessKey;
  const query = new URLSearchParams({ region: keys.region, endpoint });
  const store = await openStore(`s3://releases/livree?${query}`, noSigner);
  return { store, behind: store, close };
}

async function plantService(root: string): Promise<PlantedStore> {
  const { operatorKey, signer } = await readTrust({}, root);
  const behind = folderStore(join(root, 'ledger'));
  const service = createLedgerService(behind, operatorKey, { lineTolerance: Infinity });
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  return { store: httpStore(address, signer), behind, close: () => service.close() };
}

/** Every kind of store by name. `root` is a folder that the test removes; it contains the operator's key. */
export const plantedStores = {
  'a folder': async (root) => {
    const store = folderStore(join(root, 'ledger'));
    return { store, behind: store, close: async () => {} };
  },
  'a bucket': plantBucket,
  'a service': plantService,
} satisfies Readonly<Record<string, (root: string) => Promise<PlantedStore>>>;
