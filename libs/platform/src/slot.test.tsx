import { z } from '@livree/contracts/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ShellProvider, Slot, type ShellServices, type SlotPlace, type SlotProps } from './index.ts';

const checkout: SlotProps<'payments/checkout@1'> = {
  amountCents: 16_650,
  currency: 'EUR',
  description: 'Paris – Versailles',
  busy: false,
  action: null,
};

/** Places the checkout with this data, and answers what its provider is given. */
function place(data: typeof checkout, submit = vi.fn()): SlotPlace {
  let placed: SlotPlace | undefined;
  const Place = (given: SlotPlace) => {
    placed = given;
    return given.children;
  };
  // A slot asks nothing else of the shell.
  const services = z.parse(z.custom<ShellServices>(), { slots: { Place } });
  const html = renderToStaticMarkup(
    <ShellProvider services={services}>
      <Slot name="payments/checkout@1" data={data} on={{ submit, actionDone: vi.fn() }}>
        the way back
      </Slot>
    </ShellProvider>,
  );
  expect(html).toBe('the way back');
  if (placed === undefined) throw new Error('nothing was placed');
  return placed;
}

test('a slot hands its data, and no more than its contract names, to the part', () => {
  const more = { ...checkout, secret: 'not in the contract' };
  expect(place(more)).toMatchObject({ name: 'payments/checkout@1', data: checkout });
  expect(place(more).data).not.toHaveProperty('secret');
});

test('a slot refuses data and events that break its contract', () => {
  expect(() => place({ ...checkout, amountCents: 16.5 })).toThrow(/amountCents/);
  const submit = vi.fn();
  const { on } = place(checkout, submit);
  on['submit']?.({ method: 'card', paymentMethodId: 'pm_card_visa' });
  expect(() => on['submit']?.({ method: 'cash', paymentMethodId: null })).toThrow(/method/);
  expect(submit.mock.calls).toEqual([[{ method: 'card', paymentMethodId: 'pm_card_visa' }]]);
});
