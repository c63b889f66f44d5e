import {
  contactType,
  type KeptContact,
  type KeptQuestion,
  type KeptYear,
  type wordRoutes,
} from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

interface Kept {
  readonly id: number;
  readonly version: string;
}

/** The entry as the operator saw it. @throws FakeRefusal */
function findSeen<Entry extends Kept>(entries: readonly Entry[], id: number, version: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new FakeRefusal('not_found');
  if (found.version !== version) throw new FakeRefusal('operations.overtaken');
  return found;
}

const nextId = (entries: readonly Kept[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1;

const replace = <Entry extends Kept>(entries: readonly Entry[], changed: Entry): Entry[] =>
  entries.map((entry) => (entry.id === changed.id ? changed : entry));

const sortYears = (years: readonly KeptYear[]): KeptYear[] =>
  years.toSorted((one, other) => one.year - other.year);

const nextVersion = ({ now }: FakeCall, before: string): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();

function record(
  call: FakeCall,
  part: string,
  act: string,
  before: string | null,
  after: string | null,
): void {
  recordAct(call, `words ${part}`, {
    act: `words.${act}`,
    before: before === null ? null : { name: before },
    after: after === null ? null : { name: after },
  });
}

export const wordHandlers: Handlers<typeof wordRoutes> = {
  read: (_request, { state }) => answer(state.words),
  addQuestion({ body }, call) {
    const { words } = call.state;
    const added: KeptQuestion = {
      id: nextId(words.questions),
      version: call.now.toISOString(),
      ...body,
    };
    call.state.words = { ...words, questions: [...words.questions, added] };
    record(call, 'faq', 'addQuestion', null, body.question.fr);
    return answer(added);
  },
  changeQuestion({ params, body: { version, ...body } }, call) {
    const { words } = call.state;
    const before = findSeen(words.questions, params.id, version);
    const changed = { ...before, ...body, version: nextVersion(call, version) };
    call.state.words = { ...words, questions: replace(words.questions, changed) };
    record(call, 'faq', 'changeQuestion', before.question.fr, body.question.fr);
    return answer(changed);
  },
  removeQuestion({ params, query }, call) {
    const { words } = call.state;
    const before = findSeen(words.questions, params.id, query.version);
    const questions = words.questions.filter((question) => question !== before);
    call.state.words = { ...words, questions };
    record(call, 'faq', 'removeQuestion', before.question.fr, null);
    return { success: true };
  },
  orderQuestions({ body: { seen, wanted } }, call) {
    const { words } = call.state;
    if (seen.join() !== words.questions.map(({ id }) => id).join())
      throw new FakeRefusal('operations.overtaken');
    const questions = wanted.flatMap((id) => words.questions.filter((question) => question.id === id));
    call.state.words = { ...words, questions };
    record(call, 'faq', 'orderQuestions', seen.join(), wanted.join());
    return { success: true };
  },
  addYear({ body }, call) {
    const { words } = call.state;
    const added: KeptYear = { id: nextId(words.years), version: call.now.toISOString(), ...body };
    call.state.words = { ...words, years: sortYears([...words.years, added]) };
    record(call, 'timeline', 'addYear', null, body.title.fr);
    return answer(added);
  },
  changeYear({ params, body: { version, ...body } }, call) {
    const { words } = call.state;
    const before = findSeen(words.years, params.id, version);
    const changed = { ...before, ...body, version: nextVersion(call, version) };
    call.state.words = { ...words, years: sortYears(replace(words.years, changed)) };
    record(call, 'timeline', 'changeYear', before.title.fr, body.title.fr);
    return answer(changed);
  },
  removeYear({ params, query }, call) {
    const { words } = call.state;
    const before = findSeen(words.years, params.id, query.version);
    call.state.words = { ...words, years: words.years.filter((year) => year !== before) };
    record(call, 'timeline', 'removeYear', before.title.fr, null);
    return { success: true };
  },
  saveContact({ params, body: { version, ...body } }, call) {
    const { words } = call.state;
    const before = words.contacts.find(({ type }) => type === contactType(params.name));
    if (before === undefined) throw new FakeRefusal('contact.not_found');
    if ((before.version ?? null) !== version) throw new FakeRefusal('operations.overtaken');
    const changed: KeptContact = {
      ...before,
      ...body,
      version: nextVersion(call, version ?? call.now.toISOString()),
    };
    const contacts = words.contacts.map((contact) => (contact === before ? changed : contact));
    call.state.words = { ...words, contacts };
    record(call, 'contact', 'saveContact', before.content, body.content);
    return answer(changed);
  },
  saveHours({ body: { version, ...hours } }, call) {
    const { words } = call.state;
    if ((words.hours?.version ?? null) !== version) throw new FakeRefusal('operations.overtaken');
    const saved = { ...hours, version: nextVersion(call, version ?? call.now.toISOString()) };
    call.state.words = { ...words, hours: saved };
    record(call, 'hours', 'saveHours', null, null);
    return answer(saved);
  },
  saveAbout({ body: { version, ...about } }, call) {
    const { words } = call.state;
    if ((words.about?.version ?? null) !== version) throw new FakeRefusal('operations.overtaken');
    const saved = { ...about, version: nextVersion(call, version ?? call.now.toISOString()) };
    call.state.words = { ...words, about: saved };
    record(call, 'about', 'saveAbout', null, about.mission.fr);
    return answer(saved);
  },
};
