import type { ExamplesOf } from '../shared/example.ts';
import type { peopleRoutes } from './routes.ts';

const token = 'N2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXo';
const person = { name: 'Inès Moreau', email: 'ines.moreau@example.org', role: 'dispatcher' } as const;
const done = { success: true } as const;

/** Example requests and answers in wire form, by call. */
export const peopleExamples = {
  list: {
    response: {
      success: true,
      data: {
        people: [
          {
            id: 31,
            ...person,
            second_factor: false,
            last_seen_at: '2026-06-10T08:05:00.000Z',
            session_count: 1,
            is_named_by_settings: false,
          },
        ],
        invitations: [
          {
            id: 4,
            name: 'Karim Haddad',
            email: 'karim.haddad@example.org',
            role: 'operator',
            invited_by: 'Opérateur',
            expires_at: '2026-06-13T08:05:00.000Z',
          },
        ],
      },
    },
  },
  invite: { body: person, response: { ...done, message: 'L’invitation est envoyée' } },
  withdraw: { params: { id: '4' }, response: { ...done, message: 'L’invitation est retirée' } },
  changeRole: {
    params: { id: '31' },
    body: { role: 'operator' },
    response: { ...done, message: 'Le rôle est changé' },
  },
  endSessions: { params: { id: '31' }, response: { ...done, message: 'Les sessions sont fermées' } },
  resetFactor: { params: { id: '31' }, response: { ...done, message: 'Le second facteur est remis à zéro' } },
  dismiss: { params: { id: '31' }, response: { ...done, message: 'L’accès est retiré' } },
  checkInvitation: { body: { token }, response: { ...done, data: person } },
  join: {
    body: { token, password: 'sept vagues bleues', password_confirmation: 'sept vagues bleues' },
    response: {
      ...done,
      message: 'Connexion réussie',
      data: {
        token: 'b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2',
        user: {
          id: 31,
          ...person,
          phone: null,
          address: null,
          birth_date: null,
          gender: null,
          avatar: null,
          created_at: '2026-06-10T08:05:00.000Z',
        },
      },
    },
  },
} as const satisfies ExamplesOf<typeof peopleRoutes>;
