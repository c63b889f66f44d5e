import type { ExamplesOf } from '../shared/example.ts';
import type { contactRoutes } from './routes.ts';

const phone = {
  type: 'telephone',
  content: '+33 1 99 00 05 10',
  logo: null,
  has_logo: false,
  is_active: true,
} as const;

const message = {
  id: 3,
  name: 'Zoé Petit',
  email: 'zoe@example.org',
  phone: null,
  subject: 'inquiry',
  message: 'Avez-vous un van pour sept personnes le 12 décembre ?',
  language: 'fr',
  created_at: '2026-06-02T08:00:00.000Z',
  answer: null,
  answered_at: null,
} as const;

/** Example requests and answers in wire form, by call. */
export const contactExamples = {
  list: { response: { success: true, data: [{ ...phone, type: 'WhatsApp' }] } },
  info: {
    query: { 'types[]': ['phone', 'email'] },
    response: {
      success: true,
      data: { email: { ...phone, type: 'email', content: 'contact@livree.example' }, telephone: phone },
    },
  },
  search: {
    query: { search: 'livree' },
    response: { success: true, data: [{ ...phone, type: 'email', content: 'contact@livree.example' }] },
  },
  read: { params: { name: 'phone' }, response: { success: true, data: phone } },
  manage: { response: { success: true, data: [{ ...phone, type: 'youtube', is_active: false }] } },
  save: {
    params: { name: 'instagram' },
    body: { content: 'https://instagram.example/livree', logo: null, is_active: true },
    response: {
      success: true,
      data: { ...phone, type: 'instagram', content: 'https://instagram.example/livree' },
    },
  },
  messages: {
    query: { page: '1', answered: 'false' },
    response: {
      success: true,
      data: { current_page: 1, data: [message], last_page: 1, per_page: 15, total: 1 },
    },
  },
  answer: {
    params: { id: '3' },
    body: { answer: 'Oui, notre van a sept places. Souhaitez-vous que nous le réservions ?' },
    response: {
      success: true,
      message: 'Votre réponse est partie',
      data: {
        ...message,
        answer: 'Oui, notre van a sept places. Souhaitez-vous que nous le réservions ?',
        answered_at: '2026-06-02T09:00:00.000Z',
      },
    },
  },
  send: {
    headers: { 'idempotency-key': '5d0c8a6e-52f7-4f0e-9b0d-6b1d8a7f3c13' },
    body: {
      name: 'Zoé Durand',
      email: 'zoe@example.org',
      phone: '+33 6 12 34 56 78',
      subject: 'reservation',
      message: 'Bonjour, transportez-vous des vélos ?',
    },
    response: { success: true, message: 'Votre message a été envoyé avec succès' },
  },
} satisfies Partial<ExamplesOf<typeof contactRoutes>>;
