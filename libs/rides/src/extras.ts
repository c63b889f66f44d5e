export { fitsRide, withExtra, withQuantity, withSeats } from './extras/chosen-extras.ts';
export { isSeatChoice } from './extras/count-seats.ts';
export { ExtraHours } from './extras/extra-hours.tsx';
export { mostChildSeats, mostExtraHours } from './extras/limits.ts';
