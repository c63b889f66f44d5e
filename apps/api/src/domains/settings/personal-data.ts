import type { PersonalData } from '../../platform/personal-data.ts';
import { addressesPersonalData } from '../addresses/index.ts';
import { contactPersonalData } from '../contact/index.ts';
import { customersPersonalData } from '../customers/index.ts';
import { deliveriesPersonalData } from '../deliveries/index.ts';
import { identityPersonalData } from '../identity/index.ts';
import { legalPersonalData } from '../legal/index.ts';
import { newsletterPersonalData } from '../newsletter/index.ts';
import { notificationsPersonalData } from '../notifications/index.ts';
import { disputesPersonalData, paymentsPersonalData } from '../payments/index.ts';
import {
  changeRequestsPersonalData,
  changesPersonalData,
  documentsPersonalData,
  flightMovesPersonalData,
  flightsPersonalData,
  notesPersonalData,
  reservationsPersonalData,
} from '../reservations/index.ts';
import { reviewsPersonalData } from '../reviews/index.ts';
import { securityPersonalData } from '../security/index.ts';
import { readChoices } from './settings.repository.ts';

const settingsPersonalData: PersonalData = {
  name: 'settings',
  tables: ['settings'],
  exportPersonalData: ({ db }, { id }) => readChoices(db, id),
};

/**
 * Every domain with personal data, in the order of deletion. A domain with a table about people exports its own
 * `PersonalData` and is added here; a test compares the list with the tables.
 */
export const personalData: readonly PersonalData[] = [
  identityPersonalData,
  settingsPersonalData,
  addressesPersonalData,
  notificationsPersonalData,
  paymentsPersonalData,
  disputesPersonalData,
  changeRequestsPersonalData,
  changesPersonalData,
  documentsPersonalData,
  flightsPersonalData,
  flightMovesPersonalData,
  notesPersonalData,
  deliveriesPersonalData,
  reservationsPersonalData,
  reviewsPersonalData,
  contactPersonalData,
  customersPersonalData,
  newsletterPersonalData,
  legalPersonalData,
  securityPersonalData,
];
