import type { RenderedPage } from '@livree/document';
import { isAnswerable, releaseName, routeOwner, type Composition } from '@livree/release';
import { traceOperation } from '@livree/server/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { RenderFailure } from '../render/render-failure.ts';
import type { Renderers } from '../render/renderers.ts';
import { findArm, type Counted, type Counters } from '../telemetry/counters.ts';
import type { PageOrder } from './page-order.ts';

/**
 * Milliseconds for which a route that ended its process is left to the browser in that composition, so that it cannot
 * exhaust the others.
 */
const restFor = 30_000;

/** Renders a page on the server, or returns undefined and counts the failure against the release at fault. */
export type ServerRender = (task: PageOrder) => Promise<RenderedPage | undefined>;

export interface ServerRenderOptions {
  readonly renderers: Pick<Renderers, 'render'>;
  readonly counters: Counters;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

interface OwnedRoute {
  readonly id: string;
  readonly route: string;
}

function findRoute(composition: Composition, pathname: string): OwnedRoute | undefined {
  const owned = routeOwner(composition.remotes, pathname);
  if (owned === undefined) return undefined;
  const release = releaseName(owned.remote.id, owned.remote.version);
  return { id: owned.remote.id, route: `${release} ${owned.path.path}` };
}

const restKey = ({ id }: Composition, route: string): string => `${id} ${route}`;

function listReleases(composition: Composition, ids: readonly string[]): Counted[] {
  return composition.remotes
    .filter(({ id }) => ids.includes(id) && isAnswerable(composition, id))
    .map(({ id, version }) => ({ release: releaseName(id, version), arm: findArm(composition, id) }));
}

export function createServerRender({ renderers, counters, log, now }: ServerRenderOptions): ServerRender {
  const resting = new Map<string, number>();

  /** The route instead of the address, which may contain a code. */
  function blame(
    releases: readonly Counted[],
    { route, reason }: { readonly route: string | undefined; readonly reason: string },
  ) {
    for (const release of releases) counters.error(release);
    log.warn(
      { route, releases: releases.map(({ release }) => release), reason },
      'a page was not rendered on the server',
    );
  }

  function explain(error: unknown, { composition, address }: PageOrder) {
    const failure = error instanceof RenderFailure ? error : new RenderFailure('threw', String(error));
    const owner = findRoute(composition, address.pathname);
    const faulty = listReleases(composition, failure.faulty);
    const isNobodysFault = failure.fault === 'busy' || failure.fault === 'interrupted';
    const owners = owner === undefined || isNobodysFault ? [] : listReleases(composition, [owner.id]);
    blame(faulty.length > 0 ? faulty : owners, {
      route: owner?.route,
      reason: `${failure.fault}: ${failure.message}`,
    });
    const endedProcess = failure.fault === 'stuck' || failure.fault === 'died';
    if (owner !== undefined && endedProcess) resting.set(restKey(composition, owner.route), now() + restFor);
  }

  return async (task) => {
    const { composition, address, language, config } = task;
    const route = findRoute(composition, address.pathname)?.route;
    if (route !== undefined && now() < (resting.get(restKey(composition, route)) ?? 0)) return undefined;
    try {
      const url = `${address.pathname}${address.search}`;
      const { page, faulty } = await traceOperation(
        () => ({ name: 'render', attributes: { 'livree.route': route ?? 'unknown' } }),
        () => renderers.render(composition, { url, language, config }),
      );
      if (faulty.length > 0) blame(listReleases(composition, faulty), { route, reason: 'bundle not usable' });
      return page;
    } catch (error) {
      explain(error, task);
      return undefined;
    }
  };
}
