import { transaction } from '../payments/example-transaction.ts';
import { reservation } from '../reservations/example-reservation.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { customerRoutes } from './routes.ts';

const listed = {
  id: 7,
  name: 'Claire Martin',
  email: 'claire.martin@example.org',
  phone: '+33 6 12 34 56 78',
  is_guest: false,
  is_confirmed: true,
  created_at: '2026-05-12T09:00:00.000Z',
  ride_count: 3,
} as const;
const params = { id: '7' } as const;
const page = { current_page: 1, last_page: 1, per_page: 10, total: 1 } as const;

/** Example requests and answers in wire form, by call. */
export const customerExamples = {
  list: {
    query: { search: '06 12 34 56 78', kind: 'account', page: '1' },
    response: { success: true, data: { ...page, per_page: 50, data: [listed] } },
  },
  add: {
    body: {
      name: 'Claire Martin',
      email: 'claire.martin@example.org',
      phone: '+33 6 12 34 56 78',
      language: 'fr',
    },
    response: {
      success: true,
      message: 'Client ajouté',
      data: { ...listed, is_guest: true, is_confirmed: false, ride_count: 0 },
    },
  },
  saveList: {
    query: { search: 'Martin' },
    response: [
      '\uFEFFN°;Nom;E-mail;Téléphone;Compte;E-mail confirmé;Client depuis;Courses\r\n',
      "7;Claire Martin;claire.martin@example.org;'+33 6 12 34 56 78;compte;oui;2026-05-12 11:00;3\r\n",
    ].join(''),
  },
  read: {
    params,
    response: {
      success: true,
      data: {
        ...listed,
        address: '18 rue de la Pompe, Paris',
        language: 'fr',
        last_login_at: '2026-11-24T18:02:00.000Z',
        spent: 412.5,
        open_ride_count: 1,
        letters: [
          {
            id: 1,
            writer_name: 'Opérateur',
            subject: 'Votre parapluie',
            message: 'Nous l’avons retrouvé dans la voiture.',
            created_at: '2026-11-24T09:00:00.000Z',
          },
        ],
      },
    },
  },
  readForRide: { params: { id: '1' }, response: { success: true, data: listed } },
  rides: {
    params,
    query: { page: '1' },
    response: { success: true, data: { ...page, data: [reservation] } },
  },
  payments: {
    params,
    query: { page: '1' },
    response: { success: true, data: { ...page, data: [transaction] } },
  },
  write: {
    params,
    body: { subject: 'Votre parapluie', message: 'Nous l’avons retrouvé dans la voiture.' },
    response: { success: true, message: 'Votre message est en route' },
  },
  exportData: {
    params,
    response: {
      success: true,
      message: 'Données exportées : le client est prévenu par e-mail',
      data: {
        exported_at: '2026-11-25T15:30:00.000Z',
        account: { id: 7, name: 'Claire Martin', email: 'claire.martin@example.org' },
        reservations: [],
        payments: [],
      },
    },
  },
  remove: {
    params,
    body: { name: 'Claire Martin' },
    response: { success: true, message: 'Client supprimé' },
  },
} as const satisfies ExamplesOf<typeof customerRoutes>;
