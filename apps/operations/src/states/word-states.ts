import { buildWords } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const written = buildWords();
const [question] = written.questions;
if (question === undefined) throw new Error('the builder has a question');

const thirty = Array.from({ length: 30 }, (_, index) => ({ ...question, id: index + 1 }));

/** The states of the words. */
export const wordStates: readonly State[] = shareSituation({ at: '/operations/words', operator: true }, [
  {
    name: 'legal texts',
    at: '/operations/words?part=legal',
    says: ['words.legal.where', 'words.legal.inForce'],
  },
  { name: 'questions', says: ['words.part.faq', 'words.question.add', 'words.earlier'] },
  {
    name: 'no question',
    given: { words: { ...written, questions: [] } },
    says: ['words.question.none'],
  },
  {
    name: 'a hidden question',
    given: { words: { ...written, questions: [{ ...question, isShown: false }] } },
    says: ['words.hidden'],
  },
  {
    name: 'thirty questions',
    // Without the story, because the address that carries the state must not pass 16 KB.
    given: { words: { ...written, questions: thirty, about: null } },
    says: ['words.full'],
  },
  {
    name: 'a question that is changed',
    at: '/operations/words?entry=1',
    says: ['words.question.textHint', 'words.shown'],
  },
  {
    name: 'a question without an answer',
    at: '/operations/words?entry=new',
    acts: [{ fill: 'words.question.title', with: 'Pourquoi ?' }, { press: 'frame.save' }],
    says: ['api:validation.required'],
  },
  {
    name: 'a question that another operator changed',
    at: '/operations/words?entry=1',
    answers: { 'words.changeQuestion': { code: 'operations.overtaken' } },
    acts: [{ fill: 'words.question.title', with: 'Comment ?' }, { press: 'frame.save' }],
    says: ['api:operations.overtaken'],
  },
  {
    name: 'a question about to be deleted',
    acts: [{ press: 'words.removeNamed' }],
    says: ['words.removeTitle', 'words.removeNow'],
  },
  {
    name: 'the timeline',
    at: '/operations/words?part=timeline',
    says: ['words.part.timeline', 'words.year.add'],
  },
  {
    name: 'a year that is none',
    at: '/operations/words?part=timeline&entry=1',
    acts: [{ fill: 'words.year.year', with: '15' }, { press: 'frame.save' }],
    says: ['api:validation.number', 'words.year.icon'],
  },
  {
    name: 'the story of the company',
    at: '/operations/words?part=about',
    says: ['words.about.story', 'words.about.valuesHint', 'words.about.name'],
  },
  {
    name: 'a company that tells nothing yet',
    at: '/operations/words?part=about',
    given: { words: { ...written, about: null } },
    acts: [{ press: 'frame.save' }],
    says: ['api:validation.required'],
  },
  {
    name: 'a value without a meaning',
    at: '/operations/words?part=about',
    acts: [{ fill: 'words.about.values', with: 'Le soin' }, { press: 'frame.save' }],
    says: ['api:validation.required'],
  },
  {
    name: 'a story that another operator changed',
    at: '/operations/words?part=about',
    answers: { 'words.saveAbout': { code: 'operations.overtaken' } },
    acts: [{ fill: 'words.about.mission', with: 'Arriver.' }, { press: 'frame.save' }],
    says: ['api:operations.overtaken'],
  },
  {
    name: 'contact entries',
    at: '/operations/words?part=contact',
    says: ['words.contact.where', 'words.contact.none', 'words.contact.telephone'],
  },
  {
    name: 'a telephone that is none',
    at: '/operations/words?part=contact&entry=telephone',
    acts: [{ fill: 'words.contact.telephone', with: '12' }, { press: 'frame.save' }],
    says: ['api:validation.phone'],
  },
  {
    name: 'a network that is no web address',
    at: '/operations/words?part=contact&entry=tiktok',
    acts: [{ fill: 'words.contact.tiktok', with: 'javascript:alert(1)' }, { press: 'frame.save' }],
    says: ['api:validation.web_address', 'words.shown'],
  },
  {
    name: 'a network that nobody gave',
    at: '/operations/words?part=contact&entry=tiktok',
    says: ['words.contact.urlHint'],
  },
  {
    name: 'opening hours',
    at: '/operations/words?part=hours',
    says: ['words.hours.opens', 'words.hours.phone'],
  },
  {
    name: 'no opening hours',
    at: '/operations/words?part=hours',
    given: { words: { ...written, hours: null } },
    says: ['words.hours.opens'],
  },
  { name: 'words failed', answers: { 'words.read': '500' }, says: ['frame.failed'] },
]);
