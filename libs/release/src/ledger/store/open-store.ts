import { folderStore } from './folder-store.ts';
import type { S3Address } from './s3-store.ts';
import type { Store } from './store.ts';

function s3AddressOf({ hostname, pathname, searchParams }: URL): S3Address {
  return {
    bucket: hostname,
    prefix: pathname.replaceAll(/^\/|\/$/g, ''),
    region: searchParams.get('region') ?? undefined,
    endpoint: searchParams.get('endpoint') ?? undefined,
  };
}

/**
 * The store at an address: the path of a folder, or `s3://bucket/prefix?region=…&endpoint=…`. Libraries for a server are loaded
 * only when it is one.
 */
export async function openStore(address: string): Promise<Store> {
  if (!address.startsWith('s3://')) return folderStore(address);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3AddressOf(new URL(address)));
}
