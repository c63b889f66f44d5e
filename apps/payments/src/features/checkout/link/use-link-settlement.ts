import { useShell } from '@livree/platform';
import type { Payment } from '../model/settlement.ts';
import { useSettling, type Call } from '../use-settling.ts';
import { linkedRideQuery } from './linked-ride-query.ts';
import { payByLink } from './pay-by-link.ts';

const nothing = (): void => undefined;

/** Pays the ride of a link, without a session. */
export function useLinkSettlement(key: string, onSettled: (isPaid: boolean) => void) {
  const { api } = useShell();
  const call = (payment: Payment | null): Call => ({
    answer: payByLink(api, key, payment),
    onAnswer: nothing,
    onFailure: (failure) => ({ type: 'failed', failure }),
  });
  return useSettling({
    reserved: { id: 0, isUnfinished: false, ask: () => call(null) },
    submit: call,
    onSettled,
    async isPaid(queries) {
      const { state } = await queries.fetchQuery({ ...linkedRideQuery(api, key), staleTime: 0 });
      return state === 'paid';
    },
  });
}
