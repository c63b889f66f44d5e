import type { Hire, Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { mostHireHours } from '@livree/pricing';
import { refuse } from './refusals.ts';

interface Drive {
  readonly metres: number;
  readonly seconds: number;
}

/**
 * Refuses a known route that the hours and their kilometres do not hold.
 * @throws AppError 422 with the hours that it needs
 */
export function requireRoom(
  { hours }: Hire,
  { metres, seconds }: Drive,
  { kmPerHour, language }: { readonly kmPerHour: number; readonly language: Language },
): void {
  const needed = Math.ceil(Math.max(metres / 1000 / kmPerHour, seconds / 3600));
  if (needed <= hours) return;
  const distance = formatterFor(language).distance(metres);
  if (needed > mostHireHours) throw refuse('pricing.hire_too_far', 'hire_hours', { distance });
  throw refuse('pricing.hire_too_short', 'hire_hours', { distance, hours: needed });
}
