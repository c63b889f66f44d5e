import type { ExamplesOf } from '../shared/example.ts';
import type { contactRoutes } from './routes.ts';

const phone = {
  type: 'telephone',
  content: '+33 1 99 00 05 10',
  logo: null,
  has_logo: false,
  is_active: true,
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
  send: {
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
