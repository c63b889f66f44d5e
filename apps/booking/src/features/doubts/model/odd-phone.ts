/** How many digits follow the country code where we drive. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '33': [9, 9],
  '32': [8, 9],
  '34': [9, 9],
  '41': [9, 9],
  '44': [9, 10],
  '49': [6, 11],
  '39': [6, 11],
  '213': [8, 9],
};

/** Whether a number has fewer or more digits than its country's numbers have. A number without country code is French. */
export function isOddPhone(phone: string): boolean {
  const plain = phone.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (!plain.startsWith('+')) return !/^0[1-9]\d{8}$/.test(plain);
  const digits = plain.slice(1).replace(/^(33|32|41|44|49|213)0/, '$1');
  const code = Object.keys(lengths).find((each) => digits.startsWith(each));
  if (code === undefined) return digits.length < 8 || digits.length > 15;
  const [least, most] = lengths[code] ?? [0, 15];
  const rest = digits.length - code.length;
  return rest < least || rest > most;
}
