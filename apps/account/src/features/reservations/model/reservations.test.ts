import { ApiError } from '@livree/api-client';
import { formatterFor } from '@livree/i18n';
import { createPageTexts } from '@livree/i18n/instance';
import shared from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { buildReservation } from '@livree/testing/builders';
import { describe, expect, test } from 'vitest';
import account from '../../../messages/fr.json' with { type: 'json' };
import { loadErrorText } from './load-error-text.ts';
import { outwardRoute, returnRoute } from './route-points.ts';
import { getCancelText, countByStatus, isPayable, getMark, statusText, statusTone } from './status.ts';

const texts = createPageTexts('fr');
texts.add('fr', 'account', account);
texts.add('fr', 'common', shared);
const t = texts.i18n.getFixedT('fr', 'account');
const common = texts.i18n.getFixedT('fr', 'common');
const french = formatterFor('fr');
const now = new Date('2026-11-21T12:00:00Z');

describe('a reservation in the list', () => {
  test('says whether it can be cancelled, according to the server', () => {
    expect(getMark(buildReservation({ status: 'pending', canCancel: true }))).toBe('cancellable');
    expect(getMark(buildReservation({ status: 'confirmed', canCancel: false }))).toBe('tooLate');
    expect(getMark(buildReservation({ status: 'completed', canCancel: false }))).toBeUndefined();
  });

  test('offers its cancellation until the pickup', () => {
    const ride = { status: 'confirmed', pickupAt: '2026-11-21T14:00', timezone: 'Europe/Paris' } as const;
    const pickup = new Date('2026-11-21T13:00:00Z');
    const close = buildReservation({ ...ride, canCancel: false });
    expect(getCancelText(buildReservation({ ...ride, canCancel: true }), now)).toBe('reservations.cancel');
    expect(getCancelText(close, now)).toBe('reservations.cancelByPhone');
    expect(getCancelText(close, pickup)).toBeUndefined();
  });

  test('shows the refund once it is cancelled', () => {
    const cancelled = { status: 'cancelled', canCancel: false } as const;
    expect(getMark(buildReservation({ ...cancelled, paymentStatus: 'refunded' }))).toBe('refunded');
    expect(getMark(buildReservation({ ...cancelled, paymentStatus: 'unpaid' }))).toBeUndefined();
  });

  test('can be paid while it is pending, unpaid and held', () => {
    const pending = { status: 'pending', paymentStatus: 'pending' } as const;
    const held = buildReservation({ ...pending, holdExpiresAt: '2026-11-21T12:05:00.000Z' });
    const gone = buildReservation({ ...pending, holdExpiresAt: '2026-11-21T11:55:00.000Z' });
    expect([held, gone, buildReservation()].map((one) => isPayable(one, now))).toEqual([true, false, false]);
  });

  test('shows a status that only a newer server knows as unknown, in grey', () => {
    expect([statusTone('paused'), statusText('paused')]).toEqual(['ended', 'reservationStatus.unknown']);
    expect(countByStatus([{ status: 'paused' }, { status: 'cancelled' }])).toEqual({
      pending: 0,
      confirmed: 0,
      completed: 0,
      cancelled: 1,
    });
  });
});

describe('a ride in full', () => {
  test('lists its stops, and returns between the same ends unless others were entered', () => {
    const ride = buildReservation({ stops: ['Versailles'], roundTrip: true, returnAt: '2027-03-13T18:00' });
    expect(outwardRoute(ride, t, french).map(({ place }) => place)).toEqual([
      ride.pickupAddress,
      'Versailles',
      ride.destinationAddress,
    ]);
    expect(returnRoute(ride, t, french)).toEqual([
      { place: ride.destinationAddress, note: 'Départ, 18:00' },
      { place: ride.pickupAddress, note: 'Arrivée' },
    ]);
    expect(returnRoute(buildReservation(), t, french)).toBeUndefined();
  });
});

test('a list that cannot be loaded suggests what the customer can do', () => {
  const refusal = (status: number, code: string) => new ApiError({ status, code, message: `${code} text` });
  const said = (error: unknown) => loadErrorText(error, common, 'fallback');
  expect(said(refusal(403, 'forbidden'))).toBe('forbidden text');
  expect(said(refusal(0, 'network'))).toBe(
    'Erreur de connexion au serveur. Vérifiez votre connexion internet.',
  );
  expect(said(refusal(500, 'internal'))).toBe('fallback');
  expect(said(new TypeError('broken'))).toBe('fallback');
});
