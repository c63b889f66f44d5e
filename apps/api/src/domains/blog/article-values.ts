import type { TextParams } from '@livree/contracts';
import type { Config } from '../../config.ts';

/** The values of the articles' placeholders: the numbers that the site enforces. */
export const articleValues = ({
  freeWaiting,
  holdMinutes,
  hireKmPerHour,
}: Pick<Config, 'freeWaiting' | 'holdMinutes' | 'hireKmPerHour'>): TextParams => ({
  airportMinutes: freeWaiting.airport,
  stationMinutes: freeWaiting.station,
  elsewhereMinutes: freeWaiting.elsewhere,
  holdMinutes,
  hireKmPerHour,
});
