export type { Access, GivenMeta, RemoteRoute, SlotModule } from './remote.ts';
export { useIsCurrent } from './is-current.ts';
export type {
  Clock,
  Consent,
  ConsentCategory,
  ConsentChoice,
  ConsentState,
  Draft,
  DraftOptions,
  EarlierDraft,
  KeyValueStore,
  Look,
  Navigation,
  Preference,
  PushService,
  PushState,
  ReadonlyStore,
  SessionService,
  SessionState,
  SessionUser,
  ShellServices,
  SlotHost,
  SlotPlace,
  Stores,
  Telemetry,
  ToastKind,
  ToastOptions,
  Toasts,
} from './shell-services.ts';
export type { SlotName } from './slots.ts';
export { createConsent, everything, onlyNecessary } from './consent/consent.ts';
export type { ConsentService } from './consent/consent.ts';
export { createDrafts } from './drafts/drafts.ts';
export { removeOldDrafts } from './drafts/remove-old-drafts.ts';
export { emptyStore, localStore, memoryStore, tabStore } from './storage/key-value-store.ts';
export { createSession } from './session/session.ts';
export type { SessionCalls, SessionListeners, StoredSession } from './session/session.ts';
export { createToasts } from './toasts/toasts.ts';
export type { Toast, ToastService } from './toasts/toasts.ts';
