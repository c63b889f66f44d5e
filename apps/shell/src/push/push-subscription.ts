/** A worker that only receives messages: it caches no page and answers no request. */
export const pushWorker = '/push-worker.js';

export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  return registration === undefined ? null : registration.pushManager.getSubscription();
}

/**
 * Turns push off in this browser only, as signing out does, so that the next customer here does not receive this
 * one's messages.
 */
export async function forgetPush(): Promise<string | null> {
  const subscription = isSupported() ? await ownSubscription() : null;
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
