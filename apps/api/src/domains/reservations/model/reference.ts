import { randomInt } from 'node:crypto';

// Without the letters and digits that are mistaken for one another on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The name of a reservation for people: `LV-7K3F9QXM`. Random: nobody learns how many there are. */
export function newReference(): string {
  return `LV-${Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}
