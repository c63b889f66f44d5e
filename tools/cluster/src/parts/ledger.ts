import { createSigner, newPrivateKey } from '@livree/release/ledger';
import { openS3Server } from '@livree/server/testing/s3';
import type { RoleSettings } from './roles.ts';

export interface StandInLedger {
  readonly settings: Pick<RoleSettings, 'ledger' | 'releaseKey'>;
  close(): Promise<void>;
}

const bucket = 'livree';
const keys = { region: 'us-east-1', accessKeyId: 'cluster', secretAccessKey: 'a key of this cluster alone' };

/** The place of releases, in a stand-in for S3, with an operator's key of its own. */
export async function openStandInLedger(): Promise<StandInLedger> {
  const store = await openS3Server(bucket, keys);
  const releaseKey = newPrivateKey();
  return {
    settings: {
      releaseKey,
      ledger: {
        LIVREE_LEDGER: `s3://${bucket}/ledger?region=${keys.region}&endpoint=${store.endpoint}`,
        LIVREE_LEDGER_KEY: createSigner(releaseKey).key,
        AWS_ACCESS_KEY_ID: keys.accessKeyId,
        AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      },
    },
    close: () => store.close(),
  };
}
