export { fitsRide, withExtra, withQuantity, withSeats } from './extras/chosen-extras.ts';
