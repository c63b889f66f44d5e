import type { Composition } from '@livree/release';
import { RenderFailure } from './render-failure.ts';
import type { Rendering, RenderRequest } from './render-process.ts';
import type { Renderer } from './renderer.ts';
import { createTaskQueue } from './task-queue.ts';

/** What all test compositions together may use, so that the pages of others keep their time. */
export interface TrialLimits {
  /** How many of them have a renderer at a time. */
  readonly renderers: number;
  /** How many of their pages are rendered or wait at a time. */
  readonly pages: number;
  /** Milliseconds that a page waits for a renderer. */
  readonly queue: number;
}

export const trialLimits: TrialLimits = { renderers: 2, pages: 12, queue: 5000 };

/** Renders pages of test compositions. */
export interface TrialRenderers {
  /** @throws RenderFailure */
  render(composition: Composition, request: RenderRequest): Promise<Rendering>;
  stop(): Promise<void>;
}

interface Place {
  readonly renderer: Renderer;
  pages: number;
}

interface Waiting {
  readonly composition: Composition;
  readonly settle: PromiseWithResolvers<Place>;
}

/**
 * A few renderers that all test compositions share. One that renders no page gives its place to the next composition;
 * otherwise that one waits.
 */
export function createTrialRenderers(
  create: (composition: Composition) => Renderer,
  limits = trialLimits,
): TrialRenderers {
  /** By composition, the one used least recently first. */
  const places = new Map<string, Place>();
  const queue = createTaskQueue<Waiting>();

  const idle = () => [...places].find(([, { pages }]) => pages === 0);
  const rendered = () => [...places.values()].reduce((sum, { pages }) => sum + pages, 0);

  /** Makes a place free, if none is. Returns whether there is one now. */
  function makeRoom(): boolean {
    if (places.size < limits.renderers) return true;
    const [id, left] = idle() ?? [];
    if (id === undefined) return false;
    places.delete(id);
    void left?.renderer.stop();
    return true;
  }

  /** The place of a composition with one more page in it; undefined if all others are in use. */
  function take(composition: Composition): Place | undefined {
    const known = places.get(composition.id);
    if (known === undefined && !makeRoom()) return undefined;
    const place = known ?? { renderer: create(composition), pages: 0 };
    places.delete(composition.id);
    places.set(composition.id, place);
    place.pages += 1;
    return place;
  }

  function leave(place: Place) {
    place.pages -= 1;
    if (place.pages > 0) return;
    const waiting = queue.next();
    const taken = waiting && take(waiting.composition);
    if (taken !== undefined) waiting?.settle.resolve(taken);
  }

  async function placeFor(composition: Composition): Promise<Place> {
    if (rendered() + queue.size >= limits.pages)
      throw new RenderFailure('busy', 'too many pages of test compositions were requested');
    const taken = take(composition);
    if (taken !== undefined) return taken;
    const settle = Promise.withResolvers<Place>();
    queue.add({ composition, settle }, limits.queue);
    return settle.promise;
  }

  return {
    async render(composition, request) {
      const place = await placeFor(composition);
      try {
        return await place.renderer.render(request);
      } finally {
        leave(place);
      }
    },
    async stop() {
      queue.abandon('the renderers were stopped');
      await Promise.all([...places.values()].map(({ renderer }) => renderer.stop()));
    },
  };
}
