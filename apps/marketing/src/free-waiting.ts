import { promises, type SiteConfig } from '@livree/contracts';

/** Minutes without charge by the kind of the pickup place, as far as the API says them. */
export function findFreeWaiting({ freeWaiting }: Pick<SiteConfig, 'freeWaiting'>) {
  const { freeWaitingMinutes: elsewhere } = promises;
  return freeWaiting ?? { airport: elsewhere, station: elsewhere, elsewhere };
}
