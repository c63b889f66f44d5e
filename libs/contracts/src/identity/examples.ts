import type { ExamplesOf } from '../shared/example.ts';
import type { identityRoutes } from './routes.ts';

const user = {
  id: 1,
  name: 'Claire Martin',
  email: 'claire.martin@example.org',
  phone: '+33 6 12 34 56 78',
  address: null,
  birth_date: null,
  gender: null,
  avatar: null,
  role: 'customer',
  created_at: '2026-11-21T15:13:59.175Z',
} as const;

/** What is sent and answered on the wire, by call. */
export const identityExamples = {
  register: {
    body: {
      name: 'Claire Martin',
      email: 'claire.martin@example.org',
      phone: '+33 6 12 34 56 78',
      password: 'neuf nuages gris',
      password_confirmation: 'neuf nuages gris',
    },
    response: {
      success: true,
      message: 'Inscription réussie',
      data: { token: 'Vt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQo', user: user },
    },
  },
  registerWhileBooking: {
    body: {
      name: 'Hugo Bernard',
      email: 'hugo.bernard@example.org',
      phone: '+33 6 12 34 56 78',
      password: 'neuf nuages gris',
      password_confirmation: 'neuf nuages gris',
    },
    response: {
      success: true,
      message: 'Inscription réussie',
      token: 'Vt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQo',
      user: {
        ...user,
        id: 2,
        name: 'Hugo Bernard',
        email: 'hugo.bernard@example.org',
        created_at: '2026-11-21T15:13:59.303Z',
      },
    },
  },
  login: {
    body: { email: 'claire.martin@example.org', password: 'neuf nuages gris', remember: true },
    response: {
      success: true,
      message: 'Connexion réussie',
      data: { token: 'Vt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQo', user: user },
    },
  },
  me: { response: { success: true, data: { user: user }, user: user } },
  logout: { response: { success: true, message: 'Déconnexion réussie' } },
} satisfies Partial<ExamplesOf<typeof identityRoutes>>;
