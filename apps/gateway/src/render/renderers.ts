import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Composition, ShellRelease } from '@livree/release';
import { RecentMap } from '../recent-map.ts';
import { createRenderer, type Renderer, type RenderLimits, type WarmUp } from './renderer.ts';

/** Compositions that keep their threads: the live one, the one before it and a tester's. */
const keptCompositions = 3;

export interface Renderers {
  of(composition: Composition): Renderer;
  stop(): Promise<void>;
}

export function createRenderers(options: {
  shell: ShellRelease;
  shellDist: string;
  apiOrigin: string;
  ledgers: readonly string[];
  limits: RenderLimits;
  /** Hears why a thread could not start. */
  onTrouble: (error: unknown) => void;
  warmUp: WarmUp;
}): Renderers {
  const { shell, shellDist, apiOrigin, ledgers, limits, onTrouble, warmUp } = options;
  const kept = new RecentMap<string, Renderer>(keptCompositions, (renderer) => void renderer.stop());
  const moduleUrl = (file: string) => pathToFileURL(join(shellDist, 'server', file)).href;
  const shared = Object.entries(shell.server.shared).map(([name, file]) => [name, moduleUrl(file)]);
  const setup = {
    apiOrigin,
    renderModule: moduleUrl(shell.server.entry),
    sharedModules: Object.fromEntries(shared),
    ledgers: [...ledgers],
  };
  return {
    of(composition) {
      const known = kept.get(composition.id);
      if (known !== undefined) return known;
      const renderer = createRenderer({ ...setup, composition }, limits, onTrouble, warmUp);
      kept.set(composition.id, renderer);
      return renderer;
    },
    async stop() {
      await Promise.all([...kept.values()].map((renderer) => renderer.stop()));
    },
  };
}
