import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'zoe@example.org';

const addresses = async () =>
  (await api().deps.db.selectFrom('newsletter_subscriptions').select('email').execute()).map(
    (row) => row.email,
  );

const newsletterMails = async () => {
  await api().jobs.drain();
  return api().mails.filter(({ to, subject }) => to === email && subject.includes('la lettre'));
};

/** The owner of the address subscribes it, without an account. */
const subscribe = () => api().client().newsletter.subscribe({ body: { email } });

async function begin() {
  const body = { name: 'Zoé Petit', email, phone: '+33 6 11 22 33 44' };
  return api().client({ token: (await api().client().guests.begin({ body })).data.token });
}

test('a switch that is saved with an unchanged choice of marketing leaves the newsletter alone', async () => {
  await subscribe();
  const { settings } = api().client({ token: await api().signUp(email) });
  await settings.changeNotifications({ body: { sms: true, marketing: false } });
  expect(await addresses()).toEqual([email]);
  await settings.changeNotifications({ body: { marketing: true } });
  api().clock.advance({ minutes: 11 });
  const { length } = await newsletterMails();
  await settings.changeNotifications({ body: { sms: false, marketing: true } });
  expect(await newsletterMails()).toHaveLength(length);
  await settings.changeNotifications({ body: { marketing: false } });
  expect(await addresses()).toEqual([]);
});

test('whoever registered a stranger’s address cannot end the stranger’s newsletter', async () => {
  await subscribe();
  const { settings } = api().client({ token: await api().signUp(email, { isConfirmed: false }) });
  await settings.changeNotifications({ body: { marketing: true } });
  await settings.changeNotifications({ body: { marketing: false } });
  expect(await addresses()).toEqual([email]);
  await settings.removeAccount({ body: { password: 'un vrai secret 42', confirmation: 'DELETE' } });
  expect(await addresses()).toEqual([email]);
});

test('what a customer asked for ends with their choice, even before they confirm the address', async () => {
  const { settings } = api().client({ token: await api().signUp(email, { isConfirmed: false }) });
  await settings.changeNotifications({ body: { marketing: true } });
  expect(await addresses()).toEqual([email]);
  await settings.changeNotifications({ body: { marketing: false } });
  expect(await addresses()).toEqual([]);
});

test('a guest is asked to confirm where their mails go', async () => {
  const { settings } = await begin();
  await settings.changeNotifications({ body: { marketing: true } });
  expect(await newsletterMails()).toHaveLength(1);
  expect(await addresses()).toEqual([email]);
});
