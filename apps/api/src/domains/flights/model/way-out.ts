import type { Config } from '../../../config.ts';

/** Countries without checks at the border between them (2025). */
const schengen = new Set(
  'at be bg ch cz de dk ee es fi fr gr hr hu is it li lt lu lv mt nl no pl pt ro se si sk'.split(' '),
);

export interface Landing {
  /** The code (IATA) of the airport; null if it is not known. */
  readonly airport: string | null;
  /** The country of departure; null, which counts as outside, if it is not known. */
  readonly from: string | null;
}

/** The minutes that a traveller needs from a landing to the kerb: by airport, and by the border that is crossed. */
export function calculateWayOut({ flights }: Pick<Config, 'flights'>, { airport, from }: Landing): number {
  const named = (name: string) => flights.buffers.find((buffer) => buffer.airport === name);
  const buffer = (airport === null ? undefined : named(airport)) ?? named('*');
  if (!buffer) return 0;
  return from !== null && schengen.has(from) ? buffer.inside : buffer.outside;
}
