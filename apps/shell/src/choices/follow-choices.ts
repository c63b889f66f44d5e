import type { Transport } from '@livree/api-client';
import type { Settings } from '@livree/contracts';
import type { ShellServices } from '@livree/platform';
import type { KeyValueStore, SessionService } from '@livree/platform/shell';
import { isNews, markFollowed, ownSince, unmarkOwn, type ChoiceName } from './choice-memory.ts';
import type { Choice } from '../look/look.ts';

export interface Followed {
  readonly api: Transport;
  readonly session: SessionService;
  readonly store: KeyValueStore;
  readonly choices: {
    readonly [Name in ChoiceName]: Choice<ReturnType<ShellServices[Name]['getState']>>;
  };
}

/** A choice in the account; `at` is null if nobody chose it there. */
type Kept = Readonly<Record<ChoiceName, { readonly value: string; readonly at: string | null }>>;

const customerCalls = () => import('../session/customer-calls.ts');

const names = ['language', 'theme', 'accent'] as const;

const keptIn = ({ preferences, theme }: Settings): Kept => ({
  language: { value: preferences.language, at: preferences.languageChosenAt },
  theme: { value: theme.mode, at: theme.modeChosenAt },
  accent: { value: theme.primaryColor, at: theme.primaryColorChosenAt },
});

/**
 * Synchronises language, theme and colour with the customer's account. Another tab's choice shows at once; the
 * account's choice applies once: at sign-in, or if it is new when the visitor returns to the page. The later choice
 * wins, also one that an address names; one that could not be sent waits for the next time.
 */
export function followChoices({ api, session, store, choices }: Followed): void {
  const isSignedIn = (): boolean => session.getState().status === 'signed-in';

  async function give(name: ChoiceName): Promise<void> {
    const since = ownSince(store, name);
    if (since === null || !isSignedIn()) return;
    const { saveChoice } = await customerCalls();
    const { language, theme, accent } = choices;
    const chosen = { language: language.getState(), theme: theme.getState(), accent: accent.getState() };
    const settings = await saveChoice(api, name, chosen);
    markFollowed(store, name, keptIn(settings)[name].at);
    if (ownSince(store, name) === since) unmarkOwn(store, name);
  }

  /** Choices of the account that this page is about to show. */
  const awaited = new Map<ChoiceName, { readonly value: string; readonly at: string }>();

  /** Marks a choice as followed once it is shown: a language needs its texts first, and a reload may come between. */
  function settle(name: ChoiceName): void {
    const wanted = awaited.get(name);
    if (wanted === undefined || wanted.value !== choices[name].getState()) return;
    awaited.delete(name);
    markFollowed(store, name, wanted.at);
  }

  function follow(name: ChoiceName, value: string, at: string): void {
    awaited.set(name, { value, at });
    if (value !== choices[name].getState()) choices[name].adopt(value);
    settle(name);
  }

  async function compare(): Promise<void> {
    if (!isSignedIn()) return;
    const { readSettings } = await customerCalls();
    const kept = keptIn(await readSettings(api));
    for (const name of names) {
      const { value, at } = kept[name];
      const own = ownSince(store, name);
      if (own !== null && own > (at ?? '')) await give(name);
      else if (at !== null && (own !== null || isNews(store, name, at))) {
        unmarkOwn(store, name);
        follow(name, value, at);
      }
    }
  }

  /** One after the other, so that a late answer never undoes a newer choice. */
  let last = Promise.resolve();
  const queue = (act: () => Promise<void>): void => {
    last = last.then(act).catch(() => undefined);
  };

  for (const name of names)
    choices[name].subscribe(() => {
      settle(name);
      setTimeout(() => queue(() => give(name)));
    });
  addEventListener('storage', ({ key, newValue }) => {
    for (const name of names) if (key === name) choices[name].adopt(newValue);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') queue(compare);
  });
  addEventListener('focus', () => queue(compare));
  // Another tab may have followed a choice between the rendering of this document and now; the address alone says its language.
  for (const name of ['theme', 'accent'] as const) {
    const stored = store.read(name);
    if (stored !== null && stored !== choices[name].getState()) choices[name].adopt(stored);
  }
  let wasSignedIn = isSignedIn();
  session.subscribe(() => {
    if (!isSignedIn()) for (const name of names) markFollowed(store, name, null);
    else if (!wasSignedIn) queue(compare);
    wasSignedIn = isSignedIn();
  });
  queue(compare);
}
