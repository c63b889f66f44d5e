import { ApiError, errorText } from '@livree/api-client';
import type { Reservation } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { moveRide } from '../api/move-ride.ts';
import { findMove, toWish } from '../model/move-wish.ts';
import { useMoveQuote } from '../use-move-quote.ts';
import { FollowedFlights } from './followed-flights.tsx';
import { MoveFields } from './move-fields.tsx';
import { MovePrice } from './move-price.tsx';
import * as styles from './move.module.css';

const movable = new Set(['confirmed']);

/** Gives a ride another vehicle or time: both prices and their difference come first. */
export function Move({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  if (!movable.has(ride.status)) return null;
  return (
    <Disclosure summary={<h2>{t('move.title')}</h2>}>
      {/* Fields begin anew once the ride is another one. */}
      <MoveForm key={`${ride.vehicleId} ${ride.pickupAt} ${ride.returnAt}`} ride={ride} />
    </Disclosure>
  );
}

function MoveForm({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [wish, setWish] = useState(() => toWish(ride));
  const [wantsToKeep, setWantsToKeep] = useState(false);
  const wished = findMove(ride, wish);
  const { quote, error, isAsking, renew } = useMoveQuote(ride.id, wished);
  const moving = useAct((order: Parameters<typeof moveRide>[2]) => moveRide(api, ride.id, order));
  // What was paid elsewhere is settled there.
  const isPaid = !['unpaid', 'pending', 'paid_elsewhere'].includes(ride.paymentStatus);
  const isDearer = quote !== undefined && quote.totalPrice.cents > ride.totalPrice.cents;
  const keepsPrice = isPaid && (isDearer || wantsToKeep);
  return (
    <div className={styles.form}>
      <MoveFields {...{ ride, wish, error }} onChange={setWish} />
      <FollowedFlights ride={ride} />
      <div aria-live="polite" className={styles.outcome}>
        {isAsking && <p className={styles.told}>{t('move.asking')}</p>}
        <Refusal {...{ error }} onRetry={renew} />
        {quote?.isAvailable === false && <Banner tone="warn">{t('move.taken')}</Banner>}
        {quote?.isAvailable && <MovePrice {...{ quote, isPaid, keepsPrice }} onKeep={setWantsToKeep} />}
      </div>
      <Button
        wide
        disabled={wished === null || !quote?.isAvailable}
        loading={moving.isPending}
        onClick={() => {
          if (wished && quote) moving.mutate({ move: wished, quote: quote.quote, keepsPrice });
        }}
      >
        {t('move.submit')}
      </Button>
    </div>
  );
}

/** Why there is no price; what a field is to blame for stands beside that field. */
function Refusal({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  if (error === null || (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0)) return null;
  return (
    <Banner tone="error">
      {errorText(error, common, t('frame.failed'))} <TextLink onClick={onRetry}>{t('move.retry')}</TextLink>
    </Banner>
  );
}
