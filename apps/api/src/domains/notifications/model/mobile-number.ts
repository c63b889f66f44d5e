/** How mobile numbers of a country begin after its code, and the code; premium and personal numbers begin otherwise. */
const mobiles: Readonly<Record<string, { readonly code: string; readonly number: RegExp }>> = {
  fr: { code: '33', number: /^[67]\d{8}$/ },
  dz: { code: '213', number: /^[567]\d{8}$/ },
  ch: { code: '41', number: /^7[5-9]\d{7}$/ },
  be: { code: '32', number: /^4[5-9]\d{7}$/ },
  de: { code: '49', number: /^1[567]\d{8,9}$/ },
  it: { code: '39', number: /^3\d{8,9}$/ },
  es: { code: '34', number: /^(6|7[1-9])\d{7,8}$/ },
  gb: { code: '44', number: /^7[1-57-9]\d{8}$/ },
};

/**
 * The mobile number that text messages go to, as `+33612345678`; undefined for every other number, because nobody has
 * confirmed it and a call or message to it may cost. A number without a code is one of the first country.
 */
export function mobileNumber(typed: string, countries: readonly string[]): string | undefined {
  const compact = typed.replaceAll(/[\s()-]/g, '').replace(/^00/, '+');
  for (const country of compact.startsWith('+') ? countries : countries.slice(0, 1)) {
    const mobile = mobiles[country];
    if (mobile === undefined) continue;
    const { code, number } = mobile;
    const national = (compact.startsWith(`+${code}`) ? compact.slice(code.length + 1) : compact).replace(
      /^0/,
      '',
    );
    if (number.test(national)) return `+${code}${national}`;
  }
  return undefined;
}
