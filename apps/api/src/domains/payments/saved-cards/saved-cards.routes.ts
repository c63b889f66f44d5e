import { paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/index.ts';
import { withDeadline } from '../commands/call-provider.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { addCard, confirmCard } from './add-card.ts';
import { setDefaultCard, removeCard, listSavedCards } from './saved-cards.ts';

const limit = { max: 30, seconds: 60 };
/** Each addition checks a card with its bank, which thieves would like to do with thousands. */
const additions = { max: 10, seconds: 3600 };

/** A customer's own saved cards. */
export function savedCardRoutes(app: FastifyInstance, payments: PaymentDependencies): void {
  registerRoute(
    app,
    paymentRoutes.cards,
    async (_input, { caller }) => ({ data: [...(await listSavedCards(withDeadline(payments), caller.id))] }),
    { limit },
  );

  registerRoute(
    app,
    paymentRoutes.addCard,
    async ({ headers, body: { paymentMethodId } }, { caller, language }) => {
      const key = headers.idempotencyKey ?? null;
      const card = { customerId: caller.id, paymentMethodId, language, key };
      return { success: true, data: await addCard(withDeadline(payments), card) };
    },
    { limit: additions },
  );

  registerRoute(
    app,
    paymentRoutes.confirmCard,
    async ({ params: { id } }, { caller }) => ({
      success: true,
      data: await confirmCard(withDeadline(payments), caller.id, id),
    }),
    { limit },
  );

  registerRoute(
    app,
    paymentRoutes.preferCard,
    async ({ params: { id } }, { caller, translate }) => {
      await setDefaultCard(withDeadline(payments), caller.id, id);
      return { message: translate('payments.card_preferred') };
    },
    { limit },
  );

  registerRoute(
    app,
    paymentRoutes.removeCard,
    async ({ params: { id } }, { caller, translate }) => {
      await removeCard(withDeadline(payments), caller.id, id);
      return { message: translate('payments.card_removed') };
    },
    { limit },
  );
}
