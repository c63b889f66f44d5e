import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Vehicle } from '@livree/contracts';
import { pictureAt } from '@livree/imagery';
import { bodyShape } from '@livree/rides/vehicle';
import { bodyPicture } from '../../../pictures/site-pictures.ts';
import { lineUp, type LineUpPicture, type LineUpVehicle } from '../model/line-up.ts';

const wholeFleet = 50;

function toPicture({ primaryImage, type }: Vehicle): LineUpPicture | null {
  const ours = primaryImage === null ? bodyPicture(bodyShape(type)) : pictureAt(primaryImage);
  if (ours) return { kind: 'illustration', ...ours };
  return primaryImage === null ? null : { kind: 'photograph', src: primaryImage };
}

/** The cheapest vehicles that represent the fleet, all with a picture or all drawn. */
export async function readLineUp(api: Transport, signal: AbortSignal): Promise<LineUpVehicle[]> {
  const query = { perPage: wholeFleet, sortBy: 'price', sortOrder: 'asc' } as const;
  const { items } = (await send(api, fleetRoutes.list, { query }, { signal })).data;
  const chosen = lineUp(items);
  const pictures = chosen.map(toPicture);
  const areComplete = pictures.every((picture) => picture !== null);
  return chosen.map(({ id, name, type, seats, luggageCapacity, ridePriceFrom, pricePerHour }, index) => ({
    id,
    name,
    type,
    seats,
    luggageCapacity,
    ridePriceFrom,
    pricePerHour,
    picture: areComplete ? (pictures[index] ?? null) : null,
  }));
}
