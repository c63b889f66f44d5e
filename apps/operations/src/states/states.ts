import { defineStates } from '@livree/testing/states';

/** Every state of this remote. */
export const states = defineStates([{ name: 'page', at: '/operations', says: ['page.title'] }]);
