import { transaction } from '../payments/example-transaction.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { moneyRoutes } from './routes.ts';

const sums = {
  receipts: 1,
  credit_notes: 0,
  taken: 708.09,
  refunded: 0,
  gross: 708.09,
  net: 643.72,
  vat: 64.37,
  rates: [{ percent: 10, gross: 708.09, net: 643.72, vat: 64.37 }],
  fees: 10.16,
  unknown_fees: 0,
};

/** Example requests and answers in wire form, by call. */
export const moneyExamples = {
  list: {
    query: { period: '2026-11', type: 'payment', status: 'completed', provider: 'sandbox', page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 1,
        per_page: 25,
        total: 1,
        data: [
          {
            at: '2026-11-21T15:14:00.000Z',
            client_name: 'Claire Martin',
            bill: { kind: 'receipt', number: 'R-2026-000001' },
            transaction,
          },
        ],
      },
    },
  },
  sums: {
    query: { period: '2026-11-21' },
    response: {
      success: true,
      data: {
        month: { period: '2026-11', ...sums },
        day: { period: '2026-11-21', ...sums },
        timezone: 'Europe/Paris',
      },
    },
  },
  accounts: {
    query: { period: '2026-11' },
    response:
      '\uFEFFNuméro;Nature;Date;Payé le;Client;Course;HT;Taux de TVA;TVA;TTC;Devise;Prestataire;Référence;Reçu rectifié\r\n' +
      'R-2026-000001;Reçu;2026-11-21;2026-11-21;Claire Martin;LV-BZVC27RU;643,72;10;64,37;708,09;EUR;Sandbox;pi_sandbox_1;\r\n',
  },
  dayReport: {
    query: { period: '2026-11' },
    response:
      '\uFEFFRelevé à remettre par le comptable : ce fichier ne transmet rien à l’administration\r\n' +
      'Jour;Payé le;Catégorie;Taux de TVA;Reçus;Avoirs;HT;TVA;TTC;Devise\r\n' +
      '2026-11-21;2026-11-21;TPS1;10;1;0;643,72;64,37;708,09;EUR\r\n',
  },
} as const satisfies ExamplesOf<typeof moneyRoutes>;
