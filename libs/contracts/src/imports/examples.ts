import type { ExamplesOf } from '../shared/example.ts';
import type { importRoutes } from './routes.ts';

const params = { kind: 'customers' } as const;
const file = new File(
  ['Nom,E-mail,Téléphone,Langue\r\nClaire Martin,claire.martin@example.org,+33 6 12 34 56 78,fr\r\n'],
  'clients.csv',
  { type: 'text/csv' },
);
const fingerprint = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const row = {
  number: 2,
  label: 'Claire Martin, claire.martin@example.org',
  state: 'ready',
  faults: [],
  subject_id: null,
} as const;

/** Example requests and answers in wire form, by call. */
export const importExamples = {
  columns: {
    params,
    response: {
      success: true,
      data: {
        columns: [
          { heading: 'Nom', hint: 'Le prénom et le nom', is_required: true },
          { heading: 'Langue', hint: 'fr, en, es ou de', is_required: false },
        ],
        most_rows: 2000,
      },
    },
  },
  saveTemplate: { params, response: 'Nom;E-mail;Téléphone;Langue' },
  check: {
    params,
    body: { file },
    response: {
      success: true,
      data: {
        fingerprint,
        rows: [
          row,
          {
            ...row,
            number: 3,
            label: 'Ali Haddad',
            state: 'wrong',
            faults: [{ heading: 'E-mail', text: 'Veuillez saisir votre adresse e-mail' }],
          },
        ],
        wrong_rows:
          'Nom,E-mail,Téléphone,Langue,À corriger\r\nAli Haddad,,,fr,E-mail – Veuillez saisir votre adresse e-mail.\r\n',
      },
    },
  },
  run: {
    params,
    headers: { 'idempotency-key': '5d0c8a6e-52f7-4f0e-9b0d-6b1d8a7f3c12' },
    body: { file, fingerprint },
    response: {
      success: true,
      data: { fingerprint, rows: [{ ...row, state: 'made', subject_id: 7 }], wrong_rows: null },
    },
  },
} as const satisfies ExamplesOf<typeof importRoutes>;
