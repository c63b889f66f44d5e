import { randomBytes } from 'node:crypto';

/** The number of a transaction for customers and operators. */
export const newTransactionId = (): string => `TX-${randomBytes(6).toString('hex').toUpperCase()}`;
