import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { type Doubt, nameDoubt } from '../model/doubt.ts';
import type { Doubts } from '../use-doubts.ts';
import * as styles from './doubts-notice.module.css';
import { FlightDoubt } from './flight-doubt.tsx';

/** Asks whether what is probably not meant is right; the button below goes on. */
export function DoubtsNotice({ step, doubts }: { step: number; doubts: Doubts }) {
  if (doubts.open.step !== step) return null;
  return <Questions key={doubts.open.doubts.map(nameDoubt).join(' ')} doubts={doubts} />;
}

/** They get the focus when they appear. */
function Questions({ doubts: { open, forget } }: { doubts: Doubts }) {
  const { t } = useTranslation('booking');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="warn" title={t('doubts.title')}>
        <div className={styles.questions}>
          {open.doubts.map((doubt) => (
            <DoubtLine key={doubt.about} doubt={doubt} onMend={forget} />
          ))}
          <p>{t('doubts.goOn')}</p>
        </div>
      </Banner>
    </div>
  );
}

function DoubtLine({ doubt, onMend }: { doubt: Doubt; onMend: () => void }) {
  const { t } = useTranslation('booking');
  const { setValue } = useFormContext<BookingFields>();
  const { dateTime } = formatterFor(useLanguage());
  if (doubt.about === 'phone') return <p>{t('doubts.phone', { phone: doubt.phone })}</p>;
  if (doubt.about === 'distance') return <p>{t('doubts.distance', { kilometres: doubt.kilometres })}</p>;
  if (doubt.about === 'rides') {
    const time = dateTime(doubt.pickupAt, 'long');
    return <p>{t('doubts.rides', { reference: doubt.reference, time })}</p>;
  }
  if (doubt.about === 'flight' || doubt.about === 'returnFlight')
    return <FlightDoubt doubt={doubt} onMend={onMend} />;
  const mend = (): void => {
    setValue('contact.email', doubt.meant, { shouldDirty: true, shouldValidate: true });
    onMend();
  };
  return (
    <>
      <p>{t('doubts.email', { email: doubt.email, meant: doubt.meant })}</p>
      <Button variant="secondary" onClick={mend}>
        {t('doubts.take', { meant: doubt.meant })}
      </Button>
    </>
  );
}
