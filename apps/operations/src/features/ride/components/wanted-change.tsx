import { extraCodes, isOneOf, type ChangeRequest, type Reservation } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { describeNeeds } from '@livree/rides/needs';
import { useTranslation } from 'react-i18next';
import { useNeedTexts } from '../use-need-texts.ts';

interface WantedChangeProps {
  readonly ride: Reservation;
  readonly request: ChangeRequest;
}

/** What is to be different in a ride. */
export function WantedChange({ ride, request }: WantedChangeProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const needTexts = useNeedTexts();
  const format = formatterFor(useLanguage(), { timeZone: ride.timezone });
  const { wanted, askedAt } = request;
  const sayTime = (at: string | null | undefined) => at && format.dateTime(at, 'compact');
  const extras = wanted.extras?.map(({ code, quantity }) => {
    const name = common(`fareLine.${isOneOf(extraCodes, code) ? code : 'unknown'}`);
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  return (
    <Facts
      facts={[
        { label: t('request.asked'), value: format.dateTime(new Date(askedAt), 'compact') },
        { label: t('request.pickup'), value: sayTime(wanted.pickupAt) },
        { label: t('ride.return'), value: sayTime(wanted.returnAt) },
        { label: common('ride.departure'), value: wanted.pickupAddress },
        { label: t('request.stops'), value: wanted.stops && (wanted.stops.join(', ') || t('request.none')) },
        { label: common('ride.destination'), value: wanted.destinationAddress },
        {
          label: t('request.returnRoute'),
          value: [wanted.returnPickupAddress, wanted.returnDestinationAddress].filter(Boolean).join(' – '),
        },
        { label: t('ride.vehicle'), value: wanted.vehicleName },
        { label: t('ride.passengers'), value: wanted.passengers },
        { label: t('request.extras'), value: extras && (extras.join(', ') || t('request.none')) },
        ...describeNeeds({ ...wanted, childAges: wanted.childAges ?? null }, common, needTexts),
      ]}
    />
  );
}
