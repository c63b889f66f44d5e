import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import { calendarAddress } from '../documents/calendar-address.ts';

/** Where a mail about a ride leads. */
export interface RideLinks {
  readonly ride: string;
  readonly calendar: string;
  readonly contact: string;
}

export function rideLinks(
  config: Pick<Config, 'siteUrl' | 'quoteSecret'>,
  { id, reference }: { readonly id: number; readonly reference: string },
  language: Language,
): RideLinks {
  const page = (path: string): string => new URL(withLanguage(path, language), config.siteUrl).href;
  return {
    ride: page(`/reservations/${id}`),
    calendar: calendarAddress(config, reference),
    contact: page('/contact'),
  };
}
