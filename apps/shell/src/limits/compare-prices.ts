import type { Transport, TransportRequest } from '@livree/api-client';
import { z } from '@livree/contracts/schema';

/** A page ordered a ride at a sum that it did not show. The message is for developers; reports carry the name alone. */
class WrongPriceError extends Error {
  override readonly name = 'WrongPriceError';
}

const orderedSchema = z.object({ data: z.object({ total_price: z.number() }) });

/** The call `reservations.create`; its contract would weigh more than this file. */
const isOrder = ({ method, path }: TransportRequest): boolean =>
  method === 'POST' && path === '/reservations';

/** What a page says just now; its layout separates an amount from its neighbours. */
const readPage = (): string => document.body.innerText;

/**
 * Looks whether the sum of each ordered ride was on the page when it was ordered, whatever code wrote it there. The order
 * itself is not touched.
 * @param onWrong hears of a sum that was not
 */
export function comparePrices(api: Transport, onWrong: (fault: Error) => void, read = readPage): Transport {
  return async (request) => {
    if (!isOrder(request)) return api(request);
    const page = read();
    const answer = await api(request);
    const ordered = z.safeParse(orderedSchema, answer.body);
    if (ordered.success)
      void compare(page, Math.round(ordered.data.data.total_price * 100)).catch(() => undefined);
    return answer;
  };

  async function compare(page: string, cents: number): Promise<void> {
    const { readAmounts } = await import(/* webpackChunkName: 'amounts' */ '@livree/i18n/amounts');
    if (!readAmounts(page).includes(cents))
      onWrong(new WrongPriceError(`the page did not show ${cents} cents, the sum of its order`));
  }
}
