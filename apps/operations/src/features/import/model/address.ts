import { listAddress } from '@livree/platform/list-address';

/** The address says what is imported: `?kind=vehicles`. */
export const importAddress = listAddress({ kind: '' });
