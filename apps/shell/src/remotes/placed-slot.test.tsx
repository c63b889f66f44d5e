import { z } from '@livree/contracts/schema';
import { createPageTexts } from '@livree/i18n/instance';
import { ShellProvider, useShell } from '@livree/platform';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { ShellHostContext, type ShellHost } from '../host/shell-host.tsx';
import { PlacedSlot } from './placed-slot.tsx';

/** Renders a placed slot whose load is in a state. */
function renderSlot(load: object, given: { readonly isOptional?: boolean } = {}, vital = vi.fn()): string {
  const bindServices = (remote: string) => ({
    telemetry: { vital: vital.bind(undefined, remote) },
    language: createStore(() => 'fr'),
  });
  // The parts of the shell that a placed slot uses.
  const host = z.parse(z.custom<ShellHost>(), {
    bindServices,
    composition: { overrides: {} },
    i18n: createPageTexts('fr').i18n,
    library: { slot: () => createStore(() => load) },
  });
  return renderToStaticMarkup(
    <ShellHostContext value={host}>
      <ShellProvider services={host.bindServices('booking')}>
        <PlacedSlot name="payments/settlement@1" data={{}} on={{}} {...given} />
      </ShellProvider>
    </ShellHostContext>,
  );
}

function Reporter() {
  useShell().telemetry.vital('LCP', 1);
  return <p>the checkout</p>;
}

test('a part of another remote reports under that remote, not under the one that placed it', () => {
  const vital = vi.fn();
  const html = renderSlot({ status: 'ready', value: { Slot: Reporter } }, {}, vital);
  expect(html).toBe('<p>the checkout</p>');
  expect(vital.mock.calls).toEqual([['payments', 'LCP', 1]]);
});

test('an optional part shows nothing until it is there, and nothing if it is missing', () => {
  expect(renderSlot({ status: 'loading' })).toContain('aria-busy');
  expect(renderSlot({ status: 'loading' }, { isOptional: true })).toBe('');
  expect(renderSlot({ status: 'failed' }, { isOptional: true })).toBe('');
});
