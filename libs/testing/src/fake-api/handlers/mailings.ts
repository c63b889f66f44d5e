import { type Mailing, type mailingRoutes, type NewsletterSubscriber } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

const perPage = 15;

function draftById({ state }: FakeCall, id: number): Mailing {
  const found = mailingById(state.mailings, id);
  if (found.sentAt !== null) throw new FakeRefusal('mailings.sent_already');
  return found;
}

function mailingById(mailings: readonly Mailing[], id: number): Mailing {
  const found = mailings.find((mailing) => mailing.id === id);
  if (found === undefined) throw new FakeRefusal('not_found');
  return found;
}

function keep({ state }: FakeCall, changed: Mailing): Mailing {
  state.mailings = state.mailings.map((kept) => (kept.id === changed.id ? changed : kept));
  return changed;
}

const countReaders = ({ state }: FakeCall) => {
  const confirmed = [...state.subscriptions.values()].filter(Boolean).length;
  return { confirmed, unconfirmed: state.subscriptions.size - confirmed };
};

const listSubscribers = ({ state, now }: FakeCall): NewsletterSubscriber[] =>
  [...state.subscriptions].map(([email, isConfirmed], index) => ({
    id: index + 1,
    email,
    language: 'fr',
    confirmedAt: isConfirmed ? now.toISOString() : null,
  }));

export const mailingHandlers: Handlers<typeof mailingRoutes> = {
  readership: (_request, call) => answer(countReaders(call)),
  subscribers({ query }, call) {
    const found = listSubscribers(call).filter(({ email }) => email.includes(query?.search ?? ''));
    return answer(paginate(found, query ?? {}, perPage));
  },
  list: ({ query }, { state }) => answer(paginate(state.mailings, query ?? {}, perPage)),
  read: ({ params }, { state }) => answer(mailingById(state.mailings, params.id)),
  draft({ body }, { state, now }) {
    const id = state.mailings.length + 1;
    const begun = {
      ...body,
      id,
      state: 'draft',
      version: now.toISOString(),
      sentAt: null,
      recipientCount: 0,
    };
    state.mailings = [begun, ...state.mailings];
    return answer(begun);
  },
  change({ params, body: { version, ...words } }, call) {
    const draft = draftById(call, params.id);
    if (draft.version !== version) throw new FakeRefusal('operations.overtaken');
    return answer(keep(call, { ...draft, ...words, version: `${version}+` }));
  },
  test({ params }, { state }) {
    mailingById(state.mailings, params.id);
    return { success: true };
  },
  send({ params, body }, call) {
    const draft = draftById(call, params.id);
    if (draft.version !== body.version) throw new FakeRefusal('operations.overtaken');
    const { confirmed } = countReaders(call);
    if (confirmed === 0) throw new FakeRefusal('mailings.no_subscribers');
    const after = { subject: draft.subjectFr };
    recordAct(call, `mailings ${draft.id}`, { act: 'mailings.send', before: null, after });
    const sentAt = call.now.toISOString();
    return answer(keep(call, { ...draft, state: 'sent', sentAt, recipientCount: confirmed }));
  },
  remove({ params }, call) {
    const draft = draftById(call, params.id);
    call.state.mailings = call.state.mailings.filter((kept) => kept !== draft);
    return { success: true };
  },
};
