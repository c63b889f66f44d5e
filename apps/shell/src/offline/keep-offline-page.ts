import type { Transport } from '@livree/api-client';
import type { Reservation, SiteConfig } from '@livree/contracts';
import { formatterFor, type Language } from '@livree/i18n';
import type { ReadonlyStore } from '@livree/platform';
import type { SessionState } from '@livree/platform/shell';
import type { TFunction } from 'i18next';
import { pushWorker } from '../push/push-subscription.ts';
import { offlinePage } from './offline-page.ts';

const cacheName = 'livree-offline';

/** The content of the offline page. */
export interface OfflineContent {
  readonly api: Transport;
  readonly brand: SiteConfig['brand'];
  readonly language: ReadonlyStore<Language>;
  /** Texts of the shell. */
  readonly t: TFunction<'shell'>;
  readonly now: () => Date;
}

/**
 * Stores one page for times without a connection: the phone number and, for a signed-in customer, the next ride,
 * which is deleted when the session ends. It is in the current language.
 */
export function keepOfflinePage(session: ReadonlyStore<SessionState>, content: OfflineContent): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  let followed: string | undefined;
  const follow = (): void => {
    const present = identifyVisitor(session, content);
    if (present === followed) return;
    followed = present;
    void keep(session, content).catch(() => undefined);
  };
  follow();
  session.subscribe(follow);
  content.language.subscribe(follow);
}

/** Identifies the page's visitor and language. */
function identifyVisitor(session: ReadonlyStore<SessionState>, { language }: OfflineContent): string {
  const state = session.getState();
  return [state.status, state.status === 'signed-in' ? state.user.id : '', language.getState()].join(' ');
}

async function keep(session: ReadonlyStore<SessionState>, content: OfflineContent): Promise<void> {
  const { status } = session.getState();
  if (status === 'unknown') return;
  const asked = identifyVisitor(session, content);
  if (status === 'anonymous') await caches.delete(cacheName);
  await navigator.serviceWorker.register(pushWorker);
  const ride = status === 'signed-in' ? await askNextRide(content) : undefined;
  const isLate = (): boolean => identifyVisitor(session, content) !== asked;
  if (isLate()) return;
  const cache = await caches.open(cacheName);
  await cache.put('/offline', new Response(offlinePage(composeTexts(content, ride))));
  // If the visitor signed out meanwhile, the page is written again without the ride.
  if (isLate()) await keep(session, content);
}

async function askNextRide({ api, now }: OfflineContent): Promise<Reservation | undefined> {
  const { firstRides } = await import('../session/customer-calls.ts');
  return nextRide(await firstRides(api), now());
}

/** The first future ride. */
export function nextRide(rides: readonly Reservation[], now: Date): Reservation | undefined {
  const today = now.toISOString().slice(0, 10);
  return rides
    .filter(({ status, pickupAt }) => ['pending', 'confirmed'].includes(status) && pickupAt >= today)
    .toSorted((a, b) => a.pickupAt.localeCompare(b.pickupAt))[0];
}

function composeTexts({ brand, language, t }: OfflineContent, ride: Reservation | undefined) {
  const { dateTime } = formatterFor(language.getState());
  return {
    language: language.getState(),
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
