import type { Signer } from '../log/keys.ts';
import { folderStore } from './folder-store.ts';
import { assertNoFile } from './named-folder.ts';
import type { S3Address } from './s3-store.ts';
import type { Store } from './store.ts';

function parseS3Address({ hostname, pathname, searchParams }: URL): S3Address {
  return {
    bucket: hostname,
    prefix: pathname.replaceAll(/^\/|\/$/g, ''),
    region: searchParams.get('region') ?? undefined,
    endpoint: searchParams.get('endpoint') ?? undefined,
  };
}

/**
 * The store at an address: the path of a folder, `s3://bucket/prefix?region=…&endpoint=…`, or the URL of a ledger
 * service. Libraries for servers are loaded only if needed.
 * @param signer signs the requests to a service
 * @throws ConfigError if a file is in the place of the folder
 */
export async function openStore(address: string, signer: () => Promise<Signer>): Promise<Store> {
  if (!address.includes('://')) {
    await assertNoFile(address, 'LIVREE_LEDGER');
    return folderStore(address);
  }
  if (!address.startsWith('s3://')) {
    const { httpStore } = await import('./http-store.ts');
    return httpStore(address, signer);
  }
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(parseS3Address(new URL(address)));
}
