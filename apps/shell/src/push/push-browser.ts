import { send, type Transport } from '@livree/api-client';
import { notificationRoutes } from '@livree/contracts';
import type { PushState } from '@livree/platform';
import { forgetPush, isSupported, ownSubscription, pushWorker } from './push-subscription.ts';

/** The state of push in this browser. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return (await ownSubscription()) === null ? 'off' : 'on';
  } catch {
    // A browser that stores nothing allows no worker.
    return 'unsupported';
  }
}

/** Asks the visitor for permission, after a press, and registers this browser. @throws what the calls throw */
export async function turnPushOn(api: Transport): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = (await send(api, notificationRoutes.pushKey, {})).data;
  await navigator.serviceWorker.register(pushWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // A browser keeps the key of its first subscription, but the site's key may have changed.
    const earlier = await pushManager.getSubscription();
    if (earlier === null) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await send(api, notificationRoutes.addBrowser, { body: { endpoint, p256dh, auth } });
  return 'on';
}

/** Turns push off in this browser and tells the site. */
export async function turnPushOff(api: Transport): Promise<void> {
  const endpoint = await forgetPush();
  if (endpoint !== null) await send(api, notificationRoutes.removeBrowser, { body: { endpoint } });
}
