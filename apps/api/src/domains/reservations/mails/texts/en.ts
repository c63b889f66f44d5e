import type { MailTexts } from './fr.ts';

export const en: MailTexts = {
  greeting: 'Hello {name},',
  confirmedSubject: 'Booking {reference} confirmed',
  confirmedIntro: 'Your booking is confirmed and paid. Our team will call you 30 minutes before the ride.',
  confirmedUnpaidIntro:
    'Your booking is confirmed. It still has to be paid: you will find it in your bookings.',
  cancelledSubject: 'Booking {reference} cancelled',
  cancelledIntro: 'Your booking is cancelled.',
  refundDue: 'We are refunding {amount} to the payment method you used.',
  nothingToRefund: 'No payment had been taken: there is nothing to refund.',
  nothingDue: 'Under our terms no refund is due for this cancellation.',
  refundedSubject: 'Booking {reference}: refund',
  refundDeclinedSubject: 'Booking {reference}: refund request declined',
  refundDeclinedIntro: 'We have reviewed your request for a refund of {amount}. We are unable to grant it.',
  refundDeclinedReason: 'Reason: {reason}',
  refundFailedSubject: 'Booking {reference}: refund not delivered',
  refundFailedIntro:
    'Your refund of {amount} did not go through: the bank did not accept it. The amount is still owed to you; please call us so that we can return it another way.',
  returnedSubject: 'Booking {reference}: payment refunded',
  returnedIntro:
    'Your payment of {amount} could not be used for this booking: the time to pay had passed or it was already paid. It is being refunded in full.',
  row: '{label}: {value}',
  reference: 'Reference',
  pickup: 'Pickup',
  returnPickup: 'Return',
  from: 'From',
  stop: 'Stop {number}',
  to: 'To',
  vehicle: 'Vehicle',
  passengers: 'Passengers',
  total: 'Total',
  cancellation: 'Free cancellation',
  untilDeadline: 'until {deadline}',
  localTime: '{time} (local time)',
  help: 'Any questions? Call us on {phone}.',
};
