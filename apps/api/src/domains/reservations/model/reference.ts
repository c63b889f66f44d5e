import { randomInt } from 'node:crypto';

// Without letters and digits that sound or look alike.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reservation's reference for people: `LV-7K3F9QXM`. It is random, so it reveals no count. */
export function newReference(): string {
  return `LV-${Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}
