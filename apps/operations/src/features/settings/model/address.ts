import { listAddress } from '@livree/platform/list-address';

/** Which group the page shows, and which of its settings is open. */
export const settingsAddress = listAddress({ group: '', setting: '' });
