/** The addresses of this remote's pages. */
export const places = {
  today: () => '/operations',
  rides: () => '/operations/rides',
  ride: (id: number) => `/operations/rides/${id}`,
  refunds: () => '/operations/refunds',
  reviews: () => '/operations/reviews',
  messages: () => '/operations/messages',
} as const;
