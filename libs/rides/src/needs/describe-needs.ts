import type { ChildSeatKind } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { countSeats } from '../extras/count-seats.ts';

/** What a ride needs besides its vehicle; an empty text or list is nothing. */
export interface RideNeeds {
  readonly bags?: number | null | undefined;
  readonly flightNumber?: string | null | undefined;
  readonly trainNumber?: string | null | undefined;
  readonly returnFlightNumber?: string | null | undefined;
  readonly returnTrainNumber?: string | null | undefined;
  readonly signName?: string | null | undefined;
  /** In years; null for an age that is not said yet. */
  readonly childAges?: readonly (number | null)[] | null | undefined;
  /** The chosen seats, in the order of the ages; null for the usual one. */
  readonly childSeats?: readonly (string | null)[] | null | undefined;
}

interface DescribedNeed {
  readonly label: string;
  /** Empty without the need. */
  readonly value: string;
}

const describeAge = (age: number, common: TFunction): string =>
  age === 0 ? common('ride.underOne') : common('ride.age', { count: age });

/** What the remote says of seats, and of the arrival before the way back. */
export interface NeedTexts {
  readonly seats: string;
  /** `2 boosters` */
  readonly nameSeat: (kind: ChildSeatKind, count: number) => string;
  readonly returnFlight: string;
  readonly returnTrain: string;
}

/**
 * The needs as facts, in the order in which they are asked. `common` translates the common texts. Without `texts`, ages
 * stand for seats, and nothing for the way back.
 */
export function describeNeeds(needs: RideNeeds, common: TFunction, texts?: NeedTexts): DescribedNeed[] {
  const { bags, flightNumber, trainNumber, signName, childAges, childSeats } = needs;
  const ages = (childAges ?? []).flatMap((age) => (age === null ? [] : [describeAge(age, common)]));
  return [
    { label: common('ride.bags'), value: bags ? String(bags) : '' },
    { label: common('ride.flight'), value: flightNumber ?? '' },
    { label: common('ride.train'), value: trainNumber ?? '' },
    ...(texts
      ? [
          { label: texts.returnFlight, value: needs.returnFlightNumber ?? '' },
          { label: texts.returnTrain, value: needs.returnTrainNumber ?? '' },
        ]
      : []),
    { label: common('ride.sign'), value: signName ?? '' },
    { label: common('ride.childAges'), value: ages.join(', ') },
    ...(texts
      ? [
          {
            label: texts.seats,
            value: countSeats(childAges ?? [], childSeats ?? [])
              .map(({ kind, count }) => texts.nameSeat(kind, count))
              .join(', '),
          },
        ]
      : []),
  ];
}
