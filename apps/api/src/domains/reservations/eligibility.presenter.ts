import { type Eligibility, type Language, euros } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { translate } from '../../platform/http/index.ts';
import type { CancellationState, CancellationVerdict } from './reservations.policy.ts';

export interface EligibilityFacts {
  readonly state: CancellationState;
  readonly verdict: CancellationVerdict;
  readonly timeZone: string;
  readonly language: Language;
  readonly phone: string;
  readonly now: Date;
}

const hour = 3_600_000;

/** The answer to 'may I cancel?', with times local to the pickup place. */
export function presentEligibility(facts: EligibilityFacts): Eligibility {
  const { state, verdict, timeZone, language, phone, now } = facts;
  const format = formatterFor(language, { timeZone });
  const left = Math.max(0, verdict.deadline.getTime() - now.getTime());
  const hours = state.policy.selfServiceHours;
  const amount = format.money(verdict.refundCents);
  const messages = {
    allowed: translate(
      language,
      state.paidCents > 0 ? 'reservations.can_cancel' : 'reservations.can_cancel_unpaid',
    ),
    too_late: translate(language, 'reservations.too_late_to_cancel', {
      hours,
      phone: spacedPhone(phone),
      amount,
    }),
    not_cancellable: translate(language, 'reservations.not_cancellable'),
  };
  return {
    canCancel: verdict.verdict === 'allowed',
    message: messages[verdict.verdict],
    pickupFormatted: format.dateTime(state.pickupAt, 'weekday'),
    deadlineFormatted: format.dateTime(verdict.deadline, 'weekday'),
    hoursUntilDeadline: Math.floor(left / hour),
    timeUntilDeadline: timeLeft(left, language),
    cancellationRule: translate(language, 'reservations.cancellation_rule', { hours }),
    refundAmount: euros(verdict.refundCents),
    phone,
  };
}

function timeLeft(milliseconds: number, language: Language): string {
  if (milliseconds <= 0) return translate(language, 'reservations.deadline_passed');
  const hours = Math.floor(milliseconds / hour);
  if (hours < 24) return formatterFor(language).duration(milliseconds / 1000);
  return translate(language, 'reservations.time_left', { days: Math.floor(hours / 24), hours: hours % 24 });
}
