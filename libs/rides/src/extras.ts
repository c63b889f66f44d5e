export { fitsRide, withExtra, withQuantity, withSeats } from './extras/chosen-extras.ts';
export { isSeatChoice } from './extras/count-seats.ts';
export { mostChildSeats, mostExtraHours } from './extras/limits.ts';
