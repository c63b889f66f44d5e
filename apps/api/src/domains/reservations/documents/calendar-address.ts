import { apiBase } from '@livree/contracts';
import type { Config } from '../../../config.ts';
import { signReference } from '../../../platform/signed-reference.ts';

/** The address that gives everybody who knows it the calendar entry of a ride. */
export function calendarAddress(
  { siteUrl, quoteSecret }: Pick<Config, 'siteUrl' | 'quoteSecret'>,
  reference: string,
): string {
  const code = signReference(quoteSecret, 'calendar', reference);
  return new URL(`${apiBase}/calendar/${code}`, siteUrl).href;
}
