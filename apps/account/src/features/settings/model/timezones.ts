interface Zone {
  readonly value: string;
  readonly label: string;
}

const shownAtMost = 40;

/** The label of a time zone; other text stays unchanged. */
export const findLabel = (zones: readonly Zone[], value: string): string =>
  zones.find((zone) => zone.value === value)?.label ?? value;

/** The time zone of a label; other text stays unchanged. */
export const findZone = (zones: readonly Zone[], label: string): string =>
  zones.find((zone) => zone.label === label)?.value ?? label;

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[_/\s-]+/g, ' ')
    .trim();

/** The time zones whose names contain the typed text; the first of all if the text is the name of one. */
export function matchingZones(zones: readonly Zone[], typed: string) {
  const wanted = zones.some(({ label }) => label === typed) ? '' : plain(typed);
  return zones
    .filter(({ label }) => plain(label).includes(wanted))
    .slice(0, shownAtMost)
    .map(({ value, label }) => ({ id: value, label }));
}
