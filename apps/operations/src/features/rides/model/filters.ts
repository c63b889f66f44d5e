import { isOneOf, rideNeeds } from '@livree/contracts';
import { listAddress } from '@livree/platform/list-address';

export const rideAddress = listAddress({ search: '', status: '', need: '' });

export type RideFilters = ReturnType<typeof rideAddress.readFilters>;

/** What the list asks for; a reason to wait that nobody knows filters nothing. */
export const toQuery = ({ need, ...filters }: RideFilters) =>
  ({ ...filters, need: isOneOf(rideNeeds, need) ? need : '' }) as const;
