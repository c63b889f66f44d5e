import type { Transport } from '@livree/api-client';
import type { SiteConfig } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { expectTypeOf, test } from 'vitest';
import type { SessionUser, SlotName } from './shell.ts';
import { Slot } from './slot.tsx';
import {
  useDraft,
  type useShell,
  type Draft,
  type OrderedRide,
  type PaymentAttempt,
  type Remote,
} from './index.ts';
import type { SlotComponentProps, SlotEvents, SlotProps } from './index.ts';

type Order = SlotProps<'payments/settlement@1'>['order'];

test('a slot takes the data of its contract and reports its events', () => {
  expectTypeOf<SlotName>().toEqualTypeOf<
    | 'account/sign-in@1'
    | 'booking/kept-booking@1'
    | 'booking/simulator@1'
    | 'payments/settlement@1'
    | 'payments/settlement@2'
  >();
  expectTypeOf<SlotProps<'booking/simulator@1'>>().toEqualTypeOf<{
    departure?: string | undefined;
    destination?: string | undefined;
    vehicleId?: string | undefined;
  }>();
  expectTypeOf<Order['kind']>().toEqualTypeOf<'ride' | 'reservation'>();
  expectTypeOf<Extract<Order, { kind: 'ride' }>['ride']>().toEqualTypeOf<OrderedRide>();
  expectTypeOf<SlotEvents<'payments/settlement@1'>['settled']>().parameter(0).toEqualTypeOf<{
    isPaid: boolean;
  }>();
  expectTypeOf<SlotEvents<'payments/settlement@1'>['attempt']>().parameter(0).toEqualTypeOf<{
    attempt: PaymentAttempt | null;
  }>();
});

test('data, events and name of a slot match', () => {
  const placed = expectTypeOf(Slot<'booking/simulator@1'>).parameter(0);
  placed.toHaveProperty('on').toEqualTypeOf<SlotComponentProps<'booking/simulator@1'>['on']>();
  placed.toHaveProperty('name').toEqualTypeOf<'booking/simulator@1'>();
  // @ts-expect-error a slot that nobody has declared
  expectTypeOf<SlotProps<'booking/simulator@2'>>();
});

test('the shell types its services', () => {
  type Shell = ReturnType<typeof useShell>;
  expectTypeOf<Shell['api']>().toEqualTypeOf<Transport>();
  expectTypeOf<Shell['config']>().toEqualTypeOf<SiteConfig>();
  expectTypeOf<Shell['clock']['now']>().returns.toEqualTypeOf<Date>();
  expectTypeOf<Shell['language']['getState']>().returns.toEqualTypeOf<'fr' | 'en' | 'es' | 'de'>();
  expectTypeOf<
    Extract<ReturnType<Shell['session']['getState']>, { user: unknown }>['user']
  >().toEqualTypeOf<SessionUser>();
  expectTypeOf<Shell['toasts']['show']>()
    .parameter(0)
    .toEqualTypeOf<'success' | 'error' | 'warning' | 'info'>();
});

test('a draft has the type of its schema', () => {
  const schema = z.object({ text: z.string() });
  expectTypeOf(useDraft<z.infer<typeof schema>>).returns.toEqualTypeOf<Draft<{ text: string }>>();
});

test('a remote must have everything that the shell reads', () => {
  expectTypeOf<Remote>().toHaveProperty('contract').toBeNumber();
  // @ts-expect-error without its messages
  const remote: Remote = { id: 'tours', contract: 2, routes: [], slots: {}, places: [] };
  expectTypeOf(remote).toEqualTypeOf<Remote>();
});
