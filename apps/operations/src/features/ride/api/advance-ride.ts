import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import type { Step } from '../model/steps.ts';

/** Confirms, starts or completes a ride, or closes it because nobody came. */
export const advanceRide = (api: Transport, id: number, step: Step) =>
  send(api, reservationRoutes[step], { params: { id } });
