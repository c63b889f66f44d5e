import { flightStates, isOneOf, type Reservation } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { describeNeeds } from '@livree/rides/needs';
import { useTranslation } from 'react-i18next';
import { useNeedTexts } from '../use-need-texts.ts';
import { CustomerLink } from './customer-link.tsx';

/** Who rides, in what, and with what. */
export function RideFacts({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { childAges, childSeats } = ride;
  const children = describeNeeds({ childAges, childSeats }, common, useNeedTexts());
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
        {
          label: t('ride.flight'),
          value: ride.flightNumber && (
            <FlightFact {...{ ride }} number={ride.flightNumber} flight={ride.flight} />
          ),
        },
        { label: t('ride.train'), value: ride.trainNumber },
        {
          label: t('ride.returnFlight'),
          value: ride.returnFlightNumber && (
            <FlightFact {...{ ride }} number={ride.returnFlightNumber} flight={ride.returnFlight} />
          ),
        },
        { label: t('ride.returnTrain'), value: ride.returnTrainNumber },
        { label: t('ride.sign'), value: ride.signName },
        ...children,
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

interface FlightFactProps {
  readonly ride: Reservation;
  readonly number: string;
  readonly flight: Reservation['flight'];
}

/** The flight; one that the ride follows also with its state, its landing and whether the pickup could follow. */
function FlightFact({ ride, number, flight }: FlightFactProps) {
  const { t } = useTranslation('operations');
  const { dateTime } = formatterFor(useLanguage(), { timeZone: ride.timezone });
  if (!flight) return number;
  const { state, expectedAt, bookedPickupAt, isPickupStuck, isSandbox, source } = flight;
  const words = [
    flight.number,
    isOneOf(flightStates, state) ? t(`flight.${state}`) : state,
    expectedAt ? t('ride.landing', { time: dateTime(new Date(expectedAt), 'compact') }) : '',
    bookedPickupAt ? t('flight.moved', { time: dateTime(bookedPickupAt, 'compact') }) : '',
    isPickupStuck ? t('flight.stuck') : '',
    isSandbox ? t('ride.inventedFlight') : (source ?? ''),
  ];
  return words.filter((word) => word !== '').join(', ');
}
