import { listAddress } from '@livree/platform/list-address';

export const articleStates = ['draft', 'scheduled', 'published'] as const;

/** Which articles the list shows. */
export const articlesAddress = listAddress({ state: '' });
