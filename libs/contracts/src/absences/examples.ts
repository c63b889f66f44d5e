import type { ExamplesOf } from '../shared/example.ts';
import type { absenceRoutes } from './routes.ts';

const params = { id: '1' };
const period = { starts_at: '2027-06-10 08:00:00', ends_at: '2027-06-11 18:00:00' };
const instants = { starts_at: '2027-06-10T06:00:00.000Z', ends_at: '2027-06-11T16:00:00.000Z' };
const absence = { id: 3, vehicule_id: 1, ...instants, reason: 'Révision' };

/** Example requests and answers in wire form, by call. */
export const absenceExamples = {
  list: { params, response: { success: true, data: [absence] } },
  check: {
    params,
    body: period,
    response: { success: true, data: [{ ride_id: 12, name: 'LV-7K2M9Q', ...instants }] },
  },
  add: { params, body: { ...period, reason: 'Révision' }, response: { success: true, data: absence } },
  remove: { params: { id: '3' }, response: { success: true } },
} satisfies ExamplesOf<typeof absenceRoutes>;
