import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type Quote } from '@livree/contracts';

/** The ride that the tests of the settlement pay. */
export const ride = {
  vehicleId: 1,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle (CDG)',
  destinationAddress: 'Versailles',
  pickupAt: '2027-03-12T09:30',
  passengers: 2,
};

export const fetchPrice = async (api: Transport): Promise<Quote> =>
  (await send(api, pricingRoutes.quote, { body: ride })).data;
