import { z } from '@livree/contracts/schema';
import { createStore } from 'zustand';
import type { Clock, Consent, ConsentChoice, ConsentState, KeyValueStore } from '../shell-services.ts';
import { parseJson } from '../storage/key-value-store.ts';

const choiceSchema = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
});

export const onlyNecessary: ConsentChoice = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};
export const everything: ConsentChoice = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
};

const preferencesKey = 'cookie-preferences';
const acceptedKey = 'cookie-accepted';
const chosenAtKey = 'cookie-chosen-at';

/** How long a choice is valid, in milliseconds: six months, as the French authority recommends. */
const lifetime = 183 * 24 * 60 * 60 * 1000;

export interface ConsentService extends Consent {
  /** Reads the stored choice; called once the page runs in the browser. */
  start(): void;
  choose(choice: ConsentChoice): void;
  /** Deletes the choice and asks again. */
  reset(): void;
}

/** The visitor's choice, stored under the specified keys. Until then, only necessary cookies are allowed. */
export function createConsent(store: KeyValueStore, clock: Clock): ConsentService {
  const state = createStore<ConsentState>(() => ({ choice: undefined, reviewing: false }));

  function forget() {
    for (const key of [preferencesKey, acceptedKey, chosenAtKey]) store.remove(key);
  }

  /** A choice without a date counts from now. */
  function isOutdated(): boolean {
    const now = clock.now();
    const chosenAt = Date.parse(store.read(chosenAtKey) ?? '');
    if (Number.isNaN(chosenAt)) store.write(chosenAtKey, now.toISOString());
    return now.getTime() - chosenAt > lifetime;
  }

  return {
    ...state,
    start() {
      const stored = z.safeParse(choiceSchema, parseJson(store.read(preferencesKey)));
      const accepted = store.read(acceptedKey) === 'true';
      if (!stored.success || !accepted) return;
      if (isOutdated()) forget();
      else state.setState({ choice: stored.data, reviewing: false });
    },
    choose(choice) {
      store.write(preferencesKey, JSON.stringify(choice));
      store.write(acceptedKey, 'true');
      store.write(chosenAtKey, clock.now().toISOString());
      state.setState({ choice, reviewing: false });
    },
    reset() {
      forget();
      state.setState({ choice: undefined, reviewing: true });
    },
    allows: (category) => category === 'necessary' || state.getState().choice?.[category] === true,
    review: () => state.setState({ reviewing: true }),
  };
}
