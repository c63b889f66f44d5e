import type { SavedAddressChange, SavedAddressRequest, SavedPlaceKind } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { AppError, fieldError } from '../../platform/http/index.ts';
import { lockHolder } from '../identity/index.ts';
import {
  changeAddress,
  keepAddress,
  listAddresses,
  removeAddress,
  type SavedAddressRow,
} from './addresses.repository.ts';

const mostOfOnePerson = 20;

/** The caller, whose account stays locked while their addresses change: two calls at once do not pass the limit. */
export interface Owner {
  readonly userId: number;
  readonly token: string | null;
}

/**
 * Saves an address of a customer. A new home or work replaces the one before, and the same place is saved once.
 * @throws AppError 401, 422 beside the name of a place, or `addresses.too_many`
 */
export function saveAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  { kind, address, ...request }: SavedAddressRequest,
): Promise<SavedAddressRow> {
  const name = readName(kind, request.name);
  return db.transaction().execute(async (trx) => {
    const { id: customerId } = await lockHolder(trx, owner);
    const known = await listAddresses(trx, customerId);
    const isKnown = known.some((each) =>
      kind === 'place' ? each.name === name && each.address === address : each.kind === kind,
    );
    if (!isKnown && known.length >= mostOfOnePerson) throw new AppError('addresses.too_many');
    return keepAddress(trx, { customer_id: customerId, kind, name, address, created_at: clock.now() });
  });
}

/**
 * Changes name and address of a saved address. A place that becomes the same as another one replaces it.
 * @throws AppError 401, 422 beside the name of a place, or `addresses.not_found`
 */
export function renameAddress(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  { id, change: { address, ...change } }: { readonly id: number; readonly change: SavedAddressChange },
): Promise<SavedAddressRow> {
  return db.transaction().execute(async (trx) => {
    const { id: customerId } = await lockHolder(trx, owner);
    const known = await listAddresses(trx, customerId);
    const row = known.find((each) => each.id === id);
    if (!row) throw new AppError('addresses.not_found');
    const name = readName(row.kind, change.name);
    const same = known.find((each) => each.id !== id && each.name === name && each.address === address);
    if (same && row.kind === 'place') await removeAddress(trx, customerId, same.id);
    return changeAddress(trx, id, { name, address });
  });
}

/** Empty for home and work. @throws AppError 422 for a place without a name */
function readName(kind: SavedPlaceKind, name: string | null | undefined): string {
  if (kind !== 'place') return '';
  if (!name) throw fieldError('name', 'validation.place_name');
  return name;
}
