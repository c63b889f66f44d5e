import { IconButton } from '@livree/design-system/actions';
import { ArrowUpIcon } from '@livree/design-system/icons';
import { withStopEarlier, type TripPlaces } from '../trip/trip-places.ts';

interface StopEarlierProps<Trip extends TripPlaces> {
  trip: Trip;
  /** Of the stop. */
  index: number;
  onChange: (trip: Trip) => void;
  /** Names the button by the number of the stop. */
  label: ((number: number) => string) | undefined;
}

/** Moves a stop before the one that precedes it. */
export function StopEarlier<Trip extends TripPlaces>({
  trip,
  index,
  onChange,
  label,
}: StopEarlierProps<Trip>) {
  const stop = trip.stops[index];
  if (label === undefined || stop === undefined || index === 0) return null;
  return (
    <IconButton label={label(index + 1)} onClick={() => onChange(withStopEarlier(trip, stop.id))}>
      <ArrowUpIcon aria-hidden size={20} />
    </IconButton>
  );
}
