import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger, type Ledger } from '../ledger/ledger.ts';
import { createSigner, newPrivateKey, type Signer } from '../ledger/log/keys.ts';
import { createLedgerService } from '../ledger/service/ledger-service.ts';
import { folderStore } from '../ledger/store/folder-store.ts';
import { httpStore } from '../ledger/store/http-store.ts';
import type { Store } from '../ledger/store/store.ts';

/** A ledger in a folder behind its service, with a team that may release booking. */
export interface ServedLedger {
  readonly folder: string;
  /** The files behind the service. */
  readonly behind: Store;
  readonly address: string;
  readonly operator: Signer;
  readonly booking: Signer;
  openStoreAs(signer: Signer): Store;
  openLedgerAs(signer: Signer): Ledger;
  close(): Promise<void>;
}

export async function serveLedger(): Promise<ServedLedger> {
  const [operator, booking] = [createSigner(newPrivateKey()), createSigner(newPrivateKey())];
  const folder = mkdtempSync(join(tmpdir(), 'livree-service-'));
  const behind = folderStore(folder);
  const service = createLedgerService(behind, operator.key);
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  const openStoreAs = (signer: Signer) => httpStore(address, async () => signer);
  const openLedgerAs = (signer: Signer) =>
    openLedger(openStoreAs(signer), { operatorKey: operator.key, signer: async () => signer });
  await openLedgerAs(operator).record(new Date(), {
    act: 'grant',
    team: 'booking',
    key: booking.key,
    remotes: ['booking'],
  });
  return {
    folder,
    behind,
    address,
    operator,
    booking,
    openStoreAs,
    openLedgerAs,
    async close() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
