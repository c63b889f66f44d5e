const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '20:00' }));

/** The opening hours of the counter; the phone is answered at any hour. */
export const hours = {
  is_phone_always: true,
  week: [...weekdays, { day: 6, opens: '09:00', closes: '18:00' }],
} as const;
