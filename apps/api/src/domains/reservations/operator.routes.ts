import { type Language, type Reservation, type Transaction, reservationRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { type PaymentDependencies, withDeadline } from '../payments/index.ts';
import { advanceReservation } from './commands/advance-reservation.ts';
import { cancelReservation } from './commands/cancel-reservation.ts';
import { readReservation } from './read-reservation.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };
interface Answer {
  readonly message: string;
  readonly data: { readonly reservation: Reservation; readonly transactions: Transaction[] };
}

interface Speaker {
  readonly language: Language;
  readonly translate: (key: 'reservations.updated') => string;
}

const steps = { confirm: 'confirmed', start: 'in_progress', complete: 'completed' } as const;

/** The calls of an operator or chauffeur about a ride. */
export function operatorRoutes(app: FastifyInstance, deps: Dependencies): void {
  const answer = async (id: number, { language, translate }: Speaker): Promise<Answer> => ({
    message: translate('reservations.updated'),
    data: await readReservation(deps, { id, customerId: null, language }),
  });

  for (const step of ['confirm', 'start', 'complete'] as const) {
    registerRoute(
      app,
      reservationRoutes[step],
      async ({ params }, call) => {
        await advanceReservation(deps, { reservationId: params.id, to: steps[step], actor: call.caller });
        return answer(params.id, call);
      },
      { recordsAct: true },
    );
  }

  registerRoute(
    app,
    reservationRoutes.noShow,
    async ({ params }, call) => {
      const { language, caller: actor } = call;
      const payments = withDeadline(deps.payments);
      const order = { reservationId: params.id, customerId: null, by: 'no_show', reason: null } as const;
      await cancelReservation({ ...deps, payments }, { ...order, actor, language });
      return answer(params.id, call);
    },
    { recordsAct: true },
  );
}
