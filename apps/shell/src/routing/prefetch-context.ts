import type { PrefetchContext } from '@livree/platform';
import type { ShellHost } from '../host/shell-host.tsx';

/** The context of a page's `prefetch`, at this moment. */
export function prefetchContext(
  { services, queries }: Pick<ShellHost, 'services' | 'queries'>,
  params: PrefetchContext['params'],
  search: URLSearchParams,
): PrefetchContext {
  return {
    queries,
    api: services.api,
    language: services.language.getState(),
    config: services.config,
    params,
    search,
    now: services.clock.now(),
  };
}
