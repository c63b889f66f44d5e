import type { ReadonlyStore, ShellServices } from '@livree/platform';
import type { ConsentService, ToastService } from '@livree/platform/shell';
import type { BrowserComposition } from '@livree/release';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { Prefetcher } from '../prefetch/prefetcher-on-demand.ts';
import type { Acts } from '../problem/acts.ts';
import type { ProblemState } from '../problem/problem-state.ts';
import type { RemoteLibrary } from '../remotes/remote-library.ts';
import type { Visit } from './visit.ts';

/** What the shell's own parts share besides the services for remotes. */
export interface ShellHost {
  readonly composition: BrowserComposition;
  readonly library: RemoteLibrary;
  readonly prefetcher: Prefetcher;
  readonly visit: Visit;
  readonly queries: QueryClient;
  readonly i18n: i18n;
  /** Loads the texts of the shell that the document lacks. */
  completeTexts(): Promise<void>;
  readonly services: ShellServices;
  /**
   * The services for a remote; its reports name its own release.
   * @param waits where a part says that it is not ready
   */
  bindServices(remoteId: string, waits?: Set<() => void>): ShellServices;
  readonly toasts: ToastService;
  readonly consent: ConsentService;
  /** Whether the session ends soon without input from the visitor. */
  readonly isSessionEnding: ReadonlyStore<boolean>;
  /** The report of a problem, which the visitor opens. */
  readonly problem: StoreApi<ProblemState>;
  /** What happened in this visit, for such a report. */
  readonly acts: Acts;
  /** Reads the browser's storage; called once the page runs in the browser. */
  start(): void;
}

export const ShellHostContext = createContext<ShellHost | undefined>(undefined);

export function useShellHost(): ShellHost {
  const host = useContext(ShellHostContext);
  if (host === undefined) throw new Error('this component must be used inside the shell');
  return host;
}
