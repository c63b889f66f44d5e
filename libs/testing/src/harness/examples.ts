import { sandboxMethods } from '@livree/contracts';
import type { SlotEvents, SlotName, SlotProps } from '@livree/platform';

/** Something that a slot's user may do, as the payload of one of its events. */
interface Act {
  readonly label: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Example<Name extends SlotName> {
  readonly data: SlotProps<Name>;
  readonly acts: readonly (Act & { readonly event: keyof SlotEvents<Name> })[];
}

/** For every slot: data to show it with when it is ours, and what to do in its place when it is another's. */
export const slotExamples: { readonly [Name in SlotName]: Example<Name> } = {
  'booking/simulator@1': {
    data: { departure: 'Aéroport Paris-Charles de Gaulle (CDG)', destination: 'Versailles' },
    acts: [{ label: 'Close', event: 'close', payload: {} }],
  },
  'payments/checkout@1': {
    data: {
      amountCents: 16650,
      currency: 'EUR',
      description: 'Paris CDG – Versailles',
      busy: false,
      action: null,
    },
    acts: [
      pay('Pay by card', sandboxMethods.succeeds),
      pay('Pay, declined', sandboxMethods.insufficientFunds),
      pay('Pay, 3-D Secure', sandboxMethods.challenge),
      pay('Pay, provider silent', sandboxMethods.outage),
      { label: 'Pay by wallet', event: 'submit', payload: { method: 'wallet', paymentMethodId: null } },
      { label: 'Back, accepted', event: 'actionDone', payload: { outcome: 'completed' } },
      { label: 'Back, cancelled', event: 'actionDone', payload: { outcome: 'cancelled' } },
    ],
  },
};

function pay(label: string, paymentMethodId: string) {
  return { label, event: 'submit' as const, payload: { method: 'card', paymentMethodId } };
}
