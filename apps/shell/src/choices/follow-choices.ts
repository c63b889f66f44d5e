import type { Transport } from '@livree/api-client';
import type { Settings } from '@livree/contracts';
import type { ShellServices } from '@livree/platform';
import type { KeyValueStore, SessionService } from '@livree/platform/shell';
import { isUnfollowed, markFollowed, pendingSince, clearPending, type ChoiceName } from './choice-memory.ts';
import type { Choice } from './choice.ts';

export interface ChoiceParts {
  readonly api: Transport;
  readonly session: SessionService;
  readonly store: KeyValueStore;
  readonly choices: {
    readonly [Name in ChoiceName]: Choice<ReturnType<ShellServices[Name]['getState']>>;
  };
}

/** A choice in the account; `at` is null if nobody chose it there. */
type AccountChoices = Readonly<Record<ChoiceName, { readonly value: string; readonly at: string | null }>>;

const customerCalls = () => import('../session/customer-calls.ts');

const names = ['language', 'theme', 'accent'] as const;

const readAccountChoices = ({ preferences, theme }: Settings): AccountChoices => ({
  language: { value: preferences.language, at: preferences.languageChosenAt },
  theme: { value: theme.mode, at: theme.modeChosenAt },
  accent: { value: theme.primaryColor, at: theme.primaryColorChosenAt },
});

/**
 * Synchronises language, theme and colour with the customer's account. Another tab's choice shows at once; the
 * account's choice applies once: at sign-in, or if it is new when the visitor returns to the page. The later choice
 * wins, also one that an address names; one that could not be sent waits for the next time.
 */
export function followChoices({ api, session, store, choices }: ChoiceParts): void {
  const isSignedIn = (): boolean => session.getState().status === 'signed-in';

  async function sendChoice(name: ChoiceName): Promise<void> {
    const since = pendingSince(store, name);
    if (since === null || !isSignedIn()) return;
    const { saveChoice } = await customerCalls();
    const { language, theme, accent } = choices;
    const chosen = { language: language.getState(), theme: theme.getState(), accent: accent.getState() };
    const settings = await saveChoice(api, name, chosen);
    markFollowed(store, name, readAccountChoices(settings)[name].at);
    if (pendingSince(store, name) === since) clearPending(store, name);
  }

  /** Choices of the account that this page is about to show. */
  const awaited = new Map<ChoiceName, { readonly value: string; readonly at: string }>();

  /** Marks a choice as followed once it is shown: a language needs its texts first, and a reload may come between. */
  function markShown(name: ChoiceName): void {
    const wanted = awaited.get(name);
    if (wanted === undefined || wanted.value !== choices[name].getState()) return;
    awaited.delete(name);
    markFollowed(store, name, wanted.at);
  }

  function follow(name: ChoiceName, value: string, at: string): void {
    awaited.set(name, { value, at });
    if (value !== choices[name].getState()) choices[name].adopt(value);
    markShown(name);
  }

  async function compareWithAccount(): Promise<void> {
    if (!isSignedIn()) return;
    const { readSettings } = await customerCalls();
    const kept = readAccountChoices(await readSettings(api));
    for (const name of names) {
      const { value, at } = kept[name];
      const own = pendingSince(store, name);
      if (own !== null && own > (at ?? '')) await sendChoice(name);
      else if (at !== null && (own !== null || isUnfollowed(store, name, at))) {
        clearPending(store, name);
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
      markShown(name);
      setTimeout(() => queue(() => sendChoice(name)));
    });
  addEventListener('storage', ({ key, newValue }) => {
    for (const name of names) if (key === name) choices[name].adopt(newValue);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') queue(compareWithAccount);
  });
  addEventListener('focus', () => queue(compareWithAccount));
  // Another tab may have followed a choice between the rendering of this document and now; the address alone says its language.
  for (const name of ['theme', 'accent'] as const) {
    const stored = store.read(name);
    if (stored !== null && stored !== choices[name].getState()) choices[name].adopt(stored);
  }
  let wasSignedIn = isSignedIn();
  session.subscribe(() => {
    if (!isSignedIn()) for (const name of names) markFollowed(store, name, null);
    else if (!wasSignedIn) queue(compareWithAccount);
    wasSignedIn = isSignedIn();
  });
  queue(compareWithAccount);
}
