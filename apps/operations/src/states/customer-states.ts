import { buildReservation, buildTransaction } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const given = {
  reservations: [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })],
  transactions: [buildTransaction()],
};
const letter = [
  { fill: 'customers.subject', with: 'Votre parapluie' },
  { fill: 'customers.message', with: 'Nous l’avons retrouvé dans la voiture.' },
  { press: 'customers.send' },
] as const;
const remove = (name: string) => [
  { press: 'customers.removal' },
  { fill: 'customers.typeName', with: name },
  { press: 'customers.remove' },
];

/** The states of the customers, and of one of them. */
export const customerStates: readonly State[] = shareSituation(
  { at: '/operations/customers/1', operator: true, given },
  [
    {
      name: 'customers',
      at: '/operations/customers',
      says: ['frame.customers', 'frame.saveList', 'customers.confirmed'],
    },
    {
      name: 'customers on their way',
      at: '/operations/customers',
      answers: { 'customers.list': 'silent' },
      says: ['frame.customers', 'frame.saveList'],
    },
    {
      name: 'no customer of a search',
      at: '/operations/customers?search=nobody',
      says: ['customers.none'],
    },
    {
      name: 'customers failed',
      at: '/operations/customers',
      answers: { 'customers.list': '500' },
      says: ['frame.failed', 'common:actions.retry'],
    },
    {
      name: 'a customer list that was not saved',
      at: '/operations/customers',
      answers: { 'customers.saveList': '500' },
      acts: [{ press: 'frame.saveList' }],
      says: ['frame.listNotSaved'],
    },
    {
      name: 'a customer',
      says: ['ride.email', 'frame.rides', 'ride.payments', 'customers.noLetters', 'customers.write'],
    },
    {
      name: 'a customer without a ride',
      given: { reservations: [], transactions: [] },
      says: ['customers.noRides', 'ride.noPayments'],
    },
    {
      name: 'a customer who does not exist',
      at: '/operations/customers/999',
      says: ['frame.missing', 'api:customers.not_found'],
    },
    { name: 'a letter that is sent', acts: [...letter], says: ['=Votre parapluie', 'act.write'] },
    {
      name: 'a letter without words',
      acts: [{ press: 'customers.send' }],
      says: ['api:validation.required', 'api:validation.message_min'],
    },
    {
      name: 'a letter that was not sent',
      answers: { 'customers.write': '500' },
      acts: [...letter],
      says: ['customers.notSent'],
    },
    {
      name: 'customer data that could not be exported',
      answers: { 'customers.exportData': '500' },
      acts: [{ press: 'customers.export' }],
      says: ['customers.exportFailed'],
    },
    {
      name: 'a customer to delete',
      acts: [{ press: 'customers.removal' }],
      says: ['customers.removalText'],
    },
    {
      name: 'a deletion with another name',
      acts: remove('Camille'),
      says: ['api:validation.customer_name'],
    },
    {
      name: 'a deletion before a ride',
      answers: { 'customers.remove': { code: 'customers.ride_too_near', params: { hours: 48 } } },
      acts: remove('Camille Laurent'),
      says: ['api:customers.ride_too_near'],
    },
  ],
);
