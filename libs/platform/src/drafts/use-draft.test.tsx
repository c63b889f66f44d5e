// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShellProvider, useDraft } from '../shell-context.tsx';
import type { Draft, ShellServices } from '../shell-services.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { createDrafts } from './drafts.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('a draft keeps its identity between renders, although its steps are written inline', () => {
  const drafts = createDrafts(memoryStore(), { now: () => new Date() }, () => undefined);
  const services = z.parse(z.custom<ShellServices>(), { draft: drafts.open });
  const seen = new Set<Draft<string>>();
  function Form() {
    const earlier = [{ version: 1, schema: z.string(), up: String, down: String }];
    seen.add(useDraft({ name: 'note', version: 2, schema: z.string(), earlier }));
    return null;
  }
  const root = createRoot(document.body);
  for (let time = 0; time < 3; time += 1)
    act(() =>
      root.render(
        <ShellProvider services={services}>
          <Form key="form" />
        </ShellProvider>,
      ),
    );
  expect(seen.size).toBe(1);
  act(() => root.unmount());
});
