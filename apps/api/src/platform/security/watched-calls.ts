import { type ErrorCode, isForPeople, type Route } from '@livree/contracts';
import type { SecurityEventKind } from './security-event.ts';

/** Calls that are recorded with any outcome. */
export const watchedCalls: ReadonlyMap<string, SecurityEventKind> = new Map([
  ['identity.login', 'sign_in'],
  ['identity.redeemGoogle', 'sign_in'],
  ['identity.signInWithGoogle', 'sign_in'],
  ['passkeys.signIn', 'sign_in'],
  ['secondFactor.give', 'sign_in'],
  ['secondFactor.givePasskey', 'sign_in'],
  ['secondFactor.startAuthenticator', 'account_settings'],
  ['secondFactor.addAuthenticator', 'account_settings'],
  ['secondFactor.removeAuthenticator', 'account_settings'],
  ['secondFactor.makeRecoveryCodes', 'account_settings'],
  ['identity.logout', 'sign_out'],
  ['sessions.end', 'sign_out'],
  ['sessions.endOthers', 'sign_out'],
  ['identity.register', 'registration'],
  ['identity.registerWhileBooking', 'registration'],
  ['guests.begin', 'registration'],
  ['guests.requestLink', 'sign_in'],
  ['guests.redeemLink', 'sign_in'],
  ['guests.keep', 'account_settings'],
  ['guests.join', 'account_removal'],
  ['people.join', 'registration'],
  ['identity.forgotPassword', 'password_reset'],
  ['identity.resetPassword', 'password_reset'],
  ['identity.confirmEmail', 'account_settings'],
  ['identity.givePassword', 'account_settings'],
  ['identity.sendConfirmation', 'account_settings'],
  ['identity.linkGoogle', 'account_settings'],
  ['identity.unlinkGoogle', 'account_settings'],
  ['passkeys.add', 'account_settings'],
  ['passkeys.rename', 'account_settings'],
  ['passkeys.remove', 'account_settings'],
  ['settings.changePassword', 'password_change'],
  ['settings.setPassword', 'password_change'],
  ['settings.changeProfile', 'account_settings'],
  ['settings.updateProfile', 'account_settings'],
  ['settings.changeSecurity', 'account_settings'],
  ['settings.exportData', 'data_export'],
  ['settings.removeAccount', 'account_removal'],
  ['payments.addCard', 'account_settings'],
  ['payments.removeCard', 'account_settings'],
  ['payments.refund', 'refund'],
  ['reservations.cancel', 'cancellation'],
]);

/** Refusals that are recorded for any call. */
const watchedRefusals: ReadonlyMap<ErrorCode, SecurityEventKind> = new Map([
  ['unauthenticated', 'access'],
  ['forbidden', 'access'],
  ['rate_limited', 'limit'],
  ['invalid_request', 'input'],
  ['payload_too_large', 'input'],
  ['unsupported_media_type', 'input'],
  ['pricing.quote_invalid', 'price'],
  ['pricing.price_changed', 'price'],
  ['payments.webhook_invalid', 'webhook'],
]);

/**
 * The event kind of a call with this outcome; undefined for ordinary calls. The changes of the company's people are
 * always recorded.
 */
export function kindOfCall(
  route: Route | undefined,
  refusal: ErrorCode | null,
): SecurityEventKind | undefined {
  const own = route && (watchedCalls.get(route.id) ?? operatorKind(route));
  return (
    own ?? (refusal === null ? undefined : (watchedRefusals.get(refusal) ?? strangerKind(route, refusal)))
  );
}

const operatorKind = ({ auth, method }: Route): SecurityEventKind | undefined =>
  isForPeople(auth) && method !== 'GET' ? 'operator_action' : undefined;

/** In calls about a customer's own data, a missing object may belong to somebody else. */
const strangerKind = (route: Route | undefined, refusal: ErrorCode): SecurityEventKind | undefined =>
  route?.auth === 'customer' && refusal.endsWith('not_found') ? 'access' : undefined;
