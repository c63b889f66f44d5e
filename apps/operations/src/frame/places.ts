/** The addresses of this remote's pages. */
export const places = {
  today: () => '/operations',
  rides: () => '/operations/rides',
  newRide: (customerId?: number) =>
    customerId === undefined ? '/operations/rides/new' : `/operations/rides/new?for=${customerId}`,
  ride: (id: number) => `/operations/rides/${id}`,
  customers: () => '/operations/customers',
  customer: (id: number) => `/operations/customers/${id}`,
  fleet: () => '/operations/fleet',
  newVehicle: () => '/operations/fleet/new',
  vehicle: (id: number) => `/operations/fleet/${id}`,
  prices: () => '/operations/prices',
  money: () => '/operations/money',
  disputes: () => '/operations/money/disputes',
  differences: () => '/operations/money/differences',
  payment: (id: number) => `/operations/money/${id}`,
  refunds: () => '/operations/refunds',
  reviews: () => '/operations/reviews',
  messages: () => '/operations/messages',
  newsletter: () => '/operations/newsletter',
  newMailing: () => '/operations/newsletter/new',
  mailing: (id: number) => `/operations/newsletter/${id}`,
} as const;
