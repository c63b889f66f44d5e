/** An address up to its first comma, as a map has room for; a house's number alone would say nothing. */
export function shortName(address: string): string {
  const [first = '', second] = address.split(',');
  const isNumber = /^\s*\d+\s*\w{0,3}\s*$/.test(first);
  return isNumber && second !== undefined ? `${first.trim()}, ${second.trim()}` : first.trim();
}
