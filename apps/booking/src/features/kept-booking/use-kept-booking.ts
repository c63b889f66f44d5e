import { z } from '@livree/contracts/schema';
import { useDraft } from '@livree/platform';
import { endPin } from '@livree/platform/pin';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../wizard/attempt.ts';
import { followOtherTabs, useBookingDraft } from '../../wizard/booking-draft.ts';
import type { Booking } from '../../wizard/booking.ts';

interface KeptBooking {
  /** Undefined if there is none worth going on with, or the visitor declined it as it is. */
  readonly booking: Booking | undefined;
  decline(): void;
  /** Null while money may have been taken for it. */
  readonly remove: (() => void) | null;
}

/** The booking that this browser keeps, in whichever tab it was begun. */
export function useKeptBooking(): KeptBooking {
  const draft = useBookingDraft();
  const declined = useDraft({ name: 'booking-declined', version: 1, schema: z.string() });
  const { attempt } = useAttempt();
  const [kept, setKept] = useState(draft.read);
  const [refused, setRefused] = useState(declined.read);
  useEffect(() => followOtherTabs(() => setKept(draft.read())), [draft]);
  const isOpen = kept !== undefined;
  useEffect(() => {
    if (!isOpen) endPin();
  }, [isOpen]);

  const trip = JSON.stringify(kept?.trip);
  const isOffered = kept !== undefined && kept.trip.departure !== '' && trip !== refused;
  function decline(): void {
    declined.write(trip);
    setRefused(trip);
  }
  function remove(): void {
    draft.clear();
    setKept(undefined);
  }
  return {
    booking: isOffered ? kept : undefined,
    decline,
    remove: attempt?.isOutcomeOpen === true ? null : remove,
  };
}
