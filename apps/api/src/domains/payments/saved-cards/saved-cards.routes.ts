import { paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/index.ts';
import { withDeadline } from '../commands/call-provider.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { preferCard, removeCard, savedCards } from './saved-cards.ts';

const limit = { max: 30, seconds: 60 };

/** A customer's own cards, which the provider keeps. */
export function savedCardRoutes(app: FastifyInstance, payments: PaymentDependencies): void {
  registerRoute(
    app,
    paymentRoutes.cards,
    async (_input, { caller }) => ({ data: [...(await savedCards(withDeadline(payments), caller.id))] }),
    { limit },
  );

  registerRoute(
    app,
    paymentRoutes.preferCard,
    async ({ params: { id } }, { caller, say }) => {
      await preferCard(withDeadline(payments), caller.id, id);
      return { message: say('payments.card_preferred') };
    },
    { limit },
  );

  registerRoute(
    app,
    paymentRoutes.removeCard,
    async ({ params: { id } }, { caller, say }) => {
      await removeCard(withDeadline(payments), caller.id, id);
      return { message: say('payments.card_removed') };
    },
    { limit },
  );
}
