import { isOneOf } from '@livree/contracts';

export const kinds = ['account', 'guest'] as const;

/** The kind in an address; an unknown one filters nothing. */
export const readKind = (text: string): '' | (typeof kinds)[number] => (isOneOf(kinds, text) ? text : '');
