import { expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

/** What a stranger would write to somebody else through our mails. */
const typed = {
  clientName: 'Votre gain vous attend',
  pickupAddress: 'Claim at http://evil.example/x, 75008 Paris',
  destinationAddress: 'evil.example, Reims',
  specialRequests: 'evil.example',
  signName: 'evil.example',
};
const mailsTo = (address: string) => api().mails.filter(({ to }) => to === address);

test('an address named in a booking gets no typed text, and the customer gets the mail about the ride', async () => {
  const token = await api().signUp();
  const { reservation } = await book(api(), token, { ...typed, clientEmail: 'zoe@example.org' });
  await api().jobs.drain();
  await api()
    .client({ token })
    .reservations.cancel({ params: { id: reservation.id }, body: {} });
  await api().jobs.drain();
  expect(mailsTo('zoe@example.org').map(({ subject }) => subject)).toEqual([
    'Un trajet est réservé à votre adresse e-mail',
    `Réservation ${reservation.reference} annulée`,
  ]);
  for (const { subject, text, attachments } of mailsTo('zoe@example.org')) {
    expect(`${subject} ${text}`).not.toMatch(/evil|gain/);
    expect(attachments).toBeUndefined();
    expect(text).toContain(reservation.reference);
  }
  expect(mailsTo('claire@example.org')[0]?.text).toContain(typed.pickupAddress);
  expect(mailsTo('claire@example.org')[0]?.attachments).not.toEqual([]);
});

test('an unconfirmed address gets price and time of its ride, but no typed text', async () => {
  const token = await api().signUp('zoe@example.org', { isConfirmed: false });
  const { reservation } = await book(api(), token, typed);
  await api().jobs.drain();
  expect(mailsTo('zoe@example.org')).toHaveLength(1);
  const [mail] = mailsTo('zoe@example.org');
  expect(mail?.text).not.toMatch(/evil|gain/);
  expect(mail?.text).toContain(`/reservations/${reservation.id}`);
  expect(mail?.attachments).toEqual([]);
});

test('eight bookings that name one address send it at most two mails an hour', async () => {
  const token = await api().signUp();
  for (let day = 0; day < 8; day += 1) {
    const pickupAt = new Date(Date.UTC(2026, 6, 1 + day, 10)).toISOString().slice(0, 16);
    await book(api(), token, { pickupAt, clientEmail: 'zoe@example.org' });
  }
  await api().jobs.drain();
  expect(mailsTo('zoe@example.org')).toHaveLength(2);
  expect(mailsTo('claire@example.org')).toHaveLength(8);
});
