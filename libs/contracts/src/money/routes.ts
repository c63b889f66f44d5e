import { defineRoute } from '../shared/route.ts';
import * as money from './schemas.ts';

/** What was taken and given back in a day or month, as receipts and credit notes say. */
export const moneyRoutes = {
  list: defineRoute({
    id: 'money.list',
    method: 'GET',
    path: '/operations/money',
    auth: 'operator',
    summary: 'The payments and refunds of a day or month, the newest first',
    query: money.movementQuery,
    response: money.movementsAnswer,
  }),
  sums: defineRoute({
    id: 'money.sums',
    method: 'GET',
    path: '/operations/money/sums',
    auth: 'operator',
    summary: 'The sums of the receipts and credit notes of a month, and of one day of it',
    query: money.moneyQuery,
    response: money.moneySumsAnswer,
  }),
  accounts: defineRoute({
    id: 'money.accounts',
    method: 'GET',
    path: '/operations/money/accounts',
    auth: 'operator',
    summary: 'The receipts and credit notes of a day or month, one line each, as a file for the accountant',
    query: money.moneyQuery,
    response: money.accountsAnswer,
    produces: 'text/csv',
  }),
  dayReport: defineRoute({
    id: 'money.dayReport',
    method: 'GET',
    path: '/operations/money/day-report',
    auth: 'operator',
    summary: 'Turnover with private customers by day, day of payment and VAT rate, as a file to hand in',
    query: money.moneyQuery,
    response: money.accountsAnswer,
    produces: 'text/csv',
  }),
} as const;
