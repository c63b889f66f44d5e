import type { ChildSeatKind } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { countSeats } from '../extras/count-seats.ts';

/** What a ride needs besides its vehicle; an empty text or list is nothing. */
export interface RideNeeds {
  readonly bags?: number | null | undefined;
  readonly flightNumber?: string | null | undefined;
  readonly trainNumber?: string | null | undefined;
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

/** What the remote says of seats. */
interface SeatTexts {
  readonly label: string;
  /** `2 boosters` */
  readonly name: (kind: ChildSeatKind, count: number) => string;
}

/**
 * The needs as facts, in the order in which they are asked. `common` translates the common texts. Without `seats`, ages
 * stand for them.
 */
export function describeNeeds(
  { bags, flightNumber, trainNumber, signName, childAges, childSeats }: RideNeeds,
  common: TFunction,
  seats?: SeatTexts,
): DescribedNeed[] {
  const ages = (childAges ?? []).flatMap((age) => (age === null ? [] : [describeAge(age, common)]));
  return [
    { label: common('ride.bags'), value: bags ? String(bags) : '' },
    { label: common('ride.flight'), value: flightNumber ?? '' },
    { label: common('ride.train'), value: trainNumber ?? '' },
    { label: common('ride.sign'), value: signName ?? '' },
    { label: common('ride.childAges'), value: ages.join(', ') },
    ...(seats
      ? [
          {
            label: seats.label,
            value: countSeats(childAges ?? [], childSeats ?? [])
              .map(({ kind, count }) => seats.name(kind, count))
              .join(', '),
          },
        ]
      : []),
  ];
}
