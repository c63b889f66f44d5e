import { useFormContext } from '@livree/forms/engine';
import type { SignInRequest } from '@livree/platform';
import type { BookingFields } from './booking.ts';
import { stepPath } from './use-step.ts';

/** What a link to log in or register passes on: step 4 to come back to, and the contact data for the form there. */
export function useWayBack(): SignInRequest {
  const { name, email, phone } = useFormContext<BookingFields>().getValues('contact');
  return { from: stepPath(4), contact: { name, email, phone } };
}
