import { useQueryClient, useShell, type QueryClient } from '@livree/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { isConcerned } from './is-concerned.ts';
import { createLiveLink, noLink, type LiveLink, type LiveState } from './live-link.ts';
import { readAgain } from './read-again.ts';

/** One link for all pages of a visit, so that the way from one to another does not break it. */
const links = new WeakMap<QueryClient, LiveLink>();

/** Milliseconds between two readings of what changes with time, or in case that something was not heard. */
const beside = 60_000;
const alone = 10_000;

/** Hears what changes while the page is open, and reads again what it shows of that. */
export function useLive(): LiveState {
  const { api } = useShell();
  const queries = useQueryClient();
  const link =
    links.get(queries) ??
    createLiveLink(api, (batch) => {
      void readAgain(queries, (key) => isConcerned(key, batch));
    });
  links.set(queries, link);
  useEffect(() => link.hold(), [link]);
  return useSyncExternalStore(link.subscribe, link.state, () => noLink);
}

/** How often a screen that stays open is read again, in milliseconds: rarely while changes are heard. */
export const useRereading = (): number => (useLive().isLive ? beside : alone);
