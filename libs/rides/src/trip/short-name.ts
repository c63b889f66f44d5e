/** Short names of airports whose full names do not fit on a map. */
const airports: readonly (readonly [RegExp, string])[] = [
  [/charles[ -]de[ -]gaulle|\broissy\b.*\bCDG\b|\(CDG\)/i, 'Roissy CDG'],
  [/orly airport|(?:a[eé]ro|flughafen).*\borly\b/i, 'Orly'],
  [/beauvais airport|(?:a[eé]ro|flughafen).*\bbeauvais\b/i, 'Beauvais'],
  [/le bourget airport|(?:a[eé]ro|flughafen).*\ble bourget\b/i, 'Le Bourget'],
  [/saint-exup[eé]ry airport|(?:a[eé]ro|flughafen).*\bsaint[ -]exup[eé]ry\b/i, 'Lyon LYS'],
  [/houari[ -]boum[eé]di[eè]ne/i, 'Alger ALG'],
];

/** An address up to its first comma, which fits on a map; a house number alone, or nothing, is not enough. */
export function shortName(address: string): string {
  const airport = airports.find(([name]) => name.test(address));
  if (airport !== undefined && !/^\s*\d/.test(address)) return airport[1];
  const [first = '', second] = address.split(',');
  const isNumber = /^\s*\d+\s*\w{0,3}\s*$/.test(first);
  const short = isNumber && second !== undefined ? `${first.trim()}, ${second.trim()}` : first.trim();
  return short || address.trim();
}
