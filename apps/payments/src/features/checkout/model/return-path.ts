import { framePath } from '@livree/document';

/** Where the provider sends the customer back to: the page of the checkout frame that tells ours. */
export const returnPath = framePath('return');
