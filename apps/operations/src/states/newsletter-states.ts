import { buildMailing } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const draft = { mailings: [buildMailing()] };
const read = {
  ...draft,
  subscriptions: new Map([
    ['zoe@example.org', true],
    ['paul@example.org', false],
  ]),
};
const sent = buildMailing({ state: 'sent', sentAt: '2027-02-28T18:00:00.000Z', recipientCount: 214 });

/** The states of the newsletter. */
export const newsletterStates: readonly State[] = shareSituation(
  { at: '/operations/newsletter', operator: true },
  [
    {
      name: 'newsletter',
      given: read,
      says: ['newsletter.begin', 'mailingState.draft'],
    },
    { name: 'no mailing yet', at: '/operations/newsletter', says: ['newsletter.none'] },
    {
      name: 'subscribers',
      at: '/operations/newsletter?show=subscribers',
      given: read,
      says: ['newsletter.search', 'newsletter.unconfirmed'],
    },
    {
      name: 'a new mailing',
      at: '/operations/newsletter/new',
      says: ['newsletter.in.fr', 'newsletter.in.de'],
    },
    {
      name: 'a new mailing whose words are back',
      at: '/operations/newsletter/new',
      acts: [
        { fill: 'newsletter.subject', with: 'Les fêtes approchent' },
        { press: 'frame.newsletter' },
        { press: 'newsletter.begin' },
      ],
      says: ['frame.resumed', 'frame.giveUp'],
    },
    {
      name: 'a mailing without words',
      at: '/operations/newsletter/new',
      acts: [{ press: 'newsletter.saveDraft' }],
      says: ['api:validation.required'],
    },
    {
      name: 'a mailing about to be sent',
      at: '/operations/newsletter/3',
      given: read,
      acts: [{ press: 'newsletter.send' }],
      says: ['newsletter.sendTitle', 'newsletter.sendNow'],
    },
    {
      name: 'a mailing that nobody would get',
      at: '/operations/newsletter/3',
      given: draft,
      acts: [{ press: 'newsletter.send' }, { press: 'newsletter.sendNow' }],
      says: ['api:mailings.no_subscribers'],
    },
    {
      name: 'a mailing that was sent',
      at: '/operations/newsletter/3',
      given: { mailings: [sent] },
      says: ['mailingState.sent', 'history.none'],
    },
    {
      name: 'newsletter failed',
      answers: { 'mailings.list': '500' },
      says: ['frame.failed'],
    },
  ],
);
