import { listAddress } from '@livree/platform/list-address';

export const fleetAddress = listAddress({ search: '', shows: '' });

export type FleetFilters = ReturnType<typeof fleetAddress.readFilters>;

/** What the list asks for: what is on offer, unless it shows what is retired. */
export const toQuery = ({ search, shows }: FleetFilters) =>
  ({ search, shows: shows === 'retired' ? 'retired' : 'offered' }) as const;
