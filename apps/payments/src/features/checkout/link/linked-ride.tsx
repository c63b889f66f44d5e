import type { LinkedRide as Ride } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettlementView } from '../components/settlement-view.tsx';
import * as styles from './pay-page.module.css';
import { useLinkSettlement } from './use-link-settlement.ts';

/** The ride of a link, and its payment as long as it waits for one. */
export function LinkedRide({ linkKey, ride }: { linkKey: string; ride: Ride }) {
  const { t } = useTranslation('payments');
  const [isProcessing, setProcessing] = useState(false);
  return (
    <>
      <RideFacts ride={ride} />
      <div aria-live="polite">
        {ride.state === 'paid' && <Banner tone="ok">{t('link.paid')}</Banner>}
        {isProcessing && ride.state !== 'paid' && <Banner>{t('link.processing')}</Banner>}
        {ride.state === 'ended' && <Ended />}
      </div>
      {ride.state === 'open' && !isProcessing && (
        <LinkPayment {...{ linkKey, ride }} onSettled={(isPaid) => setProcessing(!isPaid)} />
      )}
    </>
  );
}

function RideFacts({ ride }: { ride: Ride }) {
  const { t } = useTranslation('payments');
  const format = formatterFor(useLanguage());
  const { pickupAt, addresses, vehicle, reference, totalPrice, expiresAt, timezone } = ride;
  const { dateTime } = formatterFor(useLanguage(), { timeZone: timezone });
  return (
    <Facts
      facts={[
        { label: t('link.pickup'), value: format.dateTime(pickupAt, 'weekday') },
        { label: t('link.route'), value: addresses.join(' – ') },
        { label: t('link.vehicle'), value: vehicle },
        { label: t('link.reference'), value: reference },
        { label: t('link.total'), value: format.money(totalPrice.cents) },
        { label: t('link.until'), value: expiresAt && dateTime(new Date(expiresAt), 'weekday') },
      ]}
    />
  );
}

interface LinkPaymentProps {
  readonly linkKey: string;
  readonly ride: Ride;
  readonly onSettled: (isPaid: boolean) => void;
}

function LinkPayment({ linkKey, ride, onSettled }: LinkPaymentProps) {
  const { config } = useShell();
  const settling = useLinkSettlement(linkKey, onSettled);
  return (
    <div className={styles.payment}>
      <SettlementView
        settling={settling}
        isBusy={false}
        amountCents={ride.totalPrice.cents}
        currency={config.currency}
        isAnonymous
      />
    </div>
  );
}

function Ended() {
  const { t } = useTranslation('payments');
  const { phone } = useShell().config.brand;
  return (
    <Banner tone="warn" actions={<a href={phoneLink(phone)}>{spacedPhone(phone)}</a>}>
      {t('link.ended')}
    </Banner>
  );
}
