import { expect, it, onTestFinished, vi } from 'vitest';
import { RenderFailure } from './render-failure.ts';
import { startRenderProcess } from './render-process.ts';
import { createRenderer, renderLimits } from './renderer.ts';

const request = { url: '/', language: 'en', config: {} } as const;
/** What the page of a process that works does here. */
const failure = new RenderFailure('threw', 'the page was asked for');

it('a process that the system cannot start has ended: its orders are settled, and it can be stopped', async () => {
  const onEnd = vi.fn();
  const hired = startRenderProcess({
    confinement: { name: 'nothing', command: () => ['/nowhere/node', []] },
    setup: Promise.withResolvers<never>().promise,
    callApi: () => expect.unreachable(),
    pageLimit: 1000,
    onEnd,
  });
  const order = hired.render(request);
  await expect(hired.ready).rejects.toThrow('ENOENT');
  await expect(order).rejects.toThrow('the render process ended');
  await hired.stop();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('processes whose start throws are told, and hired again after the usual pauses', async () => {
  const onTrouble = vi.fn();
  let failing = 4;
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onTestFinished(() => void process.off('unhandledRejection', rejected));
  const renderer = createRenderer({
    limits: { ...renderLimits, processes: 4, restart: { first: 400, longest: 8000, calm: 60_000 } },
    startProcess(onEnd) {
      if (failing-- <= 0)
        return {
          ready: Promise.resolve(),
          busy: 0,
          render: () => Promise.reject(failure),
          stop: async () => onEnd(),
        };
      return startRenderProcess({
        confinement: { name: 'nothing', command: () => ['no\0program', []] },
        setup: Promise.reject(new Error('no bundles')),
        callApi: () => expect.unreachable(),
        pageLimit: 1000,
        onEnd,
      });
    },
    warmUp: async () => [],
    onTrouble,
  });
  await renderer.started;
  expect(onTrouble.mock.calls.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(renderer.render(request)).rejects.toBe(failure), 3000);
  expect(onTrouble).toHaveBeenCalledTimes(4);
  await renderer.stop();
  expect(rejected).not.toHaveBeenCalled();
});
