import type { TransportRequest } from '@livree/api-client';
import type { KeyValueStore, ShellServices } from '@livree/platform/shell';
import type { Limits } from '@livree/release';
import type { KnownLimits } from './known-limits.ts';
import { LimitError } from './limit-error.ts';

/** A remote that gets services. */
export interface Limited {
  readonly id: string;
  readonly limits: KnownLimits;
  /** Reports what it was refused. */
  readonly onRefused: (refusal: LimitError) => void;
}

/** The services that are cut. */
export type Cut = Pick<ShellServices, 'api' | 'stores' | 'navigation' | 'draft'>;

const fits = (declared: readonly string[], name: string): boolean =>
  declared.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));

/** Whether a call is one of the declared: `GET /vehicles/{id}`. */
const isDeclared = ({ calls }: Limits, { method, path }: TransportRequest): boolean =>
  calls.some((call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`));

/** The services that a remote may use, cut to what its release declares. Beyond that they throw. */
export function cutServices(services: ShellServices, { id, limits, onRefused }: Limited): Cut {
  /** @param isAllowed undefined if nothing is known */
  function hold(isAllowed: boolean | null | undefined, what: string): void {
    if (isAllowed !== false) return;
    const refusal = new LimitError(`${id} uses ${what}, which its release does not declare`);
    onRefused(refusal);
    throw refusal;
  }

  function cutStore(store: KeyValueStore, storage: string): KeyValueStore {
    const check = (key: string) =>
      hold(
        limits.current && fits(limits.current.storage, `${storage} ${key}`),
        `the key ${key} of ${storage}`,
      );
    return {
      ...store,
      read(key) {
        check(key);
        return store.read(key);
      },
      write(key, value) {
        check(key);
        store.write(key, value);
      },
      remove(key) {
        check(key);
        store.remove(key);
      },
    };
  }

  return {
    async api(request) {
      const known = await limits.ready;
      hold(known && isDeclared(known, request), `the call ${request.method} ${request.path}`);
      return services.api(request);
    },
    stores: {
      local: cutStore(services.stores.local, 'localStorage'),
      tab: cutStore(services.stores.tab, 'sessionStorage'),
    },
    navigation: {
      ...services.navigation,
      go(path, options) {
        hold(/^(?:[/?#](?![/\\])|$)/.test(path), `the address ${path}`);
        services.navigation.go(path, options);
      },
    },
    draft(options) {
      hold(limits.current && fits(limits.current.drafts, options.name), `the draft ${options.name}`);
      return services.draft(options);
    },
  };
}
