import { randomInt } from 'node:crypto';
import { hashToken } from '../../../platform/token.ts';

/** Crockford's 32 letters: a code of sixteen has 80 bits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const count = 10;

const newGroup = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Ten codes such as `k7qd-9xm2-4hpt-wz3v`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join('-'));

/** The stored form of a code, however it was typed: letters that look like digits count as these. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1'));
