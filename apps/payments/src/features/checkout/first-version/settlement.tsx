import type { SlotComponentProps, SlotEvents, SlotProps } from '@livree/platform';
import type { ReactNode } from 'react';
import { SettlementView } from '../components/settlement-view.tsx';
import { Settlement } from '../components/settlement.tsx';
import type { RideOrder } from './attempt.ts';
import { priceNotice } from './price-change.tsx';
import { useRideOrder } from './use-ride-order.ts';

type Slot = 'payments/settlement@1';

const nothing = (): void => undefined;

/** The settlement for releases that do not reserve themselves. */
export function FirstSettlement({ data, on, children }: SlotComponentProps<Slot>) {
  const { order, ...price } = data;
  if (order.kind === 'ride')
    return (
      <RideSettlement order={order} price={price} on={on}>
        {children}
      </RideSettlement>
    );
  return (
    <Settlement
      data={{ ...price, reservation: { id: order.id, isUnfinished: false } }}
      on={{ ordered: nothing, progress: nothing, expired: nothing, settled: on.settled }}
    >
      {children}
    </Settlement>
  );
}

interface RideSettlementProps {
  readonly order: RideOrder;
  readonly price: Omit<SlotProps<Slot>, 'order'>;
  readonly on: SlotEvents<Slot>;
  readonly children?: ReactNode;
}

function RideSettlement({ order, price, on, children }: RideSettlementProps) {
  const { amountCents, currency, busy } = price;
  const controls = useRideOrder({ order, amountCents, busy }, on);
  return (
    <SettlementView
      settling={controls}
      isBusy={busy}
      notice={priceNotice(controls, busy)}
      {...{ amountCents, currency }}
    >
      {children}
    </SettlementView>
  );
}
