import type { Quote } from '@livree/contracts';
import { Slot, useShell, type PaymentAttempt, type Remote } from '@livree/platform';
import { useEffect, useState } from 'react';
import { remote } from '../remote.ts';
import { fetchPrice, ride } from './ordered-ride.ts';

interface Placing {
  /** Changes the first quote before the slot gets it. */
  readonly alter?: (quote: Quote) => Quote;
  readonly onSettled: (isPaid: boolean) => void;
  /** The state that the page keeps across a reload. */
  readonly memory?: { attempt: PaymentAttempt | null };
}

/** This remote with an additional page, `/placing`, which orders a ride like a booking release that does not reserve. */
export function firstPlacingRemote({
  alter = (quote) => quote,
  onSettled,
  memory = { attempt: null },
}: Placing): Remote {
  function PlacingPage() {
    const { api } = useShell();
    const [quote, setQuote] = useState<Quote>();
    const [isAsking, setAsking] = useState(false);
    const [attempt, setAttempt] = useState(memory.attempt);
    useEffect(() => void fetchPrice(api).then((first) => setQuote(alter(first))), [api]);
    async function renew(): Promise<void> {
      setAsking(true);
      setQuote(await fetchPrice(api));
      setAsking(false);
    }
    if (quote === undefined) return null;
    return (
      <Slot
        name="payments/settlement@1"
        data={{
          order: { kind: 'ride', ride, quote: quote.quote, attempt },
          amountCents: quote.totalPrice.cents,
          currency: 'EUR',
          busy: isAsking,
        }}
        on={{
          attempt: (kept) => setAttempt((memory.attempt = kept.attempt)),
          priceRefused: () => void renew(),
          settled: ({ isPaid }) => onSettled(isPaid),
        }}
      />
    );
  }
  const page = async () => ({ Page: PlacingPage, meta: () => ({ title: '', description: '' }) });
  return { ...remote, routes: [...remote.routes, { path: '/placing', access: 'customer', page }] };
}
