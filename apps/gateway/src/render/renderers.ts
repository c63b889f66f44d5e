import type { Composition } from '@livree/release';
import type { Releases } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';
import type { CallApi } from './api-calls.ts';
import { readBundles } from './bundle-sources.ts';
import type { Setup } from './protocol.ts';
import { createRenderer, type Renderer, type RenderLimits } from './renderer.ts';
import { startRenderProcess, type RenderRequest } from './render-process.ts';
import type { ShellModules } from './shell-modules.ts';

/** How many compositions keep their processes: the live one, the previous one and a tester's. */
const keptCompositions = 3;

/** Pages that a new process renders to warm up, so that no visitor waits for its first render. */
export type WarmUp = (composition: Composition) => Promise<readonly RenderRequest[]>;

export interface Renderers {
  of(composition: Composition): Renderer;
  stop(): Promise<void>;
}

export interface RenderersOptions {
  readonly shellModules: (composition: Composition) => Promise<ShellModules>;
  readonly ledgers: readonly Releases[];
  readonly callApi: CallApi;
  readonly limits: RenderLimits;
  /** Called if a process lacks a bundle or could not start. */
  readonly onTrouble: (error: unknown) => void;
  readonly warmUp: WarmUp;
}

export function createRenderers(options: RenderersOptions): Renderers {
  const { shellModules, ledgers, callApi, limits, onTrouble, warmUp } = options;
  const kept = new LRUCache<string, Renderer>({
    max: keptCompositions,
    dispose: (renderer) => void renderer.stop(),
  });

  async function setupOf(composition: Composition): Promise<Setup> {
    const [shell, remotes] = await Promise.all([
      shellModules(composition),
      readBundles(composition, ledgers, onTrouble),
    ]);
    const { bundles } = remotes;
    return { ...shell, composition, bundles, sources: { ...shell.sources, ...remotes.sources } };
  }

  function create(composition: Composition): Renderer {
    return createRenderer({
      limits,
      startProcess: (onEnd) =>
        startRenderProcess({ setup: setupOf(composition), callApi, pageLimit: limits.page, onEnd }),
      warmUp: () => warmUp(composition),
      onTrouble,
    });
  }

  return {
    of(composition) {
      const known = kept.get(composition.id);
      if (known !== undefined) return known;
      const renderer = create(composition);
      kept.set(composition.id, renderer);
      return renderer;
    },
    async stop() {
      await Promise.all([...kept.values()].map((renderer) => renderer.stop()));
    },
  };
}
