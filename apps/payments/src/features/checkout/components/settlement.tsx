import type { SlotComponentProps } from '@livree/platform';
import { useSettlement } from '../use-settlement.ts';
import { SettlementView } from './settlement-view.tsx';

/** Settles a reservation: payment method, the provider's steps, retries, until the server says that it is paid. */
export function Settlement({ data, on, children }: SlotComponentProps<'payments/settlement@2'>) {
  const { reservation, amountCents, currency, busy } = data;
  return (
    <SettlementView
      settling={useSettlement(data, on)}
      isReserved={reservation !== null && reservation.isAdopted !== true}
      isBusy={busy}
      {...{ amountCents, currency }}
    >
      {children}
    </SettlementView>
  );
}
