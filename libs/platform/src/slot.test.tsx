import { z } from '@livree/contracts/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SlotPlace } from './shell.ts';
import { ShellProvider, Slot, type ShellServices, type SlotProps } from './index.ts';

const settlement: SlotProps<'payments/settlement@1'> = {
  order: { kind: 'reservation', id: 7 },
  amountCents: 16_650,
  currency: 'EUR',
  busy: false,
};

/** Places the settlement with this data and returns the props that its provider gets. */
function place(data: typeof settlement, settled = vi.fn()): SlotPlace {
  let placed: SlotPlace | undefined;
  const Place = (given: SlotPlace) => {
    placed = given;
    return given.children;
  };
  // A slot uses only this part of the shell.
  const services = z.parse(z.custom<ShellServices>(), { slots: { Place } });
  const html = renderToStaticMarkup(
    <ShellProvider services={services}>
      <Slot
        name="payments/settlement@1"
        data={data}
        on={{ settled, attempt: vi.fn(), priceRefused: vi.fn() }}
      >
        the way back
      </Slot>
    </ShellProvider>,
  );
  expect(html).toBe('the way back');
  if (placed === undefined) throw new Error('nothing was placed');
  return placed;
}

test('a slot passes on only the data that its contract names', () => {
  const more = { ...settlement, secret: 'not in the contract' };
  expect(place(more)).toMatchObject({ name: 'payments/settlement@1', data: settlement });
  expect(place(more).data).not.toHaveProperty('secret');
});

test('a slot refuses data and events that violate its contract', () => {
  expect(() => place({ ...settlement, amountCents: 16.5 })).toThrow(/amountCents/);
  const settled = vi.fn();
  const { on } = place(settlement, settled);
  on['settled']?.({ isPaid: true });
  expect(() => on['settled']?.({ isPaid: 'soon' })).toThrow(/isPaid/);
  expect(settled.mock.calls).toEqual([[{ isPaid: true }]]);
});
