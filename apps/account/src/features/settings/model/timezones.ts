interface Zone {
  readonly value: string;
  readonly label: string;
}

const shownAtMost = 40;

/** How a time zone is shown; a text that is none stays as it was typed. */
export const labelOf = (zones: readonly Zone[], value: string): string =>
  zones.find((zone) => zone.value === value)?.label ?? value;

/** The time zone that a label names; a text that names none stays as it was typed. */
export const zoneOf = (zones: readonly Zone[], label: string): string =>
  zones.find((zone) => zone.label === label)?.value ?? label;

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[_/\s-]+/g, ' ')
    .trim();

/** The time zones whose names hold what was typed; all of them, cut short, for the name of one. */
export function matchingZones(zones: readonly Zone[], typed: string) {
  const wanted = zones.some(({ label }) => label === typed) ? '' : plain(typed);
  return zones
    .filter(({ label }) => plain(label).includes(wanted))
    .slice(0, shownAtMost)
    .map(({ value, label }) => ({ id: value, label }));
}
