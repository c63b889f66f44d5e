/** The default tariff in wire form. */
export const tariff = {
  base_price: 15,
  price_per_km: 2.5,
  price_per_hour: 25,
  price_per_stop: 5,
  minimum_price: null,
  maximum_price: null,
  round_trip_multiplier: 1.8,
  night_multiplier: 1.3,
  night_start_hour: 22,
  night_end_hour: 6,
  weekend_multiplier: 1.2,
  premium_multiplier: 1.5,
  version: 'default-1',
} as const;

export const config = {
  id: 3,
  name: 'Lyon',
  city: 'Lyon',
  price_per_km: 2.5,
  base_price: 16,
  minimum_price: 30,
  maximum_price: null,
  price_per_hour: 25,
  price_per_stop: 5,
  vehicule: null,
} as const;

export const journey = {
  pickup_address: 'Aéroport Paris-Charles de Gaulle',
  destination_address: 'Reims',
  pickup_datetime: '2027-06-10 10:00:00',
  extras: [{ code: 'meet_and_greet', quantity: 1 }],
} as const;

export const trip = { vehicule_id: 1, ...journey } as const;
