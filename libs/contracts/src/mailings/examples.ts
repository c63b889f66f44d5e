import type { ExamplesOf } from '../shared/example.ts';
import type { mailingRoutes } from './routes.ts';

const words = {
  subject_fr: 'Noël approche',
  message_fr: 'Réservez vos courses des fêtes dès maintenant.',
  subject_en: '',
  message_en: '',
  subject_es: '',
  message_es: '',
  subject_de: 'Bald ist Weihnachten',
  message_de: 'Buchen Sie Ihre Fahrten zu den Feiertagen schon jetzt.',
} as const;

const draft = {
  id: 3,
  state: 'draft',
  ...words,
  version: '2026-11-25T09:00:00.000Z',
  sent_at: null,
  recipient_count: 0,
} as const;

const sent = { ...draft, state: 'sending', sent_at: '2026-11-25T10:00:00.000Z' } as const;
const page = { current_page: 1, last_page: 1, per_page: 15, total: 1 } as const;
const params = { id: '3' } as const;

/** Example requests and answers in wire form, by call. */
export const mailingExamples = {
  readership: { response: { success: true, data: { confirmed: 214, unconfirmed: 3 } } },
  subscribers: {
    query: { search: 'example.org' },
    response: {
      success: true,
      data: {
        ...page,
        data: [{ id: 7, email: 'zoe@example.org', language: 'fr', confirmed_at: '2026-06-02T08:00:00.000Z' }],
      },
    },
  },
  list: { query: { page: '1' }, response: { success: true, data: { ...page, data: [draft] } } },
  draft: { body: words, response: { success: true, data: draft } },
  read: { params, response: { success: true, data: draft } },
  change: {
    params,
    body: { ...words, version: '2026-11-25T08:00:00.000Z' },
    response: { success: true, message: 'Enregistré', data: draft },
  },
  test: { params, response: { success: true, message: 'Un essai est en route vers votre adresse' } },
  send: {
    params,
    body: { version: '2026-11-25T09:00:00.000Z' },
    response: { success: true, message: 'La lettre est en route vers ses abonnés', data: sent },
  },
  remove: { params, response: { success: true, message: 'Brouillon supprimé' } },
} satisfies ExamplesOf<typeof mailingRoutes>;
