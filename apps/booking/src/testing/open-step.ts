import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { remote } from '../remote.ts';
import { bookingSchema, type Booking } from '../wizard/booking.ts';
import type { Step } from '../wizard/step-rules.ts';
import { stepPath } from '../wizard/use-step.ts';

const draft = { name: 'booking', version: 1, schema: bookingSchema };

/** Opens a step of the wizard with a stored booking. */
export const openStep = (
  step: Step,
  booking: Booking,
  visit: Visit = {},
  prepare: Parameters<typeof openPage>[2] = () => undefined,
): Promise<OpenPage> =>
  openPage(
    remote,
    stepPath(step),
    (state, shell) => {
      shell.services.draft(draft).write(booking);
      prepare(state, shell);
    },
    visit,
  );

/** The booking that the page has stored. */
export const storedBooking = (page: OpenPage): Booking | undefined => page.shell.services.draft(draft).read();
