import { createHmac } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import type { Answer, Delivery } from '../stand-in-server.ts';
import { newId } from './paypal-books.ts';

export const paypalClient = { id: 'standin-client', secret: 'standin-secret', webhookId: 'WH-STANDIN' };

const sign = (transmission: string, event: string): string =>
  createHmac('sha256', 'the key of PayPal')
    .update(`${transmission}|${paypalClient.webhookId}|${event}`)
    .digest('hex');

const verification = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

/** Verifies the event's own text, like PayPal. */
export function verify(body: string): Answer {
  const { data } = z.safeParse(verification, JSON.parse(body));
  const event = /"webhook_event":(.*)\}$/s.exec(body)?.[1] ?? '';
  const transmission = `${data?.transmission_id}|${data?.transmission_time}`;
  const isGood =
    data?.webhook_id === paypalClient.webhookId && data.transmission_sig === sign(transmission, event);
  return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
}

/** An event as PayPal sends it to the site. */
export function signDelivery(payload: string): Delivery {
  const [id, time] = [newId(), new Date().toISOString()];
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-STANDIN',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign(`${id}|${time}`, payload),
  };
  return { payload, headers };
}
