import type { Reservation, RideMove } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useAct } from '../frame/use-act.ts';
import { isPaid } from './is-paid.ts';
import { moveRide } from './move-ride.ts';
import { useMoveQuote } from './use-move-quote.ts';

/** A move that was made. */
export interface MadeMove {
  /** The ride as it was: what shows it may be read again before the answer is here. */
  readonly from: Reservation;
  readonly move: RideMove;
  /** Whether money goes back to the customer. */
  readonly isGivenBack: boolean;
}

/**
 * A wished move of a ride: its price, which of both prices the customer pays, and the act that makes it.
 * @param onMoved tells the answer of the server; a toast does by default
 */
export function useMove(
  ride: Reservation,
  wished: RideMove | null,
  onMoved?: (message: string, made: MadeMove) => void,
) {
  const { api } = useShell();
  const [wantsToKeep, setWantsToKeep] = useState(false);
  const { quote, error, isAsking, renew } = useMoveQuote(ride.id, wished);
  const difference = (quote?.totalPrice.cents ?? 0) - ride.totalPrice.cents;
  const keepsPrice = isPaid(ride) && (difference > 0 || quote?.keepsPrice === true || wantsToKeep);
  const moving = useAct(
    ({ from, order }: { readonly order: Parameters<typeof moveRide>[2] } & MadeMove) =>
      moveRide(api, from.id, order),
    undefined,
    onMoved,
  );
  return {
    quote,
    error,
    isAsking,
    renew,
    isPaid: isPaid(ride),
    keepsPrice,
    setWantsToKeep,
    isPossible: wished !== null && quote?.isAvailable === true,
    isPending: moving.isPending,
    make() {
      if (!wished || !quote) return;
      moving.mutate({
        from: ride,
        move: wished,
        isGivenBack: isPaid(ride) && difference < 0 && !keepsPrice,
        order: { move: wished, quote: quote.quote, keepsPrice },
      });
    },
  };
}
