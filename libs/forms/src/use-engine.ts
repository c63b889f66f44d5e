import type { FormFaults } from '@livree/api-client';
import { useLanguage } from '@livree/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import type { Engine, FieldsState } from './engine.ts';
import type { FieldRules } from './form-options.ts';
import { useLatest } from './use-latest.ts';

const nothing: FieldsState = { values: {}, faults: {} };
const neverChanges = () => () => undefined;
const readNothing = () => nothing;

export interface EngineHandle {
  readonly engine: Engine | undefined;
  readonly faults: FormFaults;
  /** The values of react-hook-form; empty until it has loaded. */
  readonly known: FieldValues;
  /** Brings the engine, once. */
  readonly wake: () => Promise<Engine>;
}

/**
 * The engine of a form. It is loaded when the form is first touched, so that it is not in a page's first load.
 * @param begin gives the new engine its first values
 */
export function useEngine(
  rules: FieldRules<Readonly<Record<string, unknown>>>,
  begin: (engine: Engine) => void,
): EngineHandle {
  const language = useLanguage();
  const [engine, setEngine] = useState<Engine>();
  const coming = useRef<Promise<Engine>>(undefined);
  const read = useLatest({ rules, language, begin });
  const state = useSyncExternalStore(
    engine?.subscribe ?? neverChanges,
    engine?.read ?? readNothing,
    readNothing,
  );

  useEffect(() => {
    void engine?.speak(language);
  }, [engine, language]);

  async function bring(): Promise<Engine> {
    const { createEngine } = await import(/* webpackChunkName: 'forms' */ '@livree/forms/engine');
    const started = createEngine(() => read().rules, read().language);
    read().begin(started);
    // At once: the fields are tied to the engine before the form is checked.
    flushSync(() => setEngine(started));
    started.publish();
    return started;
  }

  function wake(): Promise<Engine> {
    coming.current ??= bring().catch((error: unknown) => {
      // A file that did not arrive is fetched again at the next touch.
      coming.current = undefined;
      throw error;
    });
    return coming.current;
  }

  return { engine, faults: state.faults, known: state.values, wake };
}
