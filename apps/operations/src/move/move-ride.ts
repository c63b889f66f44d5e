import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes, type RideMove } from '@livree/contracts';

interface Move {
  readonly move: RideMove;
  readonly quote: string;
  readonly keepsPrice: boolean;
}

/** Gives a ride another vehicle or time. */
export const moveRide = (api: Transport, id: number, { move, quote, keepsPrice }: Move) =>
  send(api, dispatchRoutes.move, { params: { id }, body: { ...move, quote, keepsPrice } });
