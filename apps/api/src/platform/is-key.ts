import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a given text is the key, compared in constant time. */
export const isKey = (key: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(key), digest(given));
