import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { type MailKind, mailKinds } from '../mail/index.ts';
import { throttledMail } from './throttled-mail.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

const to = 'zoe@example.org';
const send = (kind: MailKind, recipient = to) =>
  api().deps.mail.send({ kind, to: recipient, subject: kind, text: '' });

const throttled = [
  'known-address',
  'guest',
  'message-copy',
  'newsletter-request',
  'newsletter-welcome',
  'reminder',
  'legal-change',
] as const;

test.each(throttled)('one mailbox gets as many mails of %s as allowed, whoever causes them', async (kind) => {
  const { hour, day } = mailKinds[kind];
  // Other spellings of an address lead to the same mailbox.
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(kind, index % 2 ? to : `ZOE+${index}@example.org`)),
  );
  expect(api().mails).toHaveLength(hour);
  await send(kind, 'claire@example.org');
  expect(api().mails).toHaveLength(hour + 1);
  for (let passed = 1; passed < 24; passed += 1) {
    api().clock.advance({ hours: 1 });
    for (let index = 0; index < hour + 1; index += 1) await send(kind);
  }
  expect(api().mails).toHaveLength(day + 1);
  api().clock.advance({ hours: 1 });
  await send(kind);
  expect(api().mails).toHaveLength(day + 2);
});

test.each(['ride', 'security', 'operator'] as const)('mails of %s are never held back', async (kind) => {
  await Promise.all(Array.from({ length: 100 }, () => send(kind)));
  expect(api().mails).toHaveLength(100);
});

test('dropped mails are counted for the operator; those that the mail server refused are sent again', async () => {
  const { deps } = api();
  const failing = throttledMail(deps, { send: () => Promise.reject(new Error('no mail server')) });
  const message = { kind: 'known-address', to, subject: '', text: '' } as const;
  await expect(failing.send(message)).rejects.toThrow('no mail server');
  for (let index = 0; index < 3; index += 1) await send('known-address');
  expect(api().mails).toHaveLength(1);
  const events = await deps.db.selectFrom('security_events').select(['call', 'outcome', 'times']).execute();
  expect(events).toEqual([{ call: 'mail.known-address', outcome: 'dropped', times: 2 }]);
});

describe('at the door', () => {
  test('sixty registrations of a known address send one mail to its owner', async () => {
    await api().signUp(to);
    const body = { name: 'Zoé', email: to, password: 'sept vagues 7', passwordConfirmation: 'sept vagues 7' };
    for (let index = 0; index < 60; index += 1) {
      const remoteAddress = `203.0.113.${index}`;
      await api().app.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress,
        payload: {
          name: body.name,
          email: to,
          password: body.password,
          password_confirmation: body.password,
        },
      });
    }
    await api().jobs.drain();
    expect(api().mails.filter((mail) => mail.to === to)).toHaveLength(1);
  });
});
