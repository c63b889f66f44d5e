import { contactType, type contactRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

export const contactHandlers: Handlers<typeof contactRoutes> = {
  list: (_request, { state }) => answer(state.contacts.filter(({ isActive }) => isActive)),
  manage: (_request, { state }) => answer(state.contacts),
  save({ params, body }, { state }) {
    const type = contactType(params.name);
    if (type === undefined) throw new FakeRefusal('contact.not_found');
    const entry = {
      type,
      content: body.content,
      logo: body.logo ?? null,
      hasLogo: Boolean(body.logo),
      isActive: body.isActive,
    };
    state.contacts = [...state.contacts.filter((kept) => kept.type !== type), entry];
    return answer(entry);
  },
  info({ query }, { state }) {
    const wanted = query?.types?.map((name) => contactType(name) ?? name);
    const found = state.contacts.filter(
      ({ type, isActive }) => isActive && (wanted === undefined || wanted.includes(type)),
    );
    return answer(Object.fromEntries(found.map((entry) => [entry.type, entry])));
  },
  search: ({ query }, { state }) =>
    answer(state.contacts.filter(({ content }) => content.includes(query?.search ?? ''))),
  read({ params }, { state }) {
    const entry = state.contacts.find(({ type }) => type === contactType(params.name));
    if (entry === undefined) throw new FakeRefusal('contact.not_found');
    return answer(entry);
  },
  messages({ query }, { state }) {
    const isAnswered = query?.answered ?? false;
    const found = state.inbox.filter(({ answeredAt }) => (answeredAt !== null) === isAnswered);
    return answer(paginate(found, query ?? {}, 15));
  },
  answer({ params, body }, call) {
    const { state, now } = call;
    const asked = state.inbox.find(({ id }) => id === params.id);
    if (asked === undefined) throw new FakeRefusal('contact.not_found');
    if (asked.answeredAt !== null) throw new FakeRefusal('contact.already_answered');
    const answered = { ...asked, answer: body.answer, answeredAt: now.toISOString() };
    state.inbox = state.inbox.map((kept) => (kept === asked ? answered : kept));
    const after = { answer: body.answer };
    recordAct(call, `messages ${asked.id}`, { act: 'contact.answer', before: null, after });
    return answer(answered);
  },
  send({ body }, { state }) {
    if (!body.website) state.messages.push(body);
    return { success: true };
  },
};
