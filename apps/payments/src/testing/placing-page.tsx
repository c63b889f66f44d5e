import { send } from '@livree/api-client';
import { euros, reservationRoutes } from '@livree/contracts';
import { Slot, useShell, type Remote, type SlotEvents, type SlotProps } from '@livree/platform';
import { useState } from 'react';
import { remote } from '../remote.ts';
import { fetchPrice, ride } from './ordered-ride.ts';

type Settlement = 'payments/settlement@2';

/** What a placing page keeps across a reload. */
export interface Kept {
  key: string;
  reservation: SlotProps<Settlement>['reservation'];
}

interface Placing {
  readonly onSettled: (isPaid: boolean) => void;
  readonly kept?: Kept;
}

const amount = euros(10_000);

/** This remote with an additional page, `/placing`, which reserves a ride when it is ordered, and again on `Reserve`. On `Adopt` it takes over what another tab reserved. */
export function placingRemote({
  onSettled,
  kept = { key: crypto.randomUUID(), reservation: null },
}: Placing): Remote {
  function PlacingPage() {
    const { api } = useShell();
    const [reservation, setReservation] = useState(kept.reservation);
    const [isBusy, setBusy] = useState(false);
    const keep = (next: Kept['reservation']): void => setReservation((kept.reservation = next));
    async function reserve(isAdopted = false): Promise<void> {
      setBusy(true);
      try {
        const { quote } = await fetchPrice(api);
        const request = { headers: { idempotencyKey: kept.key }, body: { ...ride, quote } };
        const { data } = await send(api, reservationRoutes.create, request);
        keep({ id: data.reservation.id, isUnfinished: false, isAdopted });
      } catch {
        // The customer presses again.
      } finally {
        setBusy(false);
      }
    }
    const on: SlotEvents<Settlement> = {
      ordered: () => void reserve(),
      progress: ({ isUnfinished }) => keep(kept.reservation && { ...kept.reservation, isUnfinished }),
      expired() {
        kept.key = crypto.randomUUID();
        keep(null);
      },
      settled: ({ isPaid }) => onSettled(isPaid),
    };
    return (
      <>
        <Slot
          name="payments/settlement@2"
          data={{ reservation, amountCents: amount.cents, currency: 'EUR', busy: isBusy }}
          on={on}
        />
        <button type="button" onClick={() => void reserve()}>
          Reserve
        </button>
        <button type="button" onClick={() => void reserve(true)}>
          Adopt
        </button>
      </>
    );
  }
  const page = async () => ({ Page: PlacingPage, meta: () => ({ title: '', description: '' }) });
  return { ...remote, routes: [...remote.routes, { path: '/placing', access: 'customer', page }] };
}
