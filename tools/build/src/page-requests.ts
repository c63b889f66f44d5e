import { registerHooks } from 'node:module';
import { z } from '@livree/contracts/schema';

interface Route {
  readonly path: string;
  readonly page?: unknown;
}

const load = z.custom<() => unknown>((value) => typeof value === 'function');
const answered = z.object({ request: z.string() });

/**
 * The import of each route's page, by the route's path: `./pages/home.tsx`. Each page is loaded as in the shell, and
 * gets a module that only names itself, so it does not matter how the import is written.
 * @param remote URL of the module with the routes
 * @throws ZodError if a page loads something else than one module of its remote
 */
export async function pageRequests(
  remote: string,
  routes: readonly Route[],
): Promise<ReadonlyMap<string, string>> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL !== remote) return next(specifier, context);
      const source = `export const request=${JSON.stringify(specifier)}`;
      return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
    },
  });
  try {
    const pages = routes.filter(({ page }) => page !== undefined);
    const requests = pages.map(
      async ({ path, page }) => [path, answered.parse(await load.parse(page)()).request] as const,
    );
    return new Map(await Promise.all(requests));
  } finally {
    hooks.deregister();
  }
}
