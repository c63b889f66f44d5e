import { Dialog } from '@livree/design-system/overlay';
import { Select } from '@livree/design-system/pick';
import { Link, paths, Slot, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from '../api.ts';
import { useTripDraft } from '../draft.ts';
import { takeVehicle } from '../storage.ts';
import * as styles from './reservation.module.css';

const steps = ['trip', 'payment'] as const;

/** The page on which a trip is booked. */
export function Page() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { navigation, api, toasts, stores } = useShell();
  const [search] = useSearchParams();
  const draft = useTripDraft();
  const [vehicle, setVehicle] = useState(search.get('vehicule') ?? takeVehicle(stores));
  const [step, setStep] = useState<(typeof steps)[number]>('trip');
  const vehicles = useQuery(vehiclesQuery(api));
  return (
    <section className={styles.page}>
      <h1>{t(`steps.${step}`)}</h1>
      <Select
        label={t('vehicle')}
        placeholder={t('vehicle')}
        items={vehicles.data ?? []}
        value={vehicle}
        onChange={(id) => {
          setVehicle(id);
          draft.write({ from: '', to: '', passengers: 1 });
        }}
      />
      {step === 'payment' && (
        <Dialog title={t('payment')} onClose={() => setStep('trip')}>
          <Slot
            name="payments/settlement@1"
            data={{ order: { kind: 'reservation', id: 1 }, amountCents: 100, currency: 'EUR', busy: false }}
            on={{
              attempt: () => undefined,
              priceRefused: () => toasts.show('error', t('refused')),
              settled: ({ isPaid }) => isPaid && navigation.go(paths.reservations()),
            }}
          />
        </Dialog>
      )}
      <Link to={paths.login()}>{common('actions.login')}</Link>
    </section>
  );
}
