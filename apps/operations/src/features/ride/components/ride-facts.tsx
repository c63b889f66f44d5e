import type { Reservation } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { phoneLink, spacedPhone } from '@livree/i18n';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from './customer-link.tsx';

/** Who rides, in what, and with what. */
export function RideFacts({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  return (
    <Facts
      facts={[
        { label: t('ride.customer'), value: <CustomerLink ride={ride} /> },
        {
          label: t('ride.phone'),
          value: ride.clientPhone && (
            <a href={phoneLink(ride.clientPhone)}>{spacedPhone(ride.clientPhone)}</a>
          ),
        },
        { label: t('ride.email'), value: <a href={`mailto:${ride.clientEmail}`}>{ride.clientEmail}</a> },
        { label: t('ride.traveller'), value: ride.traveller && <TravellerFact traveller={ride.traveller} /> },
        { label: t('ride.vehicle'), value: ride.vehicle.name },
        { label: t('ride.passengers'), value: ride.passengers },
        { label: t('ride.bags'), value: ride.bags },
        { label: t('ride.flight'), value: ride.flightNumber },
        { label: t('ride.sign'), value: ride.signName },
        { label: t('ride.requests'), value: ride.specialRequests, isProse: true },
        { label: t('ride.reason'), value: ride.cancellationReason, isProse: true },
      ]}
    />
  );
}

function TravellerFact({ traveller }: { traveller: NonNullable<Reservation['traveller']> }) {
  return (
    <>
      {traveller.name}, <a href={phoneLink(traveller.phone)}>{spacedPhone(traveller.phone)}</a>
    </>
  );
}
