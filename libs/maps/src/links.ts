const service = 'https://www.google.com/maps';

/** A search for an address in a map service. */
export const mapSearch = (address: string): string =>
  `${service}/search/?api=1&query=${encodeURIComponent(address)}`;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The surroundings of a place in a map service. @param zoom from 0, the world, to 21 */
export const mapAt = ({ latitude, longitude }: Place, zoom: number): string =>
  `${service}/@?api=1&map_action=map&center=${latitude}%2C${longitude}&zoom=${zoom}`;
