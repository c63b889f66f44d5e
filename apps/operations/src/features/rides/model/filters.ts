import { listAddress } from '@livree/platform/list-address';

export const rideAddress = listAddress({ search: '', status: '' });

export type RideFilters = ReturnType<typeof rideAddress.readFilters>;
