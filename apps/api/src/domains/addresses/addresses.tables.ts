import type { SavedPlaceKind } from '@livree/contracts';
import type { Generated } from 'kysely';

export interface SavedAddressTable {
  id: Generated<number>;
  customer_id: number;
  kind: SavedPlaceKind;
  /** Empty for home and work. */
  name: string;
  address: string;
  created_at: Date;
}

export interface AddressesTables {
  saved_addresses: SavedAddressTable;
}
