import { listAddress } from '@livree/platform/list-address';

export const fleetAddress = listAddress({ search: '', shows: '' });

export type FleetFilters = ReturnType<typeof fleetAddress.readFilters>;
