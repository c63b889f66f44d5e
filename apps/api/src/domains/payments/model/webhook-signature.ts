import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

const digest = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** The header `t=<seconds>,v1=<hex>` that signs a raw body at a moment. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/** True for a body signed with the secret no more than five minutes away from `now`. */
export function isSignedWebhook(secret: string, body: string, header: unknown, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  const [, timestamp = '', signature = ''] = match ?? [];
  if (!match || Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, timestamp, body));
}
