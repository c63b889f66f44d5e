import type { DayRide } from '@livree/contracts';
import { Link } from '@livree/platform';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { places } from '../../../frame/places.ts';
import { isMovable } from '../../../move/move-wish.ts';
import type { Hand } from '../use-hand.ts';

interface RideTargetProps {
  readonly ride: DayRide;
  readonly hand: Hand;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly title?: string;
  readonly drag?: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}

/** The key that takes the ride with the focus in hand. */
const takeKey = 'd';

/** What leads from a ride of the day to its page; while rides are moved, what takes it in hand. */
export function RideTarget({ ride, hand, drag, ...shared }: RideTargetProps) {
  if (!isMovable(ride)) return <Link to={places.ride(ride.id)} {...shared} />;
  if (hand.isPicking) return <button type="button" {...shared} {...drag} onClick={() => hand.take(ride)} />;
  const takeByKey = (event: KeyboardEvent) => {
    if (event.key !== takeKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hand.take(ride);
  };
  return (
    <Link to={places.ride(ride.id)} {...shared} {...drag} aria-keyshortcuts={takeKey} onKeyDown={takeByKey} />
  );
}
