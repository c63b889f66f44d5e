import type { ExamplesOf } from '../shared/example.ts';
import type { documentRoutes } from './routes.ts';

const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const code = 'LV-BZVC27RU.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Example requests and answers in wire form, by call. */
export const documentExamples = {
  list: {
    params: { id: '1' },
    response: {
      success: true,
      data: {
        documents: [
          {
            kind: 'receipt',
            name: 'R-2026-000001',
            number: 'R-2026-000001',
            amount: 708.09,
            issued_at: '2026-11-21T15:14:00.118Z',
          },
          { kind: 'voucher', name: 'voucher', number: null, amount: null, issued_at: null },
        ],
        calendar_url: `https://livree.example/backend/public/api/calendar/${code}`,
      },
    },
  },
  calendar: { params: { id: '1' }, response: calendar },
  read: {
    params: { id: '1', name: 'R-2026-000001' },
    response: new File(['%PDF-1.7'], 'R-2026-000001.pdf', { type: 'application/pdf' }),
  },
  subscribeToCalendar: { params: { code }, response: calendar },
  verifyVoucher: {
    params: { code },
    response: {
      success: true,
      data: {
        reference: 'LV-BZVC27RU',
        status: 'confirmed',
        operator: {
          name: 'Livrée Démonstration SAS',
          address: '12 rue de la Démonstration, 75008 Paris',
          phone: '+33 1 99 00 05 10',
          registration: 'RCS Paris 000 000 000',
          vtc_registration: 'EVTC000000000',
        },
        client_name: 'Claire Martin',
        client_phone: '+33 6 12 34 56 78',
        booked_at: '2026-11-21T15:13:59.962Z',
        pickup_datetime: '2027-06-10 10:00:00',
        timezone: 'Europe/Paris',
        pickup_address: 'Aéroport Paris-Charles de Gaulle',
        destination_address: 'Reims',
        vehicle: 'Mercedes Classe E',
        passengers_count: 2,
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof documentRoutes>>;
