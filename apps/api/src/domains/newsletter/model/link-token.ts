import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link in a mail. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
