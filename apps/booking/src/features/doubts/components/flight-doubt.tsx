import { Button } from '@livree/design-system/actions';
import { useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import type { Doubt } from '../model/doubt.ts';

interface FlightDoubtProps {
  doubt: Extract<Doubt, { about: 'flight' | 'returnFlight' }>;
  onMend: () => void;
}

/** What is odd about a flight, and the first pickup that leaves time after it. */
export function FlightDoubt({ doubt, onMend }: FlightDoubtProps) {
  const { t } = useTranslation('booking');
  const { setValue } = useFormContext<BookingFields>();
  const { dateTime } = formatterFor(useLanguage());
  const isReturn = doubt.about === 'returnFlight';
  const { number, isSandbox, landingAt, suggestedPickupAt } = doubt;
  const mend = (at: string): void => {
    // The flight stays the one that was checked, although its pickup may be on the next day now.
    const landingDay = landingAt?.slice(0, 10);
    setValue(isReturn ? 'returnFlightDate' : 'flightDate', landingDay, { shouldDirty: true });
    setValue(isReturn ? 'trip.returnDate' : 'trip.date', at.slice(0, 10), { shouldDirty: true });
    setValue(isReturn ? 'trip.returnTime' : 'trip.time', at.slice(11, 16), {
      shouldDirty: true,
      shouldValidate: true,
    });
    onMend();
  };
  const time = landingAt === null ? '' : dateTime(landingAt, 'compact');
  return (
    <>
      <p>
        {t(`doubts.${doubt.about}.${doubt.doubt}`, { number, time })} {isSandbox ? t('extra.invented') : null}
      </p>
      {doubt.doubt === 'early' && suggestedPickupAt !== null ? (
        <Button variant="secondary" onClick={() => mend(suggestedPickupAt)}>
          {t(isReturn ? 'doubts.takeReturnTime' : 'doubts.takeTime', {
            time: dateTime(suggestedPickupAt, 'compact'),
          })}
        </Button>
      ) : null}
    </>
  );
}
