import { listAddress } from '@livree/platform/list-address';

export const shown = ['mailings', 'subscribers'] as const;

/** What the page shows, and whom it looks for among the subscribers. */
export const newsletterAddress = listAddress({ show: '', search: '' });
