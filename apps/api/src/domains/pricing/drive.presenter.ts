import type { Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';

export interface Drive {
  readonly metres: number | null;
  readonly seconds: number | null;
}

/** A drive of no length has no text: both its addresses are known only by the centre of their postcode. */
export function presentDrive({ metres, seconds }: Drive, language: Language) {
  const { distance, duration } = formatterFor(language);
  return {
    distanceKm: metres === null ? null : Math.round(metres / 10) / 100,
    distanceText: metres ? distance(metres) : null,
    durationSeconds: seconds,
    durationText: seconds ? duration(seconds) : null,
  };
}
