import type { Composition } from '@livree/release';
import { expect, it } from 'vitest';
import type { Rendering } from './render-process.ts';
import { createTrialRenderers } from './trial-renderers.ts';

const composition = (id: string): Composition => ({ id, shell: '', remotes: [], overrides: { booking: id } });
const request = { url: '/', language: 'fr', config: undefined } as const;
const rendering: Rendering = {
  page: {
    status: 200,
    html: '',
    head: { title: '', description: '' },
    state: null,
    rendered: true,
    whole: true,
  },
  faulty: [],
};

/** Test renderers, and how many compositions have one; each page is rendered when `finish` says so. */
function plant(limits: { renderers: number; pages: number; queue: number }) {
  const running = new Set<string>();
  const pages = new Map<string, PromiseWithResolvers<Rendering>>();
  let most = 0;
  const trials = createTrialRenderers(({ id }) => {
    running.add(id);
    most = Math.max(most, running.size);
    return {
      started: Promise.resolve(),
      render() {
        const page = Promise.withResolvers<Rendering>();
        pages.set(id, page);
        return page.promise;
      },
      stop: async () => void running.delete(id),
    };
  }, limits);
  return {
    most: () => most,
    running,
    render: (id: string) => trials.render(composition(id), request),
    async finish(id: string) {
      await expect.poll(() => pages.has(id)).toBe(true);
      pages.get(id)?.resolve(rendering);
      pages.delete(id);
    },
  };
}

it('a test composition waits until another one has finished rendering, and never takes more than its share', async () => {
  const { render, finish, most, running } = plant({ renderers: 2, pages: 10, queue: 5000 });
  const all = ['a', 'b', 'c', 'd', 'e'];
  const rendered = all.map(render);
  for (const id of all) await finish(id);
  expect(await Promise.all(rendered)).toHaveLength(5);
  expect(most()).toBe(2);
  expect([...running]).toEqual(['d', 'e']);
});

it('a page of a test composition is left to the browser if no renderer is free in time or the queue is full', async () => {
  const { render, finish } = plant({ renderers: 1, pages: 2, queue: 10 });
  const first = render('a');
  const second = render('b');
  await expect(render('c')).rejects.toThrow('too many pages of test compositions');
  await expect(second).rejects.toThrow('no render process was free in time');
  await finish('a');
  await expect(first).resolves.toBe(rendering);
});
