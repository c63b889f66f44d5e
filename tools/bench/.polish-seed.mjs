import { createClient, fetchTransport } from '@livree/api-client';
export async function seed(_api, q, token) {
  const c = createClient(fetchTransport({ baseUrl: 'http://localhost:4471/backend/public/api', language: () => 'fr', token: () => token, timeoutMs: 20000 }));
  const ride = { vehicleId: q.vehicule_id, serviceType: 'airport', pickupAddress: q.pickup_address, destinationAddress: q.destination_address, stops: q.stops, pickupAt: q.pickup_datetime, returnAt: null, roundTrip: false, returnPickupAddress: null, returnDestinationAddress: null, plan: null, extras: [] };
  try {
    const quote = (await c.pricing.quote({ body: ride })).data;
    const r = await c.reservations.create({ headers: { idempotencyKey: crypto.randomUUID() }, body: { ...ride, clientName: 'Hélène Marchand', clientEmail: 'h@example.org', clientPhone: '+33612345678', passengers: 2, specialRequests: null, quote: quote.quote, totalPrice: quote.totalPrice, paymentProvider: 'card', paymentMethodId: 'pm_card_visa', returnPath: '/checkout-frame/return' } });
    return { ok: true, r };
  } catch (e) { return { ok: false, m: e.message, f: e.fieldErrors, c: e.code, s: String(e.stack).slice(0, 400) }; }
}
