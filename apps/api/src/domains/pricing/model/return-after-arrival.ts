import type { Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { fieldError } from '../../../platform/http/index.ts';

interface Drive {
  readonly pickup: Date;
  /** How long the way there takes. */
  readonly seconds: number;
  readonly timeZone: string;
  readonly language: Language;
}

/**
 * A return starts when the way there is over.
 * @throws AppError 422 beside the return, with its earliest time
 */
export function requireReturnAfterArrival(back: Date, { pickup, seconds, timeZone, language }: Drive): void {
  const arrival = new Date(pickup.getTime() + seconds * 1000);
  if (back >= arrival) return;
  const format = formatterFor(language, { timeZone });
  const params = { time: format.dateTime(arrival, 'weekday'), duration: format.duration(seconds) };
  throw fieldError('return_datetime', 'validation.return_too_early', params);
}
