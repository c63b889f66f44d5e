import { framePath } from '@livree/document';

/** The path to which the provider sends the customer back: the frame document that notifies our page. */
export const returnPath = framePath('return');
