export {
  type AskedArrivals,
  findAskedArrivals,
  findPlaces,
  type RidePlaces,
} from './arrivals/asked-arrivals.ts';
