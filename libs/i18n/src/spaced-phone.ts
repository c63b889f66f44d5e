import { plainSpaces } from './plain-spaces.ts';

/** How numbers are grouped after the country code: the digits of each group. */
const groups: Readonly<Record<string, readonly number[]>> = {
  '+33': [1, 2, 2, 2, 2],
  '+213': [3, 2, 2, 2],
  '+32': [3, 2, 2, 2],
  '+34': [3, 3, 3],
  '+39': [3, 3, 4],
  '+41': [2, 3, 2, 2],
  '+44': [4, 6],
  '+49': [3, 4, 4],
};

const grouped = (digits: string, sizes: readonly number[]): string => {
  const parts: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest !== '') parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter(Boolean).join('\u00A0');
};

/**
 * Formats a telephone number as its country does: '+33612345678' becomes '+33 6 12 34 56 78', with no-break spaces. A
 * number that already has spaces, or has an unknown country code, keeps its groups.
 */
export function spacedPhone(phone: string): string {
  const plain = phone.trim().replace(/^00/, '+');
  if (/^0\d{9}$/.test(plain)) return grouped(plain, [2, 2, 2, 2, 2]);
  const code = Object.keys(groups).find((each) => plain.startsWith(each));
  const sizes = code === undefined ? undefined : groups[code];
  if (code === undefined || sizes === undefined || !/^\+\d+$/.test(plain))
    return phone.trim().replaceAll(' ', '\u00A0');
  return `${code}\u00A0${grouped(plain.slice(code.length), sizes)}`;
}

/** The same as a customer types it, with plain spaces: the value of a field. */
export const typedPhone = (phone: string): string => plainSpaces(spacedPhone(phone));
