import { useFormContext } from '@livree/forms/engine';
import type { SlotProps } from '@livree/platform';
import type { BookingFields } from './booking.ts';
import { stepPath } from './use-step.ts';

/** What log-in and registration get: step 4 to come back to, and the contact data to begin with. */
export function useWayBack(): SlotProps<'account/sign-in@1'> {
  const { name, email, phone } = useFormContext<BookingFields>().getValues('contact');
  return { from: stepPath(4), contact: { name, email, phone } };
}
