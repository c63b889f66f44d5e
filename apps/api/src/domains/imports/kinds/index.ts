import type { ImportKind } from '@livree/contracts';
import { customersKind } from './customers.ts';
import type { Kind } from './kind.ts';
import { ridesKind } from './rides.ts';
import { vehiclesKind } from './vehicles.ts';

/** What can be imported. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  customers: customersKind,
  vehicles: vehiclesKind,
  rides: ridesKind,
};
