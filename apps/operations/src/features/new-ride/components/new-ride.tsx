import { ApiError } from '@livree/api-client';
import type { PhoneBooking } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { useSearchParams, useShell } from '@livree/platform';
import { findPlaces } from '@livree/rides/arrivals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { useAct } from '../../../frame/use-act.ts';
import { LinkHours } from '../../../rides/link-hours.tsx';
import { bookRide } from '../api/book-ride.ts';
import { findTrip, noWish, toBooking, type Wish } from '../model/wish.ts';
import { useQuote } from '../use-quote.ts';
import { CustomerChoice } from './customer-choice.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { NeedsFields } from './needs-fields.tsx';
import * as styles from './new-ride.module.css';
import { Outcome } from './outcome.tsx';

/** Books a ride for a customer on the telephone, who pays it by a link. */
export function NewRide() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const customerId = Number(search.get('for')) || 0;
  const choose = (id: number) => setSearch(id > 0 ? { for: String(id) } : {}, { replace: true });
  return (
    <Frame title={t('newRide.title')}>
      <div className={styles.columns}>
        <section className={styles.fields}>
          <h2>{t('ride.customer')}</h2>
          <CustomerChoice id={customerId} onChoose={choose} />
        </section>
        <Journey customerId={customerId} />
      </div>
    </Frame>
  );
}

function Journey({ customerId }: { customerId: number }) {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  const [wish, setWish] = useState(noWish);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const trip = findTrip(wish);
  const { quote, error, isAsking, renew } = useQuote(trip);
  const booking = useAct(async (order: PhoneBooking) => {
    const answer = await bookRide(api, order, key);
    navigation.go(places.ride(answer.data.reservation.id));
    return answer;
  }, t('newRide.failed'));
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    // Another ride is another request.
    setKey(crypto.randomUUID());
    booking.reset();
  };
  const refused = booking.error ?? error;
  const faults = refused instanceof ApiError ? refused.fieldErrors : {};
  const fields = { wish, faults, onChange: change };
  return (
    <>
      <section className={styles.fields}>
        <h2>{t('rides.route')}</h2>
        <JourneyFields {...fields} />
      </section>
      <section className={styles.fields}>
        <h2>{t('newRide.needs')}</h2>
        <NeedsFields {...fields} places={findPlaces(quote ?? {})} />
      </section>
      <aside className={styles.acts}>
        <h2>{t('ride.price')}</h2>
        <Outcome {...{ quote, error, isAsking }} onRetry={renew} />
        <LinkHours
          label={t('newRide.link')}
          hint={t('newRide.linkHint')}
          value={wish.linkHours}
          error={faults['linkHours']?.[0]}
          onChange={(linkHours) => change({ linkHours })}
        />
        {customerId === 0 && <p className={styles.told}>{t('newRide.noCustomer')}</p>}
        <Button
          wide
          disabled={!quote || trip === null || customerId === 0}
          loading={booking.isPending}
          onClick={() => {
            if (quote && trip) booking.mutate(toBooking(wish, trip, { customerId, quote: quote.quote }));
          }}
        >
          {t('newRide.submit')}
        </Button>
      </aside>
    </>
  );
}
