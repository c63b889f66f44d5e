export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/** Keys of the texts under `cardForm.faults`. */
export type CardFault = 'number' | 'notATestCard' | 'expiry' | 'expired' | 'code';
export type CardFaults = { readonly [Field in keyof CardFields]?: CardFault };

const keepDigits = (text: string): string => text.replace(/\D/g, '');

/** Groups of four as on the card: `4242 4242 4242 4242`, at most 19 digits. */
export function formatCardNumber(typed: string): string {
  return keepDigits(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `MM / YY`; a first digit above 1 is a one-digit month. */
export function formatExpiry(typed: string): string {
  const digits = keepDigits(typed);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 4);
  return year === '' ? month : `${month} / ${year}`;
}

export const formatCode = (typed: string): string => keepDigits(typed).slice(0, 4);

/** The check digit of ISO/IEC 7812-1, annex B. */
export function hasValidCheckDigit(cardNumber: string): boolean {
  const digits = keepDigits(cardNumber);
  if (digits.length < 12) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the last day of its month. */
function expiryFault(expiry: string, now: Date): CardFault | undefined {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(expiry);
  const [month, year] = [Number(match?.[1]), 2000 + Number(match?.[2])];
  if (match === null || month < 1 || month > 12) return 'expiry';
  return now < new Date(year, month, 1) ? undefined : 'expired';
}

/** The errors of a card by field; an empty object if there are none. */
export function cardFaults(fields: CardFields, now: Date): CardFaults {
  const expiry = expiryFault(fields.expiry, now);
  return {
    ...(hasValidCheckDigit(fields.number) ? {} : { number: 'number' as const }),
    ...(expiry === undefined ? {} : { expiry }),
    ...(/^\d{3,4}$/.test(fields.code) ? {} : { code: 'code' as const }),
  };
}
