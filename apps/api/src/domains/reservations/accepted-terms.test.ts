import { expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('a booking stores the version of the terms that the checkout showed', async () => {
  const { termsVersion } = (await api().client().site.config()).data;
  const token = await api().signUp();
  const shown = await book(api(), token, { termsVersion });
  expect(shown.reservation.termsVersion).toBe('2026-05-01.48-24-2-50');
  const { data } = await api()
    .client({ token })
    .reservations.read({ params: { id: shown.reservation.id } });
  expect(data.reservation.termsVersion).toBe(termsVersion);
});

test('an older page without a version stores the one in force', async () => {
  const booked = await book(api(), await api().signUp());
  expect(booked.reservation.termsVersion).toBe('2026-05-01.48-24-2-50');
});

test('terms that never were in force are refused', async () => {
  const token = await api().signUp();
  await expect(book(api(), token, { termsVersion: '2031-01-01.0-0-0-100' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { termsVersion: ['Les conditions générales ont changé. Rechargez la page et relisez-les.'] },
  });
});
