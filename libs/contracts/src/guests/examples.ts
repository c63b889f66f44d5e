import type { ExamplesOf } from '../shared/example.ts';
import type { guestRoutes } from './routes.ts';

const user = {
  id: 9,
  name: 'Inès Moreau',
  email: 'ines.moreau@example.org',
  phone: '+33 6 98 76 54 32',
  address: null,
  birth_date: null,
  gender: null,
  avatar: null,
  role: 'customer',
  created_at: '2026-11-25T17:02:10.120Z',
} as const;

const session = { token: 'b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2', user } as const;

/** Example requests and answers in wire form, by call. */
export const guestExamples = {
  begin: {
    body: { name: user.name, email: user.email, phone: user.phone },
    response: { success: true, message: 'Vous continuez sans compte', data: session },
  },
  requestLink: {
    body: { key: '9.pdAe6GiT7RxK9vCQoVt3kq0cXoN2b8mY5sZrJ1uHfLw' },
    response: { success: true, message: 'Nous vous avons envoyé un lien, valable 15 minutes' },
  },
  redeemLink: {
    body: { token: 'N2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXo' },
    response: {
      success: true,
      message: 'Connexion réussie',
      data: { ...session, address_holder: 'nobody' },
    },
  },
  keep: {
    body: { password: 'sept vagues bleues', password_confirmation: 'sept vagues bleues' },
    response: { success: true, message: 'Votre compte est gardé' },
  },
  join: { response: { success: true, message: 'Vos trajets sont dans votre compte' } },
} as const satisfies ExamplesOf<typeof guestRoutes>;
