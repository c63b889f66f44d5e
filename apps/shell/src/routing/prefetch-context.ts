import type { PrefetchContext } from '@livree/platform';
import type { ShellHost } from '../host/shell-host.tsx';

/** The context of a remote's `prefetch`, at this moment. */
export function prefetchContext(
  { bindServices, queries }: Pick<ShellHost, 'bindServices' | 'queries'>,
  remoteId: string,
  params: PrefetchContext['params'],
  search: URLSearchParams,
): PrefetchContext {
  const services = bindServices(remoteId);
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
