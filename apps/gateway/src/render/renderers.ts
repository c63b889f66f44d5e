import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isTrial, type Composition } from '@livree/release';
import type { Releases } from '@livree/release/ledger';
import type { CallApi } from './api-calls.ts';
import { readBundles } from './bundle-sources.ts';
import type { Confinement } from './confinement/confinement.ts';
import type { Setup } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import { startRenderProcess, type RenderRequest } from './render-process.ts';
import { createRenderer, type Renderer, type RenderLimits, type RendererOptions } from './renderer.ts';
import type { ShellModules } from './shell-modules.ts';
import { createTrialRenderers, type TrialRenderers } from './trial-renderers.ts';

/** Pages that a new process renders to warm up, so that no visitor waits for its first render. */
export type WarmUp = (composition: Composition) => Promise<readonly RenderRequest[]>;

/**
 * The renderers of all compositions. Those of the live one, of the previous one and of canaries are never given up for
 * others.
 */
export interface Renderers extends TrialRenderers {
  /**
   * Starts the renderers of what visitors get from now on, the live composition first. Resolves when they can render,
   * failed to start, or take too long.
   */
  keepLive(compositions: readonly [Composition, ...Composition[]]): Promise<void>;
  /** Whether a composition is rendered here: one that was live longer ago is not, so that nobody starts processes for it. */
  has(composition: Composition): boolean;
}

export interface RenderersOptions {
  readonly shellModules: (composition: Composition) => Promise<ShellModules>;
  readonly ledgers: readonly Releases[];
  readonly callApi: CallApi;
  readonly confinement: Confinement;
  readonly limits: RenderLimits;
  /** Called if a process lacks a bundle or could not start. */
  readonly onTrouble: (error: unknown) => void;
  readonly warmUp: WarmUp;
}

export function createRenderers(options: RenderersOptions): Renderers {
  const { shellModules, ledgers, callApi, confinement, limits, onTrouble, warmUp } = options;
  /** Processes outlive the request that first needed them. */
  const outsideRequests = AsyncLocalStorage.snapshot();
  /** In the order in which they went live. */
  const live = new Map<string, Renderer>();
  let latest: readonly Renderer[] = [];

  async function prepareSetup(composition: Composition): Promise<Setup> {
    const [shell, remotes] = await Promise.all([
      shellModules(composition),
      readBundles(composition, ledgers, onTrouble),
    ]);
    const { bundles } = remotes;
    return { ...shell, composition, bundles, sources: { ...shell.sources, ...remotes.sources } };
  }

  function create(composition: Composition, processes: number): Renderer {
    const renderer: RendererOptions = {
      limits: { ...limits, processes },
      startProcess: (onEnd) =>
        startRenderProcess({
          confinement,
          setup: prepareSetup(composition),
          callApi,
          pageLimit: limits.page,
          onEnd,
        }),
      warmUp: () => warmUp(composition),
      onTrouble,
    };
    return outsideRequests(() => createRenderer(renderer));
  }

  function keep(composition: Composition): Renderer {
    const renderer = live.get(composition.id) ?? create(composition, limits.processes);
    live.delete(composition.id);
    live.set(composition.id, renderer);
    return renderer;
  }

  function endOld(keptCount: number): void {
    for (const [id, old] of [...live].slice(0, -keptCount)) {
      live.delete(id);
      void old.stop();
    }
  }

  const trials = createTrialRenderers((composition) => create(composition, 1));

  return {
    async keepLive([composition, ...canaries]) {
      const kept = [composition, ...canaries].map(keep);
      latest = kept;
      await Promise.race([Promise.all(kept.map(({ started }) => started)), pause(limits.start)]);
      // Visitors got another one until now, which stays for a rollback; if something newer is being prepared, they still do.
      if (latest === kept) endOld(kept.length + 1);
    },
    has: (composition) => isTrial(composition) || live.has(composition.id),
    async render(composition, request) {
      if (isTrial(composition)) return trials.render(composition, request);
      const renderer = live.get(composition.id);
      if (renderer === undefined) throw new RenderFailure('busy', 'the composition is no longer live');
      return renderer.render(request);
    },
    async stop() {
      await Promise.all([trials.stop(), ...[...live.values()].map((renderer) => renderer.stop())]);
    },
  };
}
