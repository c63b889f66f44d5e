import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type Reservation, type SiteConfig } from '@livree/contracts';
import { formatterFor, type Language } from '@livree/i18n';
import type { Readable, SessionState } from '@livree/platform';
import { offlinePage } from './offline-page.ts';

const cacheName = 'livree-offline';
const worker = '/push-worker.js';

/** What the page without a connection is made from. */
export interface OfflineHouse {
  readonly api: Transport;
  readonly brand: SiteConfig['brand'];
  readonly language: () => Language;
  /** Texts of the shell. */
  readonly t: (key: string, values?: Record<string, string>) => string;
  readonly now: () => Date;
}

/**
 * Keeps one page for a signed-in customer without a connection: the phone number and their next ride. It is gone when the
 * session ends.
 */
export function followForOffline(session: Readable<SessionState>, house: OfflineHouse): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const isSignedIn = (): boolean => session.get().status === 'signed-in';
  let followed: string | undefined;
  const follow = (): void => {
    const { status } = session.get();
    if (status === followed) return;
    followed = status;
    if (status === 'signed-in') void keep(house, isSignedIn).catch(() => undefined);
    if (status === 'anonymous') void caches.delete(cacheName).catch(() => undefined);
  };
  follow();
  session.subscribe(follow);
}

async function keep(house: OfflineHouse, isSignedIn: () => boolean): Promise<void> {
  await navigator.serviceWorker.register(worker);
  const answer = await send(house.api, reservationRoutes.list, { query: { page: 1 } });
  const ride = nextRide(answer.data.items, house.now());
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const cache = await caches.open(cacheName);
  await cache.put('/offline', new Response(offlinePage(wordsOf(house, ride)), { headers }));
  // Whoever signed out while the ride was asked for leaves nothing behind.
  if (!isSignedIn()) await caches.delete(cacheName);
}

/** The first ride that is still to come. */
export function nextRide(rides: readonly Reservation[], now: Date): Reservation | undefined {
  const today = now.toISOString().slice(0, 10);
  return rides
    .filter(({ status, pickupAt }) => ['pending', 'confirmed'].includes(status) && pickupAt >= today)
    .toSorted((a, b) => a.pickupAt.localeCompare(b.pickupAt))[0];
}

function wordsOf({ brand, language, t }: OfflineHouse, ride: Reservation | undefined) {
  const { dateTime } = formatterFor(language());
  return {
    language: language(),
    brand: brand.name,
    title: t('offline.title'),
    message: t('offline.message'),
    phone: brand.phone,
    call: t('offline.call', { phone: brand.phone }),
    ride: ride && {
      title: t('offline.next', { reference: ride.reference }),
      when: dateTime(ride.pickupAt, 'weekday'),
      lines: [ride.pickupAddress, ...ride.stops, ride.destinationAddress, ride.vehicle.name],
    },
  };
}
