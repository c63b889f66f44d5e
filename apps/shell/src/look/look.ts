import { z } from '@livree/contracts/schema';
import { accentSchema, defaultLook, themeSchema, visitorMarks } from '@livree/document';
import type { Accent, ThemeMode } from '@livree/platform';
import type { Clock, KeyValueStore, Look } from '@livree/platform/shell';
import { createStore } from 'zustand';
import { markPending, rememberChoice } from '../choices/choice-memory.ts';
import type { Choice } from '../choices/choice.ts';

/** A preference applied to an attribute of the document and stored in a cookie for the server. */
function documentChoice<T extends string>(
  name: 'theme' | 'accent',
  values: z.ZodMiniType<T>,
  fallback: T,
  store: KeyValueStore,
  clock: Clock,
): Choice<T> & Look<T> {
  const attribute = visitorMarks[name];
  const current = createStore<T>(
    () => z.safeParse(values, document.documentElement.dataset[attribute]).data ?? fallback,
  );
  const draw = (shown: T): void => {
    document.documentElement.dataset[attribute] = shown;
  };
  const show = (next: T): void => {
    draw(next);
    rememberChoice(store, name, next);
    current.setState(next, true);
  };
  return {
    ...current,
    set(next) {
      markPending(store, name, clock.now());
      show(next);
    },
    adopt(value) {
      const known = z.safeParse(values, value);
      if (known.success) show(known.data);
    },
    preview: (value) => draw(value ?? current.getState()),
  };
}

export const createTheme = (store: KeyValueStore, clock: Clock): Choice<ThemeMode> & Look<ThemeMode> =>
  documentChoice('theme', themeSchema, defaultLook.theme, store, clock);

export const createAccent = (store: KeyValueStore, clock: Clock): Choice<Accent> & Look<Accent> =>
  documentChoice('accent', accentSchema, defaultLook.accent, store, clock);
