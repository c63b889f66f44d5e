import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, known only to the holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
