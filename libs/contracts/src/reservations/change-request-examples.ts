/** A request for a change in wire form. */
export const askedChange = {
  id: 7,
  status: 'open',
  asked_at: '2026-11-22T09:00:00.000Z',
  changed: ['time'],
  wanted: { pickup_datetime: '2027-06-10 12:00:00' },
  previous_price: 708.09,
  total_price: 708.09,
  reason: null,
  pay_until: null,
};
