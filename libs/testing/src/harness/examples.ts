import type { SlotEvents, SlotProps } from '@livree/platform';
import type { SlotName } from '@livree/platform/shell';

/** An action of a slot's user: the payload of one of its events. */
interface Act {
  readonly label: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Example<Name extends SlotName> {
  readonly data: SlotProps<Name>;
  readonly acts: readonly (Act & { readonly event: keyof SlotEvents<Name> })[];
}

/** For every slot: example data for our own part, and actions that replace another remote's part. */
export const slotExamples: { readonly [Name in SlotName]: Example<Name> } = {
  'account/sign-in@1': {
    data: {
      from: '/reservation?etape=4',
      contact: { name: 'Claire Martin', email: 'claire@example.org', phone: '+33612345678' },
    },
    acts: [],
  },
  'booking/kept-booking@1': { data: {}, acts: [] },
  'booking/simulator@1': {
    data: { departure: 'Aéroport Paris-Charles de Gaulle (CDG)', destination: 'Versailles' },
    acts: [{ label: 'Close', event: 'close', payload: {} }],
  },
  'payments/settlement@1': {
    data: {
      order: { kind: 'reservation', id: 103 },
      amountCents: 16650,
      currency: 'EUR',
      busy: false,
    },
    acts: [
      { label: 'Paid', event: 'settled', payload: { isPaid: true } },
      { label: 'Still processing', event: 'settled', payload: { isPaid: false } },
      { label: 'Price refused', event: 'priceRefused', payload: {} },
    ],
  },
  'payments/settlement@2': {
    data: {
      reservation: { id: 103, isUnfinished: false },
      amountCents: 16650,
      currency: 'EUR',
      busy: false,
    },
    acts: [
      { label: 'Ordered', event: 'ordered', payload: {} },
      { label: 'Paid', event: 'settled', payload: { isPaid: true } },
      { label: 'Still processing', event: 'settled', payload: { isPaid: false } },
      { label: 'Expired', event: 'expired', payload: {} },
      {
        label: 'Unanswered',
        event: 'progress',
        payload: { isOutcomeOpen: true, isUnfinished: true },
      },
    ],
  },
};
