import type { ExamplesOf } from '../shared/example.ts';
import type { wordRoutes } from './routes.ts';

const version = '2026-06-02T08:00:00.000Z';

const question = {
  question: { fr: 'Puis-je annuler ?', de: 'Kann ich stornieren?' },
  answer: {
    fr: 'Oui, seul et sans frais jusqu’à {selfServiceHours} heures avant le départ.',
    de: 'Ja, selbst und kostenlos bis {selfServiceHours} Stunden vor der Abfahrt.',
  },
  is_shown: true,
} as const;
const keptQuestion = { id: 2, version, ...question } as const;

const year = {
  year: 2015,
  title: { fr: 'La première voiture' },
  description: { fr: 'Une berline et une promesse.' },
  icon: 'key',
  is_shown: true,
} as const;
const keptYear = { id: 8, version, ...year } as const;

const contact = { content: '+33 1 99 00 05 10', is_shown: true } as const;
const keptContact = { type: 'telephone', version, ...contact } as const;

const hours = { is_phone_always: true, week: [{ day: 1, opens: '09:00', closes: '19:00' }] } as const;
const keptHours = { version, ...hours } as const;

const about = {
  story: [{ fr: 'Livrée naît d’un vol à l’aube.', de: 'Livrée entstand aus einem Flug im Morgengrauen.' }],
  values: [{ title: { fr: 'L’exactitude' }, text: { fr: 'Dix minutes d’avance sont notre heure juste.' } }],
  voice: { text: { fr: 'Je suis là.' }, name: 'S. B.', role: { fr: 'Chauffeur' } },
  mission: { fr: 'Rouler.' },
  vision: { fr: 'Durer.' },
} as const;
const keptAbout = { version, ...about } as const;

const key = '8d1f0c6e-7b5d-4a7e-9f0b-6f8d3f1f7c25';

/** Example requests and answers in wire form, by call. */
export const wordExamples = {
  read: {
    response: {
      success: true,
      data: {
        questions: [keptQuestion],
        years: [keptYear],
        contacts: [keptContact],
        hours: keptHours,
        about: keptAbout,
      },
    },
  },
  addQuestion: {
    headers: { 'idempotency-key': key },
    body: question,
    response: { success: true, data: keptQuestion },
  },
  changeQuestion: {
    params: { id: '2' },
    body: { ...question, version },
    response: { success: true, data: keptQuestion },
  },
  removeQuestion: { params: { id: '2' }, query: { version }, response: { success: true } },
  orderQuestions: { body: { seen: [2, 3], wanted: [3, 2] }, response: { success: true } },
  addYear: {
    headers: { 'idempotency-key': key },
    body: year,
    response: { success: true, data: keptYear },
  },
  changeYear: {
    params: { id: '8' },
    body: { ...year, version },
    response: { success: true, data: keptYear },
  },
  removeYear: { params: { id: '8' }, query: { version }, response: { success: true } },
  saveContact: {
    params: { name: 'phone' },
    body: { ...contact, version: null },
    response: { success: true, data: keptContact },
  },
  saveAbout: { body: { ...about, version }, response: { success: true, data: keptAbout } },
  saveHours: { body: { ...hours, version: null }, response: { success: true, data: keptHours } },
} satisfies Partial<ExamplesOf<typeof wordRoutes>>;
