import { expect, it } from 'vitest';
import { compareMails, findFaultyMails } from './mails.ts';

const recipient = 'claire@example.org';
const owed = [
  { recipient, about: null, mails: 1 },
  { recipient, about: 'LV-KEPT', mails: 1 },
  { recipient, about: 'LV-ENDED', mails: 2 },
];
const mail = (subject: string, messageId = `<${subject}>`) => ({ recipient, subject, messageId });
const account = mail('Confirmez votre adresse e-mail');
const kept = mail('Réservation LV-KEPT confirmée');
const ended = mail('Réservation LV-ENDED confirmée');
const cancelled = mail('Réservation LV-ENDED annulée');
const all = [account, kept, ended, cancelled];
const clean = { lost: 0, repeated: 0, withoutSameId: 0 };

it('every owed mail, once, is nothing lost and nothing repeated', () => {
  expect(compareMails(owed, all)).toEqual(clean);
});

it('a mail that did not come is lost, whatever came in its place', () => {
  expect(compareMails(owed, [kept, ended, cancelled])).toEqual({ ...clean, lost: 1 });
  expect(compareMails(owed, [account, kept, ended, ended])).toEqual({ ...clean, lost: 1, repeated: 1 });
  expect(compareMails(owed, [{ ...kept, recipient: 'luc@example.org' }])).toEqual({ ...clean, lost: 4 });
});

it('a repeated mail counts each time, and needs the Message-ID of the first', () => {
  expect(compareMails(owed, [...all, kept, kept])).toEqual({ ...clean, repeated: 2 });
  expect(compareMails(owed, [...all, { ...kept, messageId: '<another>' }])).toEqual({
    ...clean,
    repeated: 1,
    withoutSameId: 1,
  });
  expect(compareMails(owed, [account, kept, ended, { ...cancelled, messageId: '' }])).toEqual({
    ...clean,
    withoutSameId: 1,
  });
});

it('says what must not be, and lets a break repeat a mail', () => {
  expect(findFaultyMails({ ...clean, repeated: 2 }, 2)).toEqual([]);
  expect(findFaultyMails({ lost: 1, repeated: 3, withoutSameId: 1 }, 2)).toEqual([
    '1 mails were lost.',
    '1 mails have no Message-ID, or were repeated under another.',
    '3 mails were repeated after 2 breaks.',
  ]);
});
