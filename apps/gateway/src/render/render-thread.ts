import { parentPort, workerData } from 'node:worker_threads';
import { z } from '@livree/contracts/schema';
import { renderedPageSchema, serverModuleSchema } from '@livree/document';
import { registerBundleHooks } from './bundle-hooks.ts';
import { threadSetupSchema, toThreadSchema, type FromThread, type ToThread } from './protocol.ts';
import { bundleLoader } from './thread-bundles.ts';

type RenderOrder = Extract<ToThread, { type: 'render' }>;

const setup = z.parse(threadSetupSchema, workerData);
const modules = registerBundleHooks(setup.sharedModules, new URL('.', setup.renderModule).href);

const { render } = z.parse(serverModuleSchema, { ...(await import(setup.renderModule)) });

function tell(message: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(message);
}

async function answer({ id, url, language, config }: RenderOrder): Promise<void> {
  const { composition, apiOrigin, ledgers } = setup;
  const { load, faulty } = bundleLoader(composition, ledgers, modules);
  try {
    const page = await render({ url, composition, language, apiOrigin, config, loadServerBundle: load });
    tell({ type: 'rendered', id, page: z.parse(renderedPageSchema, page), faulty: [...faulty] });
  } catch (error) {
    tell({
      type: 'failed',
      id,
      reason: error instanceof Error ? error.message : String(error),
      faulty: [...faulty],
    });
  }
}

parentPort?.on('message', (message) => {
  const order = z.parse(toThreadSchema, message);
  if (order.type === 'ping') tell({ type: 'alive' });
  else void answer(order);
});
tell({ type: 'ready' });
