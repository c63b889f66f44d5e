import type { Vehicle } from '@livree/contracts';

const hourly = ({ pricePerHour }: Vehicle): number => pricePerHour?.cents ?? Infinity;

/** Sorts vehicles by ascending price per hour; those on request come last. */
export const byHourlyPrice = (fleet: readonly Vehicle[]): readonly Vehicle[] =>
  fleet.toSorted((a, b) => hourly(a) - hourly(b));
