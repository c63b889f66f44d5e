import { listAddress } from '@livree/platform/list-address';

export const customerAddress = listAddress({ search: '', kind: '' });

export type CustomerFilters = ReturnType<typeof customerAddress.readFilters>;
