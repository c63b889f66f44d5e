import { createECDH } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { traceCall } from '../../../platform/telemetry/trace-call.ts';
import type { PushSubscription } from '../push-subscriptions.repository.ts';

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Web Push (RFC 8030, 8291, 8292): messages that only the browser can read. */
export interface Push {
  /** The public key with which a browser subscribes. */
  readonly publicKey: string;
  /** Whether the address belongs to a push service; no other address is called. */
  isKnown(endpoint: string): boolean;
  /** @returns `gone` if the browser has unsubscribed @throws if the service must be asked again */
  send(subscription: PushSubscription, message: PushMessage, seconds: number): Promise<'sent' | 'gone'>;
}

/** The push services of Chrome and Edge, Firefox, Safari and Windows. */
const services =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)\//;

const patienceMs = 10_000;

function derivePublicKey(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

export function openPush(config: Config): Push {
  const { pushKey, pushOrigin } = config;
  const publicKey = derivePublicKey(pushKey);
  const isKnown = (endpoint: string): boolean =>
    services.test(endpoint) || (pushOrigin !== undefined && URL.parse(endpoint)?.origin === pushOrigin);
  return {
    publicKey,
    isKnown,
    async send({ endpoint, p256dh, auth }, message, seconds) {
      if (!isKnown(endpoint)) return 'gone';
      const vapidDetails = { subject: `mailto:${config.brand.email}`, publicKey, privateKey: pushKey };
      // Loaded with the first message: only workers send some.
      const { default: webPush } = await import('web-push');
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: seconds, urgency: 'normal' },
      );
      const call = {
        method: 'POST',
        headers: request.headers,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      } as const;
      const response = await traceCall('push', 'send', () => fetch(endpoint, call));
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}
