import type { RideWords } from '../../texts.ts';
import type { Row } from './rows.ts';

/** Departure, stops and destination, one row each. */
export function routeRows(addresses: readonly string[], t: RideWords): Row[] {
  return addresses.map((value, index) => {
    if (index === 0) return { label: t('ride.from'), value };
    if (index === addresses.length - 1) return { label: t('ride.to'), value };
    return { label: t('ride.stop', { number: index }), value };
  });
}
