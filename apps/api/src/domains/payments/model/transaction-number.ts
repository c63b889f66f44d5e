import { randomBytes } from 'node:crypto';

/** The number customers and operators name a transaction by. */
export const newTransactionId = (): string => `TX-${randomBytes(6).toString('hex').toUpperCase()}`;
