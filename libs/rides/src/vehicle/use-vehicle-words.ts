import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';

/** Keeps a number and its unit on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

/** What is told of a vehicle: its price and its room. */
export interface VehicleWords {
  /** `cents` an hour; on request when there is no price. */
  hourlyPrice(cents: number | null | undefined): string;
  /** How many passengers and pieces of luggage it takes. */
  room(vehicle: { readonly seats: number; readonly luggageCapacity?: number | undefined }): string;
}

/** Tells of vehicles in the visitor's language. */
export function useVehicleWords(): VehicleWords {
  const { t, language } = useMessages('common');
  return {
    hourlyPrice: (cents) =>
      typeof cents === 'number'
        ? t('ride.perHour', { price: formatterFor(language).shortMoney(cents) })
        : t('ride.priceOnRequest'),
    room({ seats, luggageCapacity }) {
      const passengers = unbroken(t('ride.passengers', { count: seats }));
      if (luggageCapacity === undefined) return passengers;
      return `${passengers}, ${unbroken(t('ride.luggage', { count: luggageCapacity }))}`;
    },
  };
}
