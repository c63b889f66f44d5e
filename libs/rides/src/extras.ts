export { fitsRide, withExtra, withQuantity, withSeats } from './extras/chosen-extras.ts';
export { countSeats } from './extras/count-seats.ts';
