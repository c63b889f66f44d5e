import { rideLabels } from '../../ride-labels.ts';
import type { MailTexts } from './fr.ts';

export const en: MailTexts = {
  confirmedSubject: 'Booking {reference} confirmed',
  confirmedIntro: 'Your booking is confirmed and paid. Our team will call you 30 minutes before the ride.',
  confirmedUnpaidIntro:
    'Your booking is confirmed. It has not been paid for yet: you can pay under “My bookings”.',
  cancelledSubject: 'Booking {reference} cancelled',
  cancelledIntro: 'Your booking has been cancelled.',
  refundDue: 'We are refunding {amount} to the payment method you used.',
  nothingToRefund: 'No payment had been taken, so there is nothing to refund.',
  nothingDue: 'Under our terms no refund is due for this cancellation.',
  refundedSubject: 'Booking {reference}: refund',
  refundDeclinedSubject: 'Booking {reference}: refund request declined',
  refundDeclinedIntro: 'We have reviewed your request for a refund of {amount}, and are unable to grant it.',
  refundDeclinedReason: 'Reason: {reason}',
  refundFailedSubject: 'Booking {reference}: your refund did not go through',
  refundFailedIntro:
    'Your refund of {amount} did not go through: the bank did not accept it. We still owe you this amount: please call us so that we can refund it another way.',
  returnedSubject: 'Booking {reference}: payment refunded',
  returnedIntro:
    'Your payment of {amount} could not be used for this booking: either the time to pay had passed, or the booking had already been paid for. We are refunding it in full.',
  row: '{label}: {value}',
  ...rideLabels.en,
  total: 'Total',
  cancellation: 'Free cancellation',
  untilDeadline: 'until {deadline}',
  localTime: '{time} (local time)',
  help: 'Any questions? Call us on {phone}.',
  guestBookedSubject: 'A ride is booked with your email address',
  guestBooked:
    'A customer of {brand} gave your email address for ride {reference}: {time}. They have received the confirmation and can pass the details on to you.',
  guestCancelled:
    'Ride {reference} ({time}), for which a customer of {brand} gave your email address, has been cancelled.',
  guestNotice:
    'If this means nothing to you, somebody entered your address by mistake: please ignore this message.',
  unconfirmed:
    'For your security, this message contains neither the places nor your documents, because your email address is not confirmed yet. You will find them here: {link}',
};
